-- By which the supplier of a booking on request says yes or no, out of a mail: known by its hash only. One for each mail
-- that asked, so that none of them goes dead because another was written.
create table supplier_links (
  hash bytea primary key,
  booking_id uuid not null references bookings,
  made_at timestamptz not null default now()
);
create index supplier_links_of_booking on supplier_links (booking_id);
