-- Nights follow the capacity of their room type, down to what is held and sold, unless one was set for themselves.
create function follow_room_capacity() returns trigger language plpgsql as $$
begin
  update room_nights night
    set wanted_capacity = new.capacity, capacity = greatest(new.capacity, night.held + night.sold)
    from (
      select following.room_type_id, following.night from room_nights following
      where following.room_type_id = new.id and not following.is_own_capacity
        and following.wanted_capacity <> new.capacity
      order by following.room_type_id, following.night for no key update) as changed
    where night.room_type_id = changed.room_type_id and night.night = changed.night;
  return null;
end $$;
create trigger capacity_changed after update of capacity on room_types
  for each row when (old.capacity <> new.capacity) execute function follow_room_capacity();

alter table room_nights rename constraint room_nights_check to rooms_never_oversold;

-- Like departures: nights that are closed or sold out are announced, holds are not, which may come back in minutes.
create function announce_nights() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'product:' || hotel_id) from room_types where id = new.room_type_id;
  return null;
end $$;
create trigger nights_opened_or_closed after update on room_nights for each row
  when (old.closed <> new.closed or (old.sold >= old.capacity) <> (new.sold >= new.capacity))
  execute function announce_nights();
create trigger nights_made_closed after insert on room_nights for each row
  when (new.closed or new.wanted_capacity = 0) execute function announce_nights();
