import { SECOND_TRY_MINUTES } from '@ashore/core/booking/payment-minutes.ts';
import { LEAST_EXTENSION_MINUTES, LONGEST_HOLD_MINUTES } from '@ashore/core/contract/hold-minutes.ts';

// Every statement that writes departures and holds, in one place: what keeps spots from being sold twice can be read,
// and measured, as it is. Locks are always taken in this order: cart, resources, option, holds, departures by their ids.

/** $1 option, $2 date, $3 time, in every statement that is about a departure. Two that have no time are the same. */
const isDeparture = (d: string) =>
  `${d}.option_id = $1 and ${d}.local_date = $2 and ${d}.local_time is not distinct from $3::time`;

/** The guard: enough is left of what its supplier wants to sell. A group takes a departure that nobody else has. */
const hasRoom = `not d.closed and case when $5 then d.held + d.sold = 0 and $4 <= d.wanted_capacity
  else d.held + d.sold + $4 <= d.wanted_capacity end`;

const heldThen = 'case when $5 then d.wanted_capacity else d.held + $4 end';
const spotsTaken = 'case when $5 then d.held else $4 end';

/** One of the places that a holder has free. By chance, so that those who come at once seldom want the same. */
const freePlace = (who: 'browser' | 'address', hash: string, most: string) => `(
  select place from generate_series(1, ${most}::int) place
  where not exists (select from holds h where h.${who} = ${hash} and h.${who}_place = place and h.state = 'held')
  order by random() limit 1)`;

const longest = `interval '${LONGEST_HOLD_MINUTES} minutes'`;

/** It cannot be made longer: it was before, or there is next to nothing left to make it longer by. */
const isExtended = `(extended_at is not null
  or first_held_at + ${longest} < expires_at + interval '${LEAST_EXTENSION_MINUTES} minutes')`;

/**
 * Takes spots and makes the hold, or says why not, in one statement: a departure that is there is updated where it
 * has room; one that is not comes into being with the capacity that its option has at that moment. $4 people,
 * $5 whether all of it, $6 cart, $7 browser and $8 its places, $9 address and $10 its places, $11 seconds, $12 quote.
 * Of what comes instead of something: $13 since when its cart holds, $14 when that was extended, $15 its end at the latest.
 */
export const PLACE_HOLD = `
  with before as (
    select coalesce(bool_or(state = 'held'), false) as holds, coalesce(bool_or(state = 'sold'), false) as bought
    from holds where cart_id = $6 and state in ('held', 'sold')),
  place as (select ${freePlace('browser', '$7', '$8')} as browser, ${freePlace('address', '$9', '$10')} as address),
  may as (select from before, place where not holds and not bought and browser is not null and address is not null),
  taken as (
    update departures d set held = ${heldThen}
    where ${isDeparture('d')} and ${hasRoom} and exists (select from may)
    returning d.id, ${spotsTaken} as spots),
  made as (
    insert into departures as d (option_id, local_date, local_time, wanted_capacity, capacity, held)
    select o.id, $2, $3::time, o.capacity, o.capacity, case when $5 then o.capacity else $4 end
    from product_options o
    where o.id = $1 and $4 <= o.capacity and exists (select from may)
      and not exists (select from departures other where ${isDeparture('other')})
    for share of o
    on conflict (option_id, local_date, local_time) do update set held = ${heldThen} where ${hasRoom}
    returning d.id, ${spotsTaken} as spots),
  hold as (
    insert into holds (cart_id, departure_id, spots, expires_at, browser, browser_place, address, address_place, quote,
      first_held_at, extended_at)
    select $6, departure.id, departure.spots,
      least(now() + make_interval(secs => $11), coalesce($15::timestamptz, 'infinity')), $7, place.browser, $9,
      place.address, $12, coalesce($13::timestamptz, now()), $14::timestamptz
    from (select * from taken union all select * from made) departure, place
    returning id, spots, expires_at, ${isExtended} as extended)
  select hold.id, hold.spots, hold.expires_at as "expiresAt", hold.extended as "isExtended", now() as now, before.holds as "holdsAlready",
    before.bought, case when place.browser is null then 'browser' when place.address is null then 'address' end as "noPlaceOf",
    hold.id is null and exists (
      select from holds h where h.state = 'held' and h.expires_at <= now() and (
        h.departure_id in (select d.id from departures d where ${isDeparture('d')})
        or (place.browser is null and h.browser = $7) or (place.address is null and h.address = $9))) as "maySoon"
  from before cross join place left join hold on true`;

/** One replacement of a cart after the other. $1 cart. */
export const LOCK_CART = `select pg_advisory_xact_lock(hashtextextended('cart ' || $1::text, 0))`;

/** $1 resources. */
export const LOCK_RESOURCES =
  'select from resources where id = any($1::uuid[]) order by id for no key update';

