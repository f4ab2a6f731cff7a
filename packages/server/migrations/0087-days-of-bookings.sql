-- The day of a trip as a column, because an index answers alone only for columns. The overview of an organisation filters by it, and
-- the charts sum by it.
alter table bookings add column trip_date text generated always as (quote ->> 'date') stored;
drop index bookings_by_organisation_day;
drop index bookings_by_supplier_day;
create index bookings_by_organisation_day on bookings (organisation_id, trip_date)
  include (state, ends_at, booked_at, id, currency, total_minor, cancelled_minor) where organisation_id is not null;
create index bookings_by_supplier_day on bookings (supplier_id, trip_date)
  include (state, ends_at, booked_at, id, currency, total_minor, cancelled_minor);
drop index bookings_by_organisation;
drop index bookings_by_supplier_booked;
create index bookings_by_organisation on bookings (organisation_id, booked_at desc, id)
  include (state, ends_at, trip_date, product_id, search_text) where organisation_id is not null;
create index bookings_by_supplier_booked on bookings (supplier_id, booked_at desc, id)
  include (state, ends_at, trip_date, product_id, search_text);

-- The bookings of an account are counted and sorted in the index alone.
drop index bookings_of_account;
create index bookings_of_account on bookings (account_id, starts_at desc) include (id, state, ends_at) where account_id is not null;
