-- Whoever keeps what people may type hears of the other names of a place as well.
create function announce_aliases() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'location:' || location_id) from changed group by location_id;
  return null;
end $$;

-- What a product offers and how it looks is part of it: with them it is another.
do $$
declare
  change text;
  part text;
begin
  foreach change in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on location_aliases referencing %s table as changed
      for each statement execute function announce_aliases()',
      'aliases_changed_' || change, change, case change when 'delete' then 'old' else 'new' end);
    foreach part in array array['product_features', 'product_images'] loop
      execute format('create trigger %I after %s on %I referencing %s table as changed
        for each statement execute function date_change_of_texts()',
        'date_changed_' || part || '_' || change, change, part, case change when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $$;
