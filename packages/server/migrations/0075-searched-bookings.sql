-- What the overview of an organisation searches, and its list in the order of booking. State, end, product and text are in the index,
-- because reading all rows of an organisation with tens of thousands of bookings takes half a second.
alter table bookings add column search_text text generated always as (left(lower(order_number || ' ' || coalesce(quote ->> 'name', '')
  || ' ' || coalesce(contact ->> 'firstName', '') || ' ' || coalesce(contact ->> 'lastName', '')), 500)) stored;
drop index bookings_by_organisation;
drop index bookings_by_supplier_booked;
create index bookings_by_organisation on bookings (organisation_id, booked_at desc, id)
  include (state, ends_at, product_id, search_text) where organisation_id is not null;
create index bookings_by_supplier_booked on bookings (supplier_id, booked_at desc, id)
  include (state, ends_at, product_id, search_text);
