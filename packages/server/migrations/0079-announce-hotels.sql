-- Changes of hotels, room types and rates announce the hotel's product, once a statement, so that copies of them in the
-- memory of servers are read again. Nights are not announced: what is left of them is read with every search.

create function announce_parts_of_hotels() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'hotel_id' then
    perform pg_notify('catalogue_changed', 'product:' || hotel_id) from changed group by hotel_id;
  elsif tg_argv[0] = 'room_type_id' then
    perform pg_notify('catalogue_changed', 'product:' || r.hotel_id)
      from changed c join room_types r on r.id = c.room_type_id group by r.hotel_id;
  else
    perform pg_notify('catalogue_changed', 'product:' || p.hotel_id)
      from changed c join rate_plans p on p.id = c.rate_plan_id group by p.hotel_id;
  end if;
  return null;
end $$;

do $$
declare
  part text;
  owner text;
  announce text;
  change text;
begin
  for part, owner, announce in select * from (values
    ('hotels', 'product_id', 'announce_parts_of_products'), ('room_types', 'hotel_id', 'announce_parts_of_hotels'),
    ('room_type_texts', 'room_type_id', 'announce_parts_of_hotels'),
    ('rate_plans', 'hotel_id', 'announce_parts_of_hotels'), ('rate_days', 'rate_plan_id', 'announce_parts_of_hotels'))
    parts
  loop
    foreach change in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %I after %s on %I referencing %s table as changed
        for each statement execute function %I(%L)',
        part || '_changed_' || change, change, part, case change when 'delete' then 'old' else 'new' end, announce, owner);
    end loop;
  end loop;
end $$;

-- The sight that the distance of hotels is measured to. Without one it is the sight that most trips of the city go to.
alter table locations add column main_sight_id uuid references locations on delete set null;
