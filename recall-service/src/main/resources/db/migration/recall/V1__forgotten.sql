-- Ids of memories and sources that were forgotten. No text: this table outlives what it is about.
create table forgotten (
    key text primary key,
    forgotten_at timestamptz not null default now()
);
