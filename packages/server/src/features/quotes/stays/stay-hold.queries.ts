import { expire, mayHold, notExtendableSql } from '../holds/hold.queries.ts';

// The statements that hold rooms of a hotel. Extending, selling and ending such a hold is in ../holds/hold.queries.ts, for
// holds of both kinds, with the order of locks.
//
// A night of a room type without a row has the capacity of its type, and nothing of it is held or sold. `CREATE_NIGHTS`
// makes the rows that a hold is about to count in; that alone changes nothing. So `PLACE_STAY` only ever updates rows.

/**
 * Takes every night of every room and makes the hold, or changes nothing and says why, in one statement. The nights are
 * locked in the order of their room type and date and read again under the lock. $1 cart, $2 browser and $3 its slots, $4
 * address and $5 its slots, $6 seconds, $7 quote, $8 to $10 as in `PLACE_HOLD` for a replacement: since when the cart
 * holds, when that hold was extended, and the latest end. $11 the room type of each room, $12 arrival, $13 departure.
 * `isMissing`: the hold was refused because a night has no row yet. `maySoon`: overdue holds that are not cleared yet take
 * some of what is missing.
 */
export const PLACE_STAY = `
  with ${mayHold({ cart: '$1', browser: '$2', maxOfBrowser: '$3', address: '$4', maxOfAddress: '$5' })},
  wanted_types as (
    select room_type_id, count(*)::int as rooms from unnest($11::uuid[]) as room_type_id group by room_type_id),
  wanted_count as (select count(*) * ($13::date - $12::date) as nights from wanted_types),
  locked_types as (
    select id from room_types where id = any($11::uuid[]) and exists (select from may_hold) order by id for key share),
  open_nights as (
    select night.room_type_id, night.night, wanted.rooms
    from wanted_types wanted join room_nights night on night.room_type_id = wanted.room_type_id
      and night.night >= $12::date and night.night < $13::date
    where (select count(*) from locked_types) > 0
      and not night.closed and night.held + night.sold + wanted.rooms <= night.wanted_capacity
    order by night.room_type_id, night.night for no key update of night),
  has_room as (select from wanted_count where nights = (select count(*) from open_nights)),
  taken as (
    update room_nights night set held = night.held + open_nights.rooms from open_nights
    where exists (select from has_room)
      and night.room_type_id = open_nights.room_type_id and night.night = open_nights.night),
  hold as (
    insert into holds (cart_id, spots, expires_at, browser, browser_slot, address, address_slot, quote, first_held_at,
      extended_at)
    select $1, cardinality($11::uuid[]),
      least(now() + make_interval(secs => $6), coalesce($10::timestamptz, 'infinity')), $2, slot.browser, $4,
      slot.address, $7, coalesce($8::timestamptz, now()), $9::timestamptz
    from has_room, slot
    returning id, spots, expires_at, ${notExtendableSql} as is_not_extendable),
  rooms as (
    insert into held_rooms (hold_id, position, room_type_id, arrival, departure)
    select hold.id, room.number - 1, room.type_id, $12::date, $13::date
    from hold, unnest($11::uuid[]) with ordinality as room (type_id, number))
  select hold.id, hold.spots, hold.expires_at as "expiresAt", hold.is_not_extendable as "isNotExtendable",
    now() as now, before.holds as "holdsAlready",
    before.bought, case when slot.browser is null then 'browser' when slot.address is null then 'address' end as "noSlotOf",
    hold.id is null and wanted_count.nights > (
      select count(*) from wanted_types wanted join room_nights night on night.room_type_id = wanted.room_type_id
        and night.night >= $12::date and night.night < $13::date) as "isMissing",
    hold.id is null and exists (
      select from holds overdue where overdue.state = 'held' and overdue.expires_at <= now() and (
        overdue.id in (select room.hold_id from held_rooms room where ${isInTheWay('$11', '$12', '$13')})
        or (slot.browser is null and overdue.browser = $2) or (slot.address is null and overdue.address = $4))) as "maySoon"
  from before cross join slot cross join wanted_count left join hold on true`;

/** Whether a room of a hold is of a wanted type and shares a night with the wanted stay. */
function isInTheWay(roomTypes: string, arrival: string, departure: string): string {
  return `room.room_type_id = any(${roomTypes}::uuid[]) and room.arrival < ${departure}::date
    and room.departure > ${arrival}::date and room.arrival > ${arrival}::date - 31`;
}

/**
 * Makes the rows of nights that have none. The lock keeps the capacity of the room type as it is until the rows exist. $1
 * the room type of each room, $2 arrival, $3 departure.
 */
export const CREATE_NIGHTS = `
  with wanted as (
    select room_type.id, room_type.capacity from room_types room_type
    where room_type.id = any($1::uuid[]) order by room_type.id for share)
  insert into room_nights (room_type_id, night, wanted_capacity, capacity)
  select wanted.id, $2::date + day, wanted.capacity, wanted.capacity
  from wanted cross join generate_series(0, $3::date - $2::date - 1) day
  order by wanted.id, day
  on conflict (room_type_id, night) do nothing`;

/** Locks the room types of a stay in a transaction, before its holds. $1 room types. */
export const LOCK_ROOM_TYPES = `select from room_types where id = any($1::uuid[]) order by id for key share`;

/**
 * Locks the hold to be replaced, its departure or its nights, and the wanted nights. `hasAllNights`: every wanted night has
 * a row, which is locked now. $1 cart, $2 the room type of each room, $3 arrival, $4 departure.
 */
export const LOCK_STAY = `
  with mine as (select id, departure_id from holds where cart_id = $1 and state = 'held' for update),
  locked_departure as (
    select departure.id from departures departure where departure.id in (select departure_id from mine)
      for no key update),
  stays as (
    select room_type_id, $3::date as arrival, $4::date as departure from unnest($2::uuid[]) as room_type_id
    union select room.room_type_id, room.arrival, room.departure from mine join held_rooms room on room.hold_id = mine.id),
  locked_nights as (
    select night.room_type_id, night.night
    from stays join room_nights night on night.room_type_id = stays.room_type_id and night.night >= stays.arrival
      and night.night < stays.departure
    where (select count(*) from locked_departure) >= 0
    order by night.room_type_id, night.night for no key update of night)
  select now() as now, (
      select count(distinct (room_type_id, night)) from locked_nights
      where room_type_id = any($2::uuid[]) and night >= $3::date and night < $4::date)
    = (select count(distinct id) from unnest($2::uuid[]) as id) * ($4::date - $3::date) as "hasAllNights"`;

/**
 * Expires overdue holds of rooms that a stay wants. $1 the room type of each room, $2 arrival, $3 departure.
 */
export const EXPIRE_OF_STAY = expire(`
  select hold.id from holds hold
  where hold.id in (select room.hold_id from held_rooms room where ${isInTheWay('$1', '$2', '$3')})
    and hold.state = 'held' and hold.expires_at <= now() order by hold.id for update`);
