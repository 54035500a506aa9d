-- What is told of a thing is held against all that is known of it, in whatever case its name was written.
create index memories_by_entity on memories (space, scope, lower(entity)) where status in ('current', 'clash');
