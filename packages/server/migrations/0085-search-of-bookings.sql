-- What the overview of an organisation searches, by its parts of three letters. A table of its own, because it is written once for each
-- booking: in an index of `bookings` each step of a booking would write all parts again. Both extensions belong to PostgreSQL.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create table booking_searches (
  booking_id uuid primary key references bookings on delete cascade,
  organisation_id uuid,
  supplier_id uuid not null,
  search_text text not null
);
insert into booking_searches select id, organisation_id, supplier_id, search_text from bookings;
-- New entries wait in a short list, which the searches read as well.
create index booking_searches_by_text on booking_searches using gin (organisation_id, supplier_id, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256);

create function carry_search_of_booking() returns trigger language plpgsql as $$
begin
  insert into booking_searches (booking_id, organisation_id, supplier_id, search_text)
  values (new.id, new.organisation_id, new.supplier_id, new.search_text)
  on conflict (booking_id) do update set organisation_id = excluded.organisation_id, supplier_id = excluded.supplier_id,
    search_text = excluded.search_text;
  return null;
end $$;
create trigger carry_search_of_new_booking after insert on bookings for each row execute function carry_search_of_booking();
create trigger carry_search_of_changed_booking after update of quote, contact, order_number, organisation_id, supplier_id on bookings
  for each row when (old.search_text is distinct from new.search_text or old.organisation_id is distinct from new.organisation_id
    or old.supplier_id <> new.supplier_id)
  execute function carry_search_of_booking();

-- Names of trips, as the reader's language calls them.
create index product_texts_by_name on product_texts using gin (lower(name) gin_trgm_ops);
create index bookings_by_organisation_product on bookings (organisation_id, product_id) where organisation_id is not null;
