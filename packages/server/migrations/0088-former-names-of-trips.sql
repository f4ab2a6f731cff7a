-- Names that trips had before: their bookings are still found by them in the overview of an organisation.
create table former_names (
  product_id uuid not null references products on delete cascade,
  name text not null,
  primary key (product_id, name)
);
create index former_names_by_name on former_names using gin (lower(name) gin_trgm_ops);

create function keep_former_name() returns trigger language plpgsql as $$
begin
  -- Nothing is kept of a trip that is deleted itself.
  insert into former_names (product_id, name)
  select old.product_id, old.name from products where products.id = old.product_id
  on conflict do nothing;
  return null;
end $$;
create trigger keep_former_name_of_changed_text after update of name on product_texts
  for each row when (old.name is distinct from new.name and old.name is not null) execute function keep_former_name();
create trigger keep_former_name_of_deleted_text after delete on product_texts
  for each row when (old.name is not null) execute function keep_former_name();
insert into former_names (product_id, name)
  select distinct booking.product_id, booking.quote ->> 'name'
  from bookings booking join products product on product.id = booking.product_id
  where booking.quote ->> 'name' is not null and not exists (
    select from product_texts product_text
    where product_text.product_id = booking.product_id and product_text.name = booking.quote ->> 'name');

-- Trips are found by their names, so the index of a booking's text has only order number and guest. Names of trips consist of frequent
-- words, and their parts made the index of a large organisation slow.
create or replace function carry_search_of_booking() returns trigger language plpgsql as $$
begin
  insert into booking_searches (booking_id, organisation_id, supplier_id, search_text)
  values (new.id, new.organisation_id, new.supplier_id, left(lower(new.order_number || ' ' || coalesce(new.contact ->> 'firstName', '')
    || ' ' || coalesce(new.contact ->> 'lastName', '')), 500))
  on conflict (booking_id) do update set organisation_id = excluded.organisation_id, supplier_id = excluded.supplier_id,
    search_text = excluded.search_text;
  return null;
end $$;
drop index booking_searches_by_text;
update booking_searches search set search_text = left(lower(booking.order_number || ' ' || coalesce(booking.contact ->> 'firstName', '')
    || ' ' || coalesce(booking.contact ->> 'lastName', '')), 500)
  from bookings booking where booking.id = search.booking_id;
create index booking_searches_by_text on booking_searches using gin (organisation_id, supplier_id, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256);
