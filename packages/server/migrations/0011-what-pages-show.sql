-- Whatever changes what a page shows announces it, and a product says when it was last another.

-- The price log stands beside every reduction.
do $$
declare
  change text;
begin
  foreach change in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on price_log referencing %s table as changed
      for each statement execute function announce_parts_of_products(%L)',
      'price_log_changed_' || change, change, case change when 'delete' then 'old' else 'new' end, 'product_id');
  end loop;
end $$;

-- A page names the colour of a picture, that its box has until the picture is there.
create function announce_colours() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'product:' || shown.product_id)
    from changed join was using (stem) join product_images shown using (stem)
    where changed.dominant <> was.dominant group by shown.product_id;
  return null;
end $$;
create trigger image_colours_changed after update on images referencing old table as was new table as changed
  for each statement execute function announce_colours();

-- It shows the mark of whoever offers the product where there is one. The server calls a mark after its owner, and
-- with '-picture' at the end where that would look like a size.
create function announce_marks() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'organisation:' || o.id)
    from changed join organisations o on o.slug in (substr(stem, 6), regexp_replace(substr(stem, 6), '-picture$', ''))
    where stem like 'mark-%' group by o.id;
  return null;
end $$;
create trigger marks_changed_insert after insert on images referencing new table as changed
  for each statement execute function announce_marks();
create trigger marks_changed_delete after delete on images referencing old table as changed
  for each statement execute function announce_marks();

-- When a product was last another: search engines ask. Whoever sets the day himself is believed.
create function date_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger date_changed_product before update on products for each row
  when (old.* is distinct from new.* and old.changed_at = new.changed_at) execute function date_change();

create function date_change_of_texts() returns trigger language plpgsql as $$
begin
  update products set changed_at = now()
    where id in (select product_id from changed) and changed_at <> now();
  return null;
end $$;
do $$
declare
  part text;
  change text;
begin
  foreach part in array array['product_texts', 'product_tabs'] loop
    foreach change in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %I after %s on %I referencing %s table as changed
        for each statement execute function date_change_of_texts()',
        'date_changed_' || part || '_' || change, change, part, case change when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $$;

-- As before, but for a product of which nothing but that day is another: no page shows it.
create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  it jsonb := coalesce(is_now, was);
begin
  if tg_table_name = 'products' then
    if was <> is_now and was - 'changed_at' = is_now - 'changed_at' then return null; end if;
    perform pg_notify('catalogue_changed', 'product:' || (it ->> 'id'));
    perform pg_notify('catalogue_changed', 'tours');
    if coalesce(was ->> 'featured_rank', is_now ->> 'featured_rank') is not null then
      perform pg_notify('catalogue_changed', 'featured');
    end if;
  elsif tg_table_name = 'product_texts' then
    perform pg_notify('catalogue_changed', 'product:' || (it ->> 'product_id'));
  elsif tg_table_name = 'locations' then
    perform pg_notify('catalogue_changed', 'location:' || (it ->> 'id'));
  elsif tg_table_name = 'location_texts' then
    perform pg_notify('catalogue_changed', 'location:' || (it ->> 'location_id'));
  else
    perform pg_notify('catalogue_changed', tg_table_name);
  end if;
  return null;
end $$;

-- What a suspended supplier sells is not on sale: it goes from every list, and comes back to them, with the supplier.
create function announce_suspensions() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'product:' || p.id)
    from changed join was using (id) join products p on p.supplier_id = changed.id
    where (changed.status = 'suspended') <> (was.status = 'suspended');
  if found then
    perform pg_notify('catalogue_changed', list) from unnest(array['tours', 'featured', 'promotions']) as list;
  end if;
  return null;
end $$;
create trigger suspensions_changed after update on organisations
  referencing old table as was new table as changed
  for each statement execute function announce_suspensions();
