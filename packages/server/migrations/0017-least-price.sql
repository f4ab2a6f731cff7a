-- The price of a product is the least that an adult pays for any way to book it; where it is sold to groups alone, the
-- least that a group pays. What is said to cost "from" so much can be had for that.
create function carry_least_price(products_changed uuid[]) returns void language sql as $$
  update products p set price_minor = least.price_minor
    from (
      select o.product_id, coalesce(
        min(t.price_minor) filter (where t.band = 'adult'),
        min(t.price_minor) filter (where t.band = 'group')) as price_minor
      from product_options o join option_tickets t on t.option_id = o.id
      where o.product_id = any(products_changed)
      group by o.product_id) least
    where p.id = least.product_id and p.price_minor <> least.price_minor
$$;

create or replace function carry_price_to_product() returns trigger language plpgsql as $$
begin
  perform carry_least_price(array(
    select distinct o.product_id from changed c join product_options o on o.id = c.option_id));
  return null;
end $$;
create trigger carry_deleted_price after delete on option_tickets referencing old table as changed
  for each statement execute function carry_price_to_product();

-- A way to book that goes takes its tickets along, which then no longer know whose they were.
create function carry_price_of_the_others() returns trigger language plpgsql as $$
begin
  perform carry_least_price(array(select distinct product_id from changed));
  return null;
end $$;
create trigger carry_price_of_others after delete on product_options referencing old table as changed
  for each statement execute function carry_price_of_the_others();

select carry_least_price(array(select id from products));
