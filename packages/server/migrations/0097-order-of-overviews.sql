-- The overview of an organisation finds what it lists in the order of booking: guests by the index of texts, and each trip or day in its
-- own part of an index. Rows of `bookings` are then read for the page alone.
-- In the order of a booking, which writes `bookings` first. Otherwise the two could wait for each other.
lock table bookings, booking_searches in access exclusive mode;
drop index booking_searches_by_text;
alter table booking_searches add column booked_at timestamptz;
update booking_searches search set booked_at = booking.booked_at from bookings booking where booking.id = search.booking_id;
alter table booking_searches alter column booked_at set not null;
create index booking_searches_by_text on booking_searches using gin (organisation_id, supplier_id, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256);

create or replace function carry_search_of_booking() returns trigger language plpgsql as $$
begin
  insert into booking_searches (booking_id, organisation_id, supplier_id, search_text, booked_at)
  values (new.id, new.organisation_id, new.supplier_id, left(lower(new.order_number || ' ' || coalesce(new.contact ->> 'firstName', '')
    || ' ' || coalesce(new.contact ->> 'lastName', '')), 500), new.booked_at)
  on conflict (booking_id) do update set organisation_id = excluded.organisation_id, supplier_id = excluded.supplier_id,
    search_text = excluded.search_text, booked_at = excluded.booked_at;
  return null;
end $$;
drop trigger carry_search_of_changed_booking on bookings;
create trigger carry_search_of_changed_booking
  after update of quote, contact, order_number, organisation_id, supplier_id, booked_at on bookings
  for each row when (old.search_text is distinct from new.search_text or old.organisation_id is distinct from new.organisation_id
    or old.supplier_id <> new.supplier_id or old.booked_at <> new.booked_at)
  execute function carry_search_of_booking();

drop index bookings_by_organisation_product;
create index bookings_by_organisation_product on bookings (organisation_id, product_id, booked_at desc, id)
  include (state, ends_at, trip_date) where organisation_id is not null;
create index bookings_by_supplier_product on bookings (supplier_id, product_id, booked_at desc, id)
  include (state, ends_at, trip_date);
drop index bookings_by_organisation_day;
drop index bookings_by_supplier_day;
create index bookings_by_organisation_day on bookings (organisation_id, trip_date, booked_at desc, id)
  include (state, ends_at, currency, total_minor, cancelled_minor) where organisation_id is not null;
create index bookings_by_supplier_day on bookings (supplier_id, trip_date, booked_at desc, id)
  include (state, ends_at, currency, total_minor, cancelled_minor);
