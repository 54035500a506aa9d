-- The table of db-scheduler: a task due is picked by one process, whichever comes first.
create table scheduled_tasks (
    task_name text not null,
    task_instance text not null,
    task_data bytea,
    execution_time timestamptz not null,
    picked boolean not null,
    picked_by text,
    last_success timestamptz,
    last_failure timestamptz,
    consecutive_failures integer,
    last_heartbeat timestamptz,
    version bigint not null,
    priority smallint,
    primary key (task_name, task_instance)
);

create index scheduled_tasks_due on scheduled_tasks (execution_time);
create index scheduled_tasks_alive on scheduled_tasks (last_heartbeat);
