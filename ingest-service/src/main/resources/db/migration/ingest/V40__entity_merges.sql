-- Names that mean one and the same. A merge that was undone stays for the record.
create table entity_merges (
    id        bigint generated always as identity primary key,
    space     uuid        not null,
    from_name text        not null,
    into_name text        not null,
    merged_by uuid        not null,
    merged_at timestamptz not null,
    undone_by uuid,
    undone_at timestamptz
);

create index entity_merges_by_space on entity_merges (space);

-- The name a memory was told under, where it answers under another.
create table told_names (
    memory uuid primary key references memories on delete cascade,
    space  uuid not null,
    name   text not null
);

create index told_names_by_space on told_names (space);
