import { RETRY_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import { LEAST_EXTENSION_MINUTES, LONGEST_HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';

// All statements that place, extend, sell and end holds are in this file, except those that hold rooms
// (../stays/stay-hold.queries.ts). Closing a departure or a night and changing its capacity write them elsewhere. The
// catalogue import deletes departures, with their ended holds. The protection against selling a spot twice can be read
// and measured here. Locks are always taken in this order: cart, resources, option or room types, holds, departures by
// their IDs, nights of rooms by room type and date.
//
// A hold has spots of a departure, or rooms for nights and no departure. Any statement that ends it returns what it has, so a cart
// may change from one to the other.
//
// A departure's `wanted_capacity` is what its supplier wants to sell. Its `capacity` is the same, but never less than
// is held and sold: the database checks `held + sold <= capacity`, and a capacity cut must not break holds and sales.
// So spots are taken up to `wanted_capacity`, and every release lowers `capacity` towards it.

/**
 * $1 option, $2 date, $3 time, in every statement about a departure. Two departures without a time are the
 * same.
 */
const matchesDepartureSql = (alias: string) =>
  `${alias}.option_id = $1 and ${alias}.local_date = $2 and ${alias}.local_time is not distinct from $3::time`;

/**
 * Prevents overbooking: enough must be left of what the supplier wants to sell. A group needs a departure
 * without other travellers.
 */
const hasRoomSql = `not departure.closed and case when $5 then departure.held + departure.sold = 0
  and $4 <= departure.wanted_capacity
  else departure.held + departure.sold + $4 <= departure.wanted_capacity end`;

const newHeld = 'case when $5 then departure.wanted_capacity else departure.held + $4 end';
const spotsTaken = 'case when $5 then departure.held else $4 end';

/**
 * An open slot of a client: a browser or an address has one slot for each hold that it may have at a time. The
 * slot is chosen at random, so that concurrent calls seldom choose the same one.
 */
const openSlot = (who: 'browser' | 'address', hashSql: string, maxHoldsSql: string) => `(
  select slot from generate_series(1, ${maxHoldsSql}::int) slot
  where not exists (select from holds hold where hold.${who} = ${hashSql} and hold.${who}_slot = slot and hold.state = 'held')
  order by random() limit 1)`;

/** The parameters that say who wants a hold. */
type HolderParameters = Readonly<
  Record<'cart' | 'browser' | 'maxOfBrowser' | 'address' | 'maxOfAddress', string>
>;

/**
 * What decides whether a cart may hold more: `before`, what it has, `slot`, the open slots of its client, and `may_hold`, a
 * row if nothing speaks against it.
 */
export const mayHold = ({
  cart,
  browser,
  maxOfBrowser,
  address,
  maxOfAddress,
}: HolderParameters) => `before as (
    select coalesce(bool_or(state = 'held'), false) as holds, coalesce(bool_or(state = 'sold'), false) as bought
    from holds where cart_id = ${cart} and state in ('held', 'sold')),
  slot as (
    select ${openSlot('browser', browser, maxOfBrowser)} as browser, ${openSlot('address', address, maxOfAddress)} as address),
  may_hold as (select from before, slot where not holds and not bought and browser is not null and address is not null)`;

const LONGEST_HOLD = `interval '${LONGEST_HOLD_MINUTES} minutes'`;

/**
 * Whether a hold can no longer be extended: it was extended before, or an extension would gain too little.
 */
export const notExtendableSql = `(extended_at is not null
  or first_held_at + ${LONGEST_HOLD} < expires_at + interval '${LEAST_EXTENSION_MINUTES} minutes')`;

/**
 * Takes spots and makes the hold, or says why not, in one statement. An existing departure is updated if it
 * has room. A missing one is created with its option's capacity at that moment. $4 people, $5 whether they
 * take the whole departure, $6 cart, $11 seconds, $12 quote. $7 browser and $8 its slots, $9 address and $10
 * its slots. For a replacement: $13 since when the cart holds, $14 when that hold was extended, $15 the
 * latest end. `maySoon`: the hold was refused, but overdue holds that are not cleared yet take some of what is missing.
 * The caller expires them and tries again.
 */
export const PLACE_HOLD = `
  with ${mayHold({ cart: '$6', browser: '$7', maxOfBrowser: '$8', address: '$9', maxOfAddress: '$10' })},
  updated as (
    update departures departure set held = ${newHeld}
    where ${matchesDepartureSql('departure')} and ${hasRoomSql} and exists (select from may_hold)
    returning departure.id, ${spotsTaken} as spots),
  created as (
    insert into departures as departure (option_id, local_date, local_time, wanted_capacity, capacity, held)
    select option.id, $2, $3::time, option.capacity, option.capacity, case when $5 then option.capacity else $4 end
    from product_options option
    where option.id = $1 and $4 <= option.capacity and exists (select from may_hold)
      and not exists (select from departures other where ${matchesDepartureSql('other')})
    for share of option
    on conflict (option_id, local_date, local_time) do update set held = ${newHeld} where ${hasRoomSql}
    returning departure.id, ${spotsTaken} as spots),
  hold as (
    insert into holds (cart_id, departure_id, spots, expires_at, browser, browser_slot, address, address_slot, quote,
      first_held_at, extended_at)
    select $6, departure.id, departure.spots,
      least(now() + make_interval(secs => $11), coalesce($15::timestamptz, 'infinity')), $7, slot.browser, $9,
      slot.address, $12, coalesce($13::timestamptz, now()), $14::timestamptz
    from (select * from updated union all select * from created) departure, slot
    returning id, spots, expires_at, ${notExtendableSql} as is_not_extendable)
  select hold.id, hold.spots, hold.expires_at as "expiresAt", hold.is_not_extendable as "isNotExtendable",
    now() as now, before.holds as "holdsAlready",
    before.bought, case when slot.browser is null then 'browser' when slot.address is null then 'address' end as "noSlotOf",
    hold.id is null and exists (
      select from holds overdue where overdue.state = 'held' and overdue.expires_at <= now() and (
        overdue.departure_id in (select departure.id from departures departure where ${matchesDepartureSql('departure')})
        or (slot.browser is null and overdue.browser = $7) or (slot.address is null and overdue.address = $9))) as "maySoon"
  from before cross join slot left join hold on true`;

/** Makes replacements of one cart wait for each other. $1 cart. */
export const LOCK_CART = `select pg_advisory_xact_lock(hashtextextended('cart ' || $1::text, 0))`;

/** $1 resources. */
export const LOCK_RESOURCES =
  'select from resources where id = any($1::uuid[]) order by id for no key update';

/** Locks the option that a missing departure is created from. */
export const LOCK_OPTION = `
  select from product_options option
  where option.id = $1 and not exists (select from departures departure
    where ${matchesDepartureSql('departure')}) for share of option`;

/**
 * Locks the hold to be replaced, its departure and the wanted departure. $4 cart. Both are looked up before
 * anything is locked, because an `or` would read the whole table.
 */
export const LOCK_HOLD = `
  with mine as (select departure_id from holds where cart_id = $4 and state = 'held' for update),
  wanted_or_held as (select departure_id as id from mine union select departure.id from departures departure
    where ${matchesDepartureSql('departure')})
  select from departures departure where departure.id in (select id from wanted_or_held)
    order by departure.id for no key update of departure`;

/**
 * Reads the capacity of resources and what uses them in a period. All holds count that are sold, active or
 * not cleared yet, except the hold that the caller replaces. $1 resources, $2 and $3 the period, $4 the cart whose
 * hold is replaced.
 */
export const RESOURCE_USES = `
  select resource.id, resource.capacity, coalesce(resource_use.units, 0) as units,
    coalesce(resource_use.starts_at, $2) as "from",
    coalesce(resource_use.ends_at, $3) as "to", coalesce(hold.state = 'held' and hold.expires_at <= now(),
      false) as "isOverdue"
  from resources resource
  left join (resource_uses resource_use join holds hold on hold.id = resource_use.hold_id
    and (hold.cart_id <> $4 or hold.state = 'sold'))
    on resource_use.resource_id = resource.id and resource_use.starts_at < $3 and resource_use.ends_at > $2
  where resource.id = any($1::uuid[])`;

/** Records what a hold uses of resources. $1 hold, $2 resources, $3 units of each, $4 and $5 the period. */
export const USE_RESOURCES = `
  insert into resource_uses (hold_id, resource_id, units, starts_at, ends_at)
  select $1, used.id, used.units, $4, $5 from unnest($2::uuid[], $3::int[]) as used (id, units)`;

/** Whether a night belongs to one of `stays`. The row of each held night exists. */
const isNightOfStay = `night.room_type_id = stays.room_type_id and night.night >= stays.arrival
      and night.night < stays.departure`;

/** Locks the nights of `stays`, a row for each room, in their order. `nights` says for how many rooms each is. */
const lockNights = (condition: string) => `
  locked_nights as (
    select night.room_type_id, night.night from stays join room_nights night on ${isNightOfStay}
    where ${condition}
    order by night.room_type_id, night.night for no key update of night),
  nights as (
    select room_type_id, night, count(*)::int as rooms from locked_nights group by room_type_id, night)`;

/**
 * Locks the nights of the rooms of holds. Rooms that were released alone have returned their nights before. A hold of a trip
 * has no rooms and costs no search for them.
 */
const lockNightsOf = (holds: string, condition: string) => `
  stays as (
    select room.room_type_id, room.arrival, room.departure
    from ${holds} stay join held_rooms room on room.hold_id = stay.id
    where stay.departure_id is null and room.released_at is null),
  ${lockNights(condition)}`;

const isLockedNight = 'night.room_type_id = nights.room_type_id and night.night = nights.night';

const returnSoldNights = `
  night_counts as (
    update room_nights night
    set sold = night.sold - nights.rooms, capacity = greatest(night.wanted_capacity,
      night.held + night.sold - nights.rooms)
    from nights where ${isLockedNight})`;

/** Ends a hold and forgets which client had it. */
const ENDED = 'ended_at = now(), browser = null, browser_slot = null, address = null, address_slot = null';

/**
 * Releases the spots and the nights of the `ended` holds, and makes a capacity cut that had to wait for them. Of holds of
 * both kinds the departures are locked first.
 */
const RELEASE_ENDED = `
  released as (select departure_id, sum(spots)::int as spots from ended group by departure_id),
  locked as (
    select departure.id from departures departure where departure.id in (select departure_id from released)
      order by departure.id for no key update),
  departure_counts as (
    update departures departure
    set held = departure.held - released.spots, capacity = greatest(departure.wanted_capacity,
      departure.held - released.spots + departure.sold)
    from released join locked on locked.id = released.departure_id
    where departure.id = released.departure_id),
  ${lockNightsOf('ended', '(select count(*) from locked) >= 0')},
  night_counts as (
    update room_nights night
    set held = night.held - nights.rooms, capacity = greatest(night.wanted_capacity,
      night.held - nights.rooms + night.sold)
    from nights where ${isLockedNight}),
  ended_uses as (delete from resource_uses where hold_id in (select id from ended))`;

const release = (which: string, result: string) => `
  with ended as (
    update holds set state = case when expires_at <= now() then 'expired' else 'released' end, ${ENDED}
    where ${which} and state = 'held'
    returning id, departure_id, spots, state, first_held_at, extended_at, expires_at),
  ${RELEASE_ENDED}
  select ${result}`;

/** Releases the hold of a cart. $1 cart. */
export const RELEASE_HOLD = release('cart_id = $1', 'state from ended');

/**
 * Like `RELEASE_HOLD`, for a replacement. Returns since when the cart holds and when that must end. If a
 * payment has extended the hold beyond that, the new choice gets the time of another payment attempt. $1
 * cart.
 */
export const RELEASE_FOR_REPLACEMENT = release(
  'cart_id = $1',
  `first_held_at::text as since, extended_at::text as "extendedAt",
    greatest(first_held_at + ${LONGEST_HOLD}, least(now() + interval '${RETRY_MINUTES} minutes', expires_at))::text as until
  from ended where state = 'released'`,
);

/** Like `RELEASE_HOLD`, for one hold of a cart and no other. $1 cart, $2 hold. */
export const RELEASE_HOLD_BY_ID = release('cart_id = $1 and id = $2', 'state from ended');

/**
 * Releases some spots of a sold hold, or all. $1 hold, $2 how many at most. The rooms of a stay are released here only all
 * together; `RELEASE_ROOMS` releases single ones.
 */
export const RELEASE_SOLD = `
  with locked as (
    select id, departure_id, spots from holds
    where id = $1 and state = 'sold' and (departure_id is not null or spots <= $2) for update),
  released as (
    update holds hold set spots = case when hold.spots > $2 then hold.spots - $2 else hold.spots end,
      state = case when hold.spots > $2 then 'sold' else 'released' end,
      ended_at = case when hold.spots > $2 then null else now() end
    from locked where hold.id = locked.id returning hold.id, hold.state, locked.departure_id,
      least(locked.spots, $2) as spots),
  departure_counts as (
    update departures departure
    set sold = departure.sold - released.spots, capacity = greatest(departure.wanted_capacity,
      departure.held + departure.sold - released.spots)
    from released where departure.id = released.departure_id),
  ${lockNightsOf('released', 'true')},
  ${returnSoldNights},
  reduced_uses as (
    update resource_uses resource_use set units = resource_use.units - option_resource.units * released.spots
    from released join departures departure on departure.id = released.departure_id
      join option_resources option_resource on option_resource.option_id = departure.option_id
    where released.state = 'sold' and resource_use.hold_id = released.id
      and resource_use.resource_id = option_resource.resource_id and option_resource.per = 'spot'
      and resource_use.units > option_resource.units * released.spots),
  ended_uses as (delete from resource_uses where hold_id in (select id from released where state = 'released'))
  select spots from released`;

/**
 * Releases rooms of a sold stay. Each room gives its nights back once; with the last one the hold is released. $1 hold, $2
 * positions of the rooms.
 */
export const RELEASE_ROOMS = `
  with locked as (select id, spots from holds where id = $1 and state = 'sold' for update),
  released_rooms as (
    update held_rooms room set released_at = now() from locked
    where room.hold_id = locked.id and room.position = any($2::int[]) and room.released_at is null
    returning room.room_type_id, room.arrival, room.departure),
  left_rooms as (
    select id, spots - (select count(*)::int from released_rooms) as spots from locked
    where exists (select from released_rooms)),
  hold_change as (
    update holds hold set spots = greatest(1, left_rooms.spots),
      state = case when left_rooms.spots > 0 then 'sold' else 'released' end,
      ended_at = case when left_rooms.spots > 0 then null else now() end
    from left_rooms where hold.id = left_rooms.id),
  stays as (select room_type_id, arrival, departure from released_rooms),
  ${lockNights('true')},
  ${returnSoldNights}
  select count(*)::int as rooms from released_rooms`;

/** Releases all holds of a departure; waits for sales under way. */
export const RELEASE_OF_DEPARTURE = `
  with due as (
    select hold.id from holds hold
    where hold.departure_id in (select departure.id from departures departure where ${matchesDepartureSql('departure')})
      and hold.state = 'held'
    order by hold.id for update),
  ended as (
    update holds hold set state = case when expires_at <= now() then 'expired' else 'released' end, ${ENDED}
    from due where hold.id = due.id returning hold.id, hold.departure_id, hold.spots),
  ${RELEASE_ENDED}
  select count(*)::int as count from ended`;

export const expire = (due: string) => `
  with due as (${due}),
  ended as (
    update holds hold set state = 'expired', ${ENDED} from due where hold.id = due.id
    returning hold.id, hold.departure_id, hold.spots),
  ${RELEASE_ENDED}
  select count(*)::int as count from ended`;

/** Expires the oldest overdue holds and skips locked ones. $1 how many at most. */
export const EXPIRE_OVERDUE = expire(`
  select id from holds where state = 'held' and expires_at <= now() order by expires_at limit $1
  for update skip locked`);

/** Expires the overdue holds of a wanted departure; waits for locked ones. */
export const EXPIRE_OF_DEPARTURE = expire(`
  select hold.id from holds hold
  where hold.departure_id in (select departure.id from departures departure where ${matchesDepartureSql('departure')})
    and hold.state = 'held' and hold.expires_at <= now() order by hold.id for update`);

/**
 * Expires overdue holds that use these resources during a trip. The period matters, because past sales stay
 * in the table. $1 resources, $2 from, $3 to.
 */
export const EXPIRE_OF_RESOURCES = expire(`
  select hold.id from holds hold
  where hold.id in (
      select hold_id from resource_uses where resource_id = any($1::uuid[]) and ends_at > $2 and starts_at < $3)
    and hold.state = 'held' and hold.expires_at <= now() order by hold.id for update`);

/** Expires the overdue holds of a client. $1 browser, $2 address. */
export const EXPIRE_OF_HOLDER = expire(`
  select hold.id from holds hold
  where (hold.browser = $1 or hold.address = $2) and hold.state = 'held' and hold.expires_at <= now()
    order by hold.id for update`);

const holdColumns = `id, cart_id as "cartId", spots, expires_at as "expiresAt", ${notExtendableSql} as "isNotExtendable",
  now() as now, quote`;

/** Finds a hold by its ID. $1 hold. */
export const FIND_HOLD_BY_ID = `select ${holdColumns}, state from holds where id = $1`;

/** Finds the hold of a cart, or its latest one. $1 cart. */
export const FIND_HOLD = `
  select ${holdColumns}, case when state = 'held' and expires_at <= now() then 'expired' else state end as state
  from holds where cart_id = $1 order by state = 'held' desc, state = 'sold' desc, made_at desc limit 1`;

/** Extends a hold, but not beyond the time that a cart may hold in all. $1 cart, $2 seconds. */
export const EXTEND_HOLD = `
  update holds set extended_at = now(),
    expires_at = least(expires_at + make_interval(secs => $2), first_held_at + ${LONGEST_HOLD})
  where cart_id = $1 and state = 'held' and expires_at > now() and not ${notExtendableSql}
  returning ${holdColumns}, state`;

/** Moves the end of an active hold. $1 cart, $2 hold, $3 new end. */
export const EXTEND_HOLD_FOR_PAYMENT = `
  update holds set expires_at = $3 where cart_id = $1 and id = $2 and state = 'held' and expires_at > now()`;

/** Moves the end of the active hold of the row `booking` to the end of its time to pay. */
export const EXTEND_HOLD_OF_BOOKING = `
  update holds hold set expires_at = booking.pay_until from booking
  where hold.cart_id = booking.cart_id and hold.id = booking.hold_id and hold.state = 'held' and hold.expires_at > now()
  returning hold.id`;

const SOLD = `state = 'sold', browser = null, browser_slot = null, address = null, address_slot = null`;

/** Counts the spots of `sold_hold` as sold. */
const COUNT_SOLD = `departure_counts as (
    update departures departure set held = departure.held - sold_hold.spots, sold = departure.sold + sold_hold.spots
    from sold_hold where departure.id = sold_hold.departure_id)`;

/** Sells the hold of a cart, unless it has expired. $1 cart, $2 one of its holds, or null for any. */
export const SELL_HOLD = `
  with sold_hold as (
    update holds set ${SOLD}
    where cart_id = $1 and ($2::uuid is null or id = $2) and state = 'held' and expires_at > now()
    returning ${holdColumns}, state, departure_id),
  ${COUNT_SOLD},
  ${lockNightsOf('sold_hold', 'true')},
  night_counts as (
    update room_nights night set held = night.held - nights.rooms, sold = night.sold + nights.rooms
    from nights where ${isLockedNight})
  select id, "cartId", spots, "expiresAt", "isNotExtendable", now, quote, state from sold_hold`;

/** Sells the active hold of a trip that the row `ready` has locked (`hold_id`). Rooms are sold by `SELL_HOLD` alone. */
export const sellReadyHold = `
  sold_hold as (
    update holds hold set ${SOLD} from ready where hold.id = ready.hold_id
    returning hold.departure_id, hold.spots),
  ${COUNT_SOLD}`;
