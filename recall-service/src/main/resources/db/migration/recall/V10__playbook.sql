-- Strategies that worked. The vectors belong to the model named; with another model they wait to be made anew.
create table playbook (
    number bigint generated always as identity primary key,
    space uuid not null,
    scope text not null,
    trigger_text text not null,
    strategy text not null,
    fingerprint text not null,
    trigger_vector real[] not null,
    strategy_vector real[] not null,
    model text not null,
    wins integer not null default 0,
    losses integer not null default 0,
    credit double precision not null default 0.5,
    last_used_at timestamptz,
    created_at timestamptz not null default now(),
    unique (space, scope, fingerprint)
);

-- What came of trying them. Kept one by one: credit decays, so it must be counted again every night.
create table playbook_outcome (
    outcome_id uuid primary key,
    playbook bigint not null references playbook on delete cascade,
    won boolean not null,
    happened_at timestamptz not null
);

create index playbook_outcome_of on playbook_outcome (playbook);
