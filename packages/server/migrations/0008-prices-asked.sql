-- The price log writes itself: whoever changes a price, in whatever way, cannot forget it.

-- The price of a product is that of the first way to book it, for one adult or for a group.
create function carry_price_to_product() returns trigger language plpgsql as $$
begin
  update products p set price_minor = c.price_minor
    from changed c join product_options o on o.id = c.option_id
    where o.position = 0 and c.band in ('adult', 'group') and p.id = o.product_id
      and p.price_minor <> c.price_minor;
  return null;
end $$;
create trigger carry_inserted_price after insert on option_tickets referencing new table as changed
  for each statement execute function carry_price_to_product();
create trigger carry_updated_price after update on option_tickets referencing new table as changed
  for each statement execute function carry_price_to_product();

-- Runs at the end of the transaction, so that only what becomes public is noted, and after a log that is brought in
-- together with its product. Whoever changes a product holds its row, so notes come in the order of the changes.
create function note_price_asked() returns trigger language plpgsql as $$
declare
  newest record;
  asked record;
begin
  select currency, price_minor into asked from products where id = new.id;
  if not found then return null; end if;
  select utc_noted_at, price_minor into newest from price_log
    where product_id = new.id and currency = asked.currency order by utc_noted_at desc limit 1;
  if newest.price_minor is not distinct from asked.price_minor then return null; end if;
  insert into price_log (product_id, currency, utc_noted_at, price_minor)
    -- In whole milliseconds, as files write them; later than the last, should the clock have been put back.
    values (new.id, asked.currency, greatest(date_trunc('milliseconds', clock_timestamp()),
      newest.utc_noted_at + interval '1 millisecond'), asked.price_minor);
  return null;
end $$;
create constraint trigger price_asked after insert or update of price_minor, currency on products
  deferrable initially deferred for each row execute function note_price_asked();

insert into price_log (product_id, currency, utc_noted_at, price_minor)
  select id, currency, date_trunc('milliseconds', now()), price_minor from products;
