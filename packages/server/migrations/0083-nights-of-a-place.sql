-- The city of the hotel, so that a list of hotels reads the nights of its city that have a row, and no more. It has no
-- reference: it follows the product, and cities with products are not removed.
alter table room_nights add column location_id uuid;
update room_nights night set location_id = product.location_id
  from room_types room_type join products product on product.id = room_type.hotel_id
  where room_type.id = night.room_type_id;
alter table room_nights alter column location_id set not null;

-- Holds and sales change neither column, so they leave the index alone.
create index room_nights_of_place on room_nights (location_id, night);

create function place_night() returns trigger language plpgsql as $$
begin
  select product.location_id into new.location_id
    from room_types room_type join products product on product.id = room_type.hotel_id
    where room_type.id = new.room_type_id;
  return new;
end $$;
create trigger placed before insert on room_nights for each row
  when (new.location_id is null) execute function place_night();

-- Nights follow a hotel to another city. Whoever makes nights locks the room types first (CREATE_NIGHTS), so a night that
-- is being made is seen here, or it is made in the new city. Nights are locked in the order in which holds lock them.
create function move_nights() returns trigger language plpgsql as $$
begin
  perform from room_types where hotel_id = new.id order by id for no key update;
  perform from room_nights night join room_types room_type on room_type.id = night.room_type_id
    where room_type.hotel_id = new.id order by night.room_type_id, night.night for no key update of night;
  update room_nights night set location_id = new.location_id
    from room_types room_type where room_type.id = night.room_type_id and room_type.hotel_id = new.id;
  return null;
end $$;
create trigger nights_moved after update of location_id on products for each row
  when (old.location_id <> new.location_id and new.type = 'hotels') execute function move_nights();
