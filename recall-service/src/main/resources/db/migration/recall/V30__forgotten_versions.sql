-- The version under which something ended. What was entered without one never comes back.
alter table forgotten add column version bigint not null default 9223372036854775807;
