-- A list of what there is in one city changes with the products of that city, not with those of the whole world:
-- beside every trip its page shows a few others of the same place.

create function announce_products_of_places() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'tours:' || location_id) from changed group by location_id;
  return null;
end $$;
create trigger places_changed_insert after insert on products referencing new table as changed
  for each statement execute function announce_products_of_places();
create trigger places_changed_delete after delete on products referencing old table as changed
  for each statement execute function announce_products_of_places();

-- A product that moves changes two lists; one of which nothing but the day of its change is another, none.
create function announce_changes_of_places() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'tours:' || place)
    from changed join was using (id) cross join lateral unnest(array[changed.location_id, was.location_id]) as place
    where to_jsonb(changed) - 'changed_at' <> to_jsonb(was) - 'changed_at' group by place;
  return null;
end $$;
create trigger places_changed_update after update on products referencing old table as was new table as changed
  for each statement execute function announce_changes_of_places();

create function announce_suspensions_in_places() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'tours:' || p.location_id)
    from changed join was using (id) join products p on p.supplier_id = changed.id
    where (changed.status = 'suspended') <> (was.status = 'suspended') group by p.location_id;
  return null;
end $$;
create trigger suspensions_changed_in_places after update on organisations
  referencing old table as was new table as changed
  for each statement execute function announce_suspensions_in_places();
