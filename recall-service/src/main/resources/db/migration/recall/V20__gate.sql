-- Decisions of the gate. No words are kept, neither of the question nor of a memory: what is forgotten is not here.
create table decision (
    event_id uuid primary key,
    tenant uuid not null,
    space uuid not null,
    tool text not null,
    query_hash text not null,
    features jsonb not null,
    probability double precision not null,
    lower_threshold double precision not null,
    upper_threshold double precision not null,
    decision text not null check (decision in ('answer', 'verify', 'abstain')),
    served bigint[] not null,
    decided_at timestamptz not null
);

create index decision_of on decision (tenant, decided_at);

-- Each decision is labelled once; the call tells a retry of the bus from a second opinion.
create table label (
    event_id uuid primary key references decision on delete cascade,
    call_id uuid not null,
    tenant uuid not null,
    correct boolean not null,
    labels integer not null,
    labelled_at timestamptz not null
);

-- How far a tenant's labels have moved its thresholds from the shipped ones.
create table tenant_threshold (
    tenant uuid primary key,
    lower_offset double precision not null default 0,
    upper_offset double precision not null default 0,
    labels integer not null default 0
);
