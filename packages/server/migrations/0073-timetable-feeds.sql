-- What was last imported from the address of a timetable, so that an older timetable is refused and the same one is not
-- imported again.

create table timetable_feeds (
  address text primary key,
  published_at timestamptz,
  text_hash bytea not null,
  imported_at timestamptz not null default now()
);
