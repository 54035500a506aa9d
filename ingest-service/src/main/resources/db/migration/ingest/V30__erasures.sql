-- Spaces that were erased as a whole, without a word of what they held: what was told before then is not taken in when it
-- comes late, and what is told later goes on above the last version, so that readers take it.
create table erasures (
    space        uuid primary key,
    call         uuid        not null,
    erased_at    timestamptz not null,
    last_version bigint      not null,
    sources      integer     not null,
    memories     integer     not null,
    awaits       text        not null default ''
);

-- Ids of what was erased whose end has not been told yet.
create table untold (
    space   uuid   not null,
    topic   text   not null,
    key     text   not null,
    version bigint not null,
    primary key (space, topic, key)
);

-- The version under which the end of a source was told: told again, it goes on above it.
alter table forgotten add column version bigint not null default 0;