/** What its departure is going to be made from, where there is none yet. */
export const LOCK_OPTION = `
  select from product_options o
  where o.id = $1 and not exists (select from departures d where ${isDeparture('d')}) for share of o`;

/**
 * The hold that is to be replaced, its departure and the one that is wanted instead. $4 cart. Both are looked up before
 * anything is locked: with an `or` in its place the whole table would be walked through.
 */
export const LOCK_HOLD = `
  with mine as (select departure_id from holds where cart_id = $4 and state = 'held' for update),
  both_of_them as (select departure_id as id from mine union select d.id from departures d where ${isDeparture('d')})
  select from departures d where d.id in (select id from both_of_them) order by d.id for no key update of d`;

/**
 * How much there is of resources, and what takes of them at some time: all that is alive or not cleared away, but for
 * what makes way. $1 resources, $2 and $3 from when to when, $4 the cart of which that is so.
 */
export const RESOURCE_USES = `
  select r.id, r.capacity, coalesce(u.units, 0) as units, coalesce(u.starts_at, $2) as "from",
    coalesce(u.ends_at, $3) as "to", coalesce(h.state = 'held' and h.expires_at <= now(), false) as "isOverdue"
  from resources r
  left join (resource_uses u join holds h on h.id = u.hold_id and (h.cart_id <> $4 or h.state = 'sold'))
    on u.resource_id = r.id and u.starts_at < $3 and u.ends_at > $2
  where r.id = any($1::uuid[])`;

/** $1 hold, $2 resources, $3 units of each, $4 and $5 from when to when. */
export const USE_RESOURCES = `
  insert into resource_uses (hold_id, resource_id, units, starts_at, ends_at)
  select $1, used.id, used.units, $4, $5 from unnest($2::uuid[], $3::int[]) as used (id, units)`;

/** Of a hold that has ended: it is forgotten who held. */
const ENDED = 'ended_at = now(), browser = null, browser_place = null, address = null, address_place = null';

/** Puts the spots of the `ended` back on sale, and does a cut of their departures that had to wait for them. */
const PUT_BACK = `
  freed as (select departure_id, sum(spots)::int as spots from ended group by departure_id),
  locked as (
    select d.id from departures d where d.id in (select departure_id from freed) order by d.id for no key update),
  put_back as (
    update departures d
    set held = d.held - freed.spots, capacity = greatest(d.wanted_capacity, d.held - freed.spots + d.sold)
    from freed join locked on locked.id = freed.departure_id
    where d.id = freed.departure_id),
  unused as (delete from resource_uses where hold_id in (select id from ended))`;

/** Ends what a cart holds. $1 cart. */
export const RELEASE_HOLD = `
  with ended as (
    update holds set state = case when expires_at <= now() then 'expired' else 'released' end, ${ENDED}
    where cart_id = $1 and state = 'held'
    returning id, departure_id, spots, state, first_held_at, extended_at, expires_at),
  ${PUT_BACK}
  select state from ended`;

/**
 * The same where something else is held instead: what lived hands on since when its cart holds, and when that has to end.
 * Whoever is at a payment by then has the time of a second try for another choice. $1 cart.
 */
export const RELEASE_FOR_ANOTHER = `${RELEASE_HOLD.replace(
  'select state from ended',
  `select first_held_at::text as since, extended_at::text as "extendedAt",
     greatest(first_held_at + ${longest}, least(now() + interval '${SECOND_TRY_MINUTES} minutes', expires_at))::text as until
   from ended where state = 'released'`,
)}`;

/** The same for one hold of a cart and no other. $1 cart, $2 hold. */
export const RELEASE_THE_HOLD = RELEASE_HOLD.replace(
  "cart_id = $1 and state = 'held'",
  "cart_id = $1 and id = $2 and state = 'held'",
);

/** What was sold comes back on sale: so many spots of it, or all. $1 hold, $2 how many at most. */
export const RETURN_SOLD = `
  with locked as (select id, departure_id, spots from holds where id = $1 and state = 'sold' for update),
  gone as (
    update holds h set spots = case when h.spots > $2 then h.spots - $2 else h.spots end,
      state = case when h.spots > $2 then 'sold' else 'released' end,
      ended_at = case when h.spots > $2 then null else now() end
    from locked where h.id = locked.id returning h.id, h.state, locked.departure_id, least(locked.spots, $2) as spots),
  put_back as (
    update departures d
    set sold = d.sold - gone.spots, capacity = greatest(d.wanted_capacity, d.held + d.sold - gone.spots)
    from gone where d.id = gone.departure_id),
  less as (
    update resource_uses u set units = u.units - o.units * gone.spots
    from gone join departures d on d.id = gone.departure_id join option_resources o on o.option_id = d.option_id
    where gone.state = 'sold' and u.hold_id = gone.id and u.resource_id = o.resource_id and o.per = 'spot'
      and u.units > o.units * gone.spots),
  unused as (delete from resource_uses where hold_id in (select id from gone where state = 'released'))
  select spots from gone`;

