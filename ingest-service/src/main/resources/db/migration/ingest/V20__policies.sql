-- A policy that was retired governs nothing; its text stays for the record.
alter table sources add column retired_at timestamptz;

create index policies_in_force on sources (space) where kind = 'policy' and retired_at is null;
