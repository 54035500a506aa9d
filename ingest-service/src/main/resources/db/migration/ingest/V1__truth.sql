-- Everything that was told, word for word, and what was learned from it. Every row carries its space.

create table people (
    space uuid primary key,
    name  text not null,
    zone  text not null
);

create table sources (
    id         text primary key,
    seq        bigint generated always as identity,
    space      uuid        not null,
    scope      text        not null,
    kind       text        not null check (kind in ('note', 'conversation', 'page', 'policy', 'import')),
    title      text,
    url        text,
    channel    text,
    agent_id   text,
    provenance text        not null,
    person     text        not null,
    zone       text        not null,
    category   text,
    importance text,
    push_id    text,
    added_at   timestamptz not null,
    size       integer     not null,
    status     text        not null check (status in ('queued', 'learning', 'learned', 'failed')),
    reason     text,
    attempts   integer     not null default 0,
    due_at     timestamptz not null,
    version    bigint      not null default 1,
    unique (space, push_id)
);

-- The queue of what is still to be learned: by space, so that each space has its turn.
create index sources_to_learn on sources (space, seq) where status = 'queued';

create table lines (
    space    uuid        not null,
    source   text        not null references sources on delete cascade,
    position integer     not null,
    role     text        not null check (role in ('user', 'assistant')),
    speaker  text,
    said_at  timestamptz not null,
    text     text        not null,
    -- Tells the same line again in a later, longer conversation.
    mark     text,
    -- Kept before, by another source: not learned again.
    known    boolean     not null,
    primary key (source, position)
);

create index lines_by_mark on lines (space, mark) where mark is not null;

create sequence memory_numbers;

create table memories (
    fact_id       uuid primary key,
    number        bigint      not null unique,
    space         uuid        not null,
    scope         text        not null,
    entity        text        not null,
    key           text        not null,
    value         text        not null,
    text          text        not null,
    kind          text        not null check (kind in ('people', 'plan', 'pref', 'detail')),
    category      text        not null check (category in ('preference', 'fact', 'task', 'relationship', 'context')),
    importance    text        not null check (importance in ('low', 'medium', 'high')),
    provenance    text        not null,
    status        text        not null check (status in ('current', 'clash', 'superseded', 'wrong')),
    -- Digests: of entity and key, and of the text, each as they compare and not as they are written.
    subject       text        not null,
    fingerprint   text        not null,
    -- Written as the one value of its entity and key; a learned statement may stand beside others.
    sole          boolean     not null,
    valid_from    timestamptz not null,
    valid_to      timestamptz,
    said_at       timestamptz not null,
    learned_at    timestamptz not null,
    recorded_at   timestamptz not null,
    superseded_by uuid,
    version       bigint      not null default 1
);

create unique index memories_one_sole_value on memories (space, scope, subject) where sole and status = 'current';
create index memories_by_subject on memories (space, scope, subject) where status in ('current', 'clash');
create index memories_by_fingerprint on memories (space, scope, fingerprint) where status in ('current', 'clash');
create index memories_by_successor on memories (superseded_by) where superseded_by is not null;

create table witnesses (
    ordinal   bigint generated always as identity,
    space     uuid    not null,
    memory    uuid    not null references memories on delete cascade,
    source    text    not null references sources on delete cascade,
    line      integer not null,
    quote     text    not null check (quote <> ''),
    rationale text    not null,
    speaker   text,
    primary key (memory, source, line)
);

create index witnesses_by_source on witnesses (source, memory);

-- What was forgotten, by id alone, so that it neither comes back nor is told apart from what never was.
create table forgotten (
    space        uuid        not null,
    id           text        not null,
    call         uuid        not null,
    memories     integer     not null,
    awaits       text        not null,
    forgotten_at timestamptz not null,
    primary key (space, id)
);

create table forgotten_lines (
    space uuid not null,
    mark  text not null,
    primary key (space, mark)
);
