-- A source that was taken up is told as being learned; it waits like a queued one until that has been done.
drop index sources_to_learn;
create index sources_to_learn on sources (space, seq) where status in ('queued', 'learning');
