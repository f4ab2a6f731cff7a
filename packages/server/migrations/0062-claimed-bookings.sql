-- The booking that an account took over, which was made without an account.
alter table account_events add column booking_id uuid references bookings on delete cascade;
create index account_events_booking on account_events (booking_id) where booking_id is not null;
