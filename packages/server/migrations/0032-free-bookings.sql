-- What was had for nothing, by the hash of the address that held it: forgotten after a day.
create table free_bookings (
  booking_id uuid primary key references bookings on delete cascade,
  address bytea not null,
  booked_at timestamptz not null default now()
);
create index free_bookings_of_address on free_bookings (address, booked_at);
