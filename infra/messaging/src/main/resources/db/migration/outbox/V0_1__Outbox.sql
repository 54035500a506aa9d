-- Spring Modulith's event publication registry (its structure version 2), in the service's own schema, with a position:
-- events of one transaction share a moment, and are to be sent in order all the same.
CREATE TABLE event_publication
(
  id                     UUID NOT NULL PRIMARY KEY,
  listener_id            TEXT NOT NULL,
  event_type             TEXT NOT NULL,
  serialized_event       TEXT NOT NULL,
  publication_date       TIMESTAMP WITH TIME ZONE NOT NULL,
  completion_date        TIMESTAMP WITH TIME ZONE,
  status                 TEXT,
  completion_attempts    INT,
  last_resubmission_date TIMESTAMP WITH TIME ZONE,
  position               BIGINT GENERATED ALWAYS AS IDENTITY
);

CREATE INDEX event_publication_by_position ON event_publication (position);

-- A forgotten text is taken back by key.
CREATE INDEX event_publication_by_key ON event_publication ((serialized_event::jsonb ->> 'key'));
