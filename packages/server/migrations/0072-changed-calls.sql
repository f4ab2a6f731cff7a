-- Bookings of passengers, whose trips are checked again when the timetable of their ship changes.

alter table refunds drop constraint refunds_reason_check, add constraint refunds_reason_check check (reason in
  ('cancelled', 'cancelled_by_supplier', 'cancelled_for_ship', 'declined', 'unanswered', 'late', 'unpaid', 'goodwill'));

create index bookings_by_ship on bookings (starts_at)
  where quote ? 'ship' and state in ('on_request', 'accepted', 'confirmed');