/** Ends all that is held of a departure; waits for whoever is buying. */
export const RELEASE_OF_DEPARTURE = `
  with due as (
    select h.id from holds h
    where h.departure_id in (select d.id from departures d where ${isDeparture('d')}) and h.state = 'held'
    order by h.id for update),
  ended as (
    update holds h set state = case when expires_at <= now() then 'expired' else 'released' end, ${ENDED}
    from due where h.id = due.id returning h.id, h.departure_id, h.spots),
  ${PUT_BACK}
  select count(*)::int as count from ended`;

const expire = (due: string) => `
  with due as (${due}),
  ended as (
    update holds h set state = 'expired', ${ENDED} from due where h.id = due.id
    returning h.id, h.departure_id, h.spots),
  ${PUT_BACK}
  select count(*)::int as count from ended`;

/** The oldest that have run out; those that somebody is busy with are left to him. $1 how many at most. */
export const EXPIRE_SOME = expire(`
  select id from holds where state = 'held' and expires_at <= now() order by expires_at limit $1
  for update skip locked`);

/** Those of a departure that somebody wants; waits for whoever is busy with one. */
export const EXPIRE_OF_DEPARTURE = expire(`
  select h.id from holds h
  where h.departure_id in (select d.id from departures d where ${isDeparture('d')})
    and h.state = 'held' and h.expires_at <= now() order by h.id for update`);

/** Those that are in the way of a trip. What is sold and over stays in the table for ever. $1 resources, $2 from, $3 to. */
export const EXPIRE_OF_RESOURCES = expire(`
  select h.id from holds h
  where h.id in (
      select hold_id from resource_uses where resource_id = any($1::uuid[]) and ends_at > $2 and starts_at < $3)
    and h.state = 'held' and h.expires_at <= now() order by h.id for update`);

/** $1 browser, $2 address. */
export const EXPIRE_OF_HOLDER = expire(`
  select h.id from holds h
  where (h.browser = $1 or h.address = $2) and h.state = 'held' and h.expires_at <= now() order by h.id for update`);

/** Until the first hold ends of whoever has no place left. $1 browser, $2 its places, $3 address, $4 its places. */
export const SECONDS_UNTIL_PLACE = `
  select coalesce(greatest(1, ceil(extract(epoch from max(first_end) - now()))), 1)::int as seconds
  from (
    select min(expires_at) from holds where browser = $1 and state = 'held' having count(*) >= $2
    union all
    select min(expires_at) from holds where address = $3 and state = 'held' having count(*) >= $4) full_up (first_end)`;

const shown = `id, cart_id as "cartId", spots, expires_at as "expiresAt", ${isExtended} as "isExtended",
  now() as now, quote`;

/** A hold by its own id. $1 hold. */
export const FIND_THE_HOLD = `select ${shown}, state from holds where id = $1`;

/** What a cart holds, or held last. $1 cart. */
export const FIND_HOLD = `
  select ${shown}, case when state = 'held' and expires_at <= now() then 'expired' else state end as state
  from holds where cart_id = $1 order by state = 'held' desc, state = 'sold' desc, made_at desc limit 1`;

/** No longer than a cart may hold in all. $1 cart, $2 seconds. */
export const EXTEND_HOLD = `
  update holds set extended_at = now(),
    expires_at = least(expires_at + make_interval(secs => $2), first_held_at + ${longest})
  where cart_id = $1 and state = 'held' and expires_at > now() and not ${isExtended}
  returning ${shown}, state`;

/** Moves the end of a hold that lives. $1 cart, $2 hold, $3 until when. */
export const KEEP_HOLD = `
  update holds set expires_at = $3 where cart_id = $1 and id = $2 and state = 'held' and expires_at > now()`;

/** Turns what a cart holds into spots that are sold, unless it has run out. $1 cart, $2 which of its holds, or any. */
export const SELL_HOLD = `
  with bought as (
    update holds set state = 'sold', browser = null, browser_place = null, address = null, address_place = null
    where cart_id = $1 and ($2::uuid is null or id = $2) and state = 'held' and expires_at > now()
    returning ${shown}, state, departure_id),
  moved as (
    update departures d set held = d.held - bought.spots, sold = d.sold + bought.spots
    from bought where d.id = bought.departure_id)
  select * from bought`;

/** Those that ended long ago. $1 how many at most. */
export const PURGE_HOLDS = `
  delete from holds where id in (
    select id from holds where ended_at < now() - interval '1 day' limit $1)`;
