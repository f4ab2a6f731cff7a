-- Stays that are paid at the hotel count until their arrival, by address, email address and account. Their nights are those
-- of each room; other free bookings have none and are kept for a day. Without an address only the other two count.
alter table free_bookings
  alter column address drop not null,
  add column nights smallint not null default 0 check (nights between 0 and 30),
  add column kept_until timestamptz not null default now() + interval '1 day';
update free_bookings set kept_until = booked_at + interval '1 day';
create index free_bookings_over on free_bookings (kept_until);

insert into free_bookings (booking_id, address, nights, booked_at, kept_until)
  select id, null, (quote #>> '{stay,departure}')::date - (quote #>> '{stay,arrival}')::date, booked_at, starts_at
  from bookings
  where quote #>> '{stay,payment}' = 'at-hotel' and method <> 'bill-organisation' and starts_at > now()
    and state in ('on_request', 'accepted', 'confirmed')
  on conflict (booking_id) do update set nights = excluded.nights, kept_until = excluded.kept_until;
