-- Where the caller of the erasure waits: all that it ended is told as what that caller waits for, whoever tells it.
alter table erasures add column reply_partition integer not null default 0;
