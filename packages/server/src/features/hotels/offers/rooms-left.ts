import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import type { OfferedRoomType } from './hotel.queries.ts';
import type { StayTable } from './stay-table.ts';

/** How many rooms of a type are left in every night of a stay. */
export type RoomsLeft = (
  roomType: Pick<OfferedRoomType, 'id' | 'capacity' | 'leftAtSeller'>,
  stay: Stay,
) => number;

type NightRow = [roomTypeId: string, night: LocalDate, left: number];

/**
 * Reads what is left of the room types of a hotel between two dates, the second one excluded. Only nights with a hold, a sale or a
 * change have a row; all others have the capacity of their type. An overdue hold takes no room, whether or not it
 * has been cleared: the database's clock decides.
 */
export async function readRoomsLeft(
  { pool }: Pick<Database, 'pool'>,
  {
    roomTypeIds,
    from,
    to,
  }: { readonly roomTypeIds: readonly string[]; readonly from: LocalDate; readonly to: LocalDate },
): Promise<RoomsLeft> {
  const { rows } = await pool.query<NightRow>({ name: 'rooms-left', text: roomsLeft, rowMode: 'array' }, [
    roomTypeIds,
    from,
    to,
  ]);
  const nightsByType = new Map<string, [LocalDate, number][]>();
  for (const [id, night, left] of rows) {
    const nights = nightsByType.get(id);
    if (nights) nights.push([night, left]);
    else nightsByType.set(id, [[night, left]]);
  }
  return ({ id, capacity, leftAtSeller = Number.POSITIVE_INFINITY }, stay) => {
    let least = capacity;
    let own = 0;
    for (const [night, left] of nightsByType.get(id) ?? []) {
      if (night < stay.arrival || night >= stay.departure) continue;
      own += 1;
      if (own === 1 || left < least) least = left;
    }
    // A night without a row has the whole capacity of its type.
    const ofType = own > 0 && own < nightCount(stay) ? Math.min(least, capacity) : least;
    return Math.min(ofType, leftAtSeller);
  };
}

/** How many rooms of a type are left in every night of the stay that was asked for. */
export type RoomsLeftInPlaces = (
  roomType: Pick<OfferedRoomType, 'id' | 'capacity' | 'leftAtSeller'>,
) => number;

/** What is left in the places of a search. */
export type LeftInPlaces = {
  readonly of: RoomsLeftInPlaces;
  /** The same for each row of a table. */
  readonly inTable: (table: StayTable) => readonly number[];
};

/** The fewest rooms that are left in a night with a row, and how many nights have one. */
type NightsOfType = { least: number; count: number };

/**
 * Reads what is left in all hotels of some cities for a stay. It reads the nights of the cities that have a row and asks
 * for no room type, so it costs what is held and sold in these nights, however many hotels a city has.
 */
export async function readRoomsLeftInPlaces(
  { pool }: Pick<Database, 'pool'>,
  { placeIds, stay }: { readonly placeIds: readonly string[]; readonly stay: Stay },
): Promise<LeftInPlaces> {
  const { rows } = await (placeIds.length === 1
    ? pool.query<[nights: string | null]>(
        { name: 'rooms-left-in-place', text: roomsLeftInPlace, rowMode: 'array' },
        [placeIds[0], stay.arrival, stay.departure],
      )
    : pool.query<[nights: string | null]>(
        { name: 'rooms-left-in-places', text: roomsLeftInPlaces, rowMode: 'array' },
        [placeIds, stay.arrival, stay.departure],
      ));
  const text = rows[0]?.[0] ?? '';
  const nights = nightCount(stay);
  let nightsByType: ReadonlyMap<string, NightsOfType> | undefined;
  const leftOf: RoomsLeftInPlaces = ({ id, capacity }) => {
    nightsByType ??= readNights(text);
    const ofType = nightsByType.get(id);
    if (!ofType) return capacity;
    // A night without a row has the whole capacity of its type.
    return ofType.count === nights ? ofType.least : Math.min(ofType.least, capacity);
  };
  return {
    of: leftOf,
    inTable({ capacities, rowAt }) {
      const left = capacities.slice();
      forEachNight(text, (at, ofNight) => {
        const row = rowAt(text, at);
        const known = left[row];
        if (known === undefined) return;
        // A night may have more rooms than its type, which counts only if every night has a row.
        left[row] =
          ofNight > (capacities[row] ?? 0)
            ? leftOf({ id: text.slice(at, at + UUID_LENGTH), capacity: capacities[row] ?? 0 })
            : Math.min(known, ofNight);
      });
      return left;
    },
  };
}

const UUID_LENGTH = 36;

function readNights(text: string): Map<string, NightsOfType> {
  const nightsByType = new Map<string, NightsOfType>();
  forEachNight(text, (at, left) => {
    const id = text.slice(at, at + UUID_LENGTH);
    const ofType = nightsByType.get(id);
    if (ofType) {
      ofType.least = Math.min(ofType.least, left);
      ofType.count += 1;
    } else nightsByType.set(id, { least: left, count: 1 });
  });
  return nightsByType;
}

/** Reads "<id of a room type><left>,…", one for each night. It cuts nothing out, because a city has hundreds of them. */
function forEachNight(text: string, visit: (at: number, left: number) => void): void {
  for (let at = 0; at < text.length; ) {
    let end = at + UUID_LENGTH;
    const isNegative = text[end] === '-';
    if (isNegative) end += 1;
    let left = 0;
    for (; end < text.length && text[end] !== ','; end++) left = left * 10 + text.charCodeAt(end) - ZERO;
    visit(at, isNegative ? -left : left);
    at = end + 1;
  }
}

const ZERO = '0'.charCodeAt(0);

const overdue = `
  overdue as (
    select room.room_type_id, room.arrival, room.departure
    from holds hold join held_rooms room on room.hold_id = hold.id
    where hold.state = 'held' and hold.expires_at <= now() and room.released_at is null)`;

// Overdue holds are cleared within a minute, so there is usually none, and no night needs to look for them.
const leftOfNight = `
  case when night.closed then 0
    else night.capacity - night.held - night.sold + case when (select exists (select from overdue)) then (
      select count(*)::int from overdue where overdue.room_type_id = night.room_type_id
        and overdue.arrival <= night.night and night.night < overdue.departure) else 0 end end`;

const roomsLeft = `
  with ${overdue}
  select night.room_type_id, night.night::text, ${leftOfNight}
  from room_nights night
  where night.room_type_id = any($1::uuid[]) and night.night >= $2::date and night.night < $3::date`;

// One text, because hundreds of rows cost the server more to receive than to read. To group them by room type costs the
// database more than the server.
const roomsLeftWhere = (isOfPlace: string) => `
  with ${overdue}
  select string_agg(night.room_type_id || (${leftOfNight})::text, ',')
  from room_nights night
  where ${isOfPlace} and night.night >= $2::date and night.night < $3::date`;

// Most lists are of one city. PostgreSQL keeps a plan for one, but plans for a set of cities in every call again.
const roomsLeftInPlace = roomsLeftWhere('night.location_id = $1::uuid');
const roomsLeftInPlaces = roomsLeftWhere('night.location_id = any($1::uuid[])');
