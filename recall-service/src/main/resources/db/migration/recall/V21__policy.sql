-- Policies word for word, with a vector for each passage. The vectors belong to the model named.
create table policy (
    source text primary key,
    space uuid not null,
    version bigint not null,
    title text not null,
    body text not null,
    model text not null,
    kept_at timestamptz not null default now()
);

create index policy_of on policy (space);

create table policy_passage (
    source text not null references policy on delete cascade,
    place integer not null,
    vector real[] not null,
    commonness double precision not null,
    primary key (source, place)
);
