-- Who calls: tenants, their members and apps, and the hashes of their keys.
create table tenants (
    id         uuid primary key,
    name       text not null unique,
    created_at timestamptz not null
);

create table members (
    id           uuid primary key,
    tenant       uuid not null references tenants on delete cascade,
    name         text not null,
    display_name text not null,
    role         text not null check (role in ('owner', 'admin', 'member')),
    zone         text,
    created_at   timestamptz not null,
    unique (tenant, name)
);

create table apps (
    id         uuid primary key,
    tenant     uuid not null references tenants on delete cascade,
    name       text not null,
    created_at timestamptz not null,
    unique (tenant, name)
);

create table api_keys (
    id           uuid primary key,
    hash         text not null unique,
    prefix       text not null,
    member       uuid not null references members on delete cascade,
    kind         text not null check (kind in ('personal', 'app')),
    app          uuid references apps on delete cascade,
    grants       text[] not null,
    unlimited    boolean not null,
    created_at   timestamptz not null,
    expires_at   timestamptz,
    revoked_at   timestamptz,
    last_used_at timestamptz,
    check ((kind = 'app') = (app is not null))
);

create index api_keys_member on api_keys (member);
