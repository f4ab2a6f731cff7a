-- A catalogue comes with thousands of products: they, their texts and their pictures announce themselves once a statement,
-- not once a row, and their prices are noted together.

-- As before, a product of which nothing but the day of its change is another announces nothing.
create function announce_products() returns trigger language plpgsql as $$
declare
  is_featured boolean;
begin
  if tg_op = 'UPDATE' then
    perform pg_notify('catalogue_changed', 'product:' || id)
      from (select changed.id from changed join was using (id)
        where to_jsonb(changed) = to_jsonb(was)
          or to_jsonb(changed) - 'changed_at' <> to_jsonb(was) - 'changed_at') announced;
    if not found then return null; end if;
    select exists (select from changed join was using (id)
      where (changed.featured_rank is not null or was.featured_rank is not null)
        and (to_jsonb(changed) = to_jsonb(was)
          or to_jsonb(changed) - 'changed_at' <> to_jsonb(was) - 'changed_at')) into is_featured;
  else
    perform pg_notify('catalogue_changed', 'product:' || id) from changed;
    if not found then return null; end if;
    select exists (select from changed where featured_rank is not null) into is_featured;
  end if;
  perform pg_notify('catalogue_changed', 'tours');
  if is_featured then perform pg_notify('catalogue_changed', 'featured'); end if;
  return null;
end $$;
drop trigger products_changed on products;
create trigger products_changed_insert after insert on products referencing new table as changed
  for each statement execute function announce_products();
create trigger products_changed_update after update on products referencing old table as was new table as changed
  for each statement execute function announce_products();
create trigger products_changed_delete after delete on products referencing old table as changed
  for each statement execute function announce_products();

drop trigger product_texts_changed on product_texts;
do $$
declare
  change text;
begin
  foreach change in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on product_texts referencing %s table as changed
      for each statement execute function announce_parts_of_products(%L)',
      'product_texts_changed_' || change, change, case change when 'delete' then 'old' else 'new' end, 'product_id');
  end loop;
end $$;

create function announce_pictures_of_products() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'product:' || product_id) from changed group by product_id;
  if found then
    perform pg_notify('catalogue_changed', 'tours');
    perform pg_notify('catalogue_changed', 'featured');
  end if;
  return null;
end $$;
drop trigger product_images_changed on product_images;
do $$
declare
  change text;
begin
  foreach change in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on product_images referencing %s table as changed
      for each statement execute function announce_pictures_of_products()',
      'product_images_changed_' || change, change, case change when 'delete' then 'old' else 'new' end);
  end loop;
end $$;

-- Notes the prices of these products that are not the last ones noted, in whole milliseconds, as files write them, and later
-- than the last, should the clock have been put back.
create function note_prices_asked(products_changed uuid[]) returns void language sql as $$
  insert into price_log (product_id, currency, utc_noted_at, price_minor)
    select product.id, product.currency, greatest(date_trunc('milliseconds', clock_timestamp()),
      newest.utc_noted_at + interval '1 millisecond'), product.price_minor
    from products product
    left join lateral (select noted.utc_noted_at, noted.price_minor from price_log noted
      where noted.product_id = product.id and noted.currency = product.currency
      order by noted.utc_noted_at desc limit 1) newest on true
    where product.id = any(products_changed) and newest.price_minor is distinct from product.price_minor
$$;

create or replace function note_price_asked() returns trigger language plpgsql as $$
begin
  perform note_prices_asked(array[new.id]);
  return null;
end $$;
