-- Repeatable, because it joins schemas that have long had later versions of their own.
create table if not exists model_use (
    account   uuid   not null,
    day       date   not null,
    exchanges bigint not null,
    asked     bigint not null,
    answered  bigint not null,
    primary key (account, day)
);
