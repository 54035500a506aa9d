-- What was corrected is looked for whenever something is told: it must not come back as if nobody had said that it is wrong.
create index memories_marked_wrong on memories (space, scope) where status = 'wrong';
