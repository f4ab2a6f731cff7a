import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import type { OfferedRoomType } from './hotel.queries.ts';

/** How many rooms of a type are left in every night of a stay. */
export type RoomsLeft = (roomType: Pick<OfferedRoomType, 'id' | 'capacity'>, stay: Stay) => number;

type NightRow = [roomTypeId: string, night: LocalDate, left: number];

/**
 * Reads what is left of room types between two dates, the second one excluded. Only nights with a hold, a sale or a
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
    // A city has thousands of room types. Ids need no quotes, so the array is written at once.
    `{${roomTypeIds.join()}}`,
    from,
    to,
  ]);
  const nightsByType = new Map<string, [LocalDate, number][]>();
  for (const [id, night, left] of rows) {
    const nights = nightsByType.get(id);
    if (nights) nights.push([night, left]);
    else nightsByType.set(id, [[night, left]]);
  }
  return ({ id, capacity }, stay) => {
    let least = capacity;
    let own = 0;
    for (const [night, left] of nightsByType.get(id) ?? []) {
      if (night < stay.arrival || night >= stay.departure) continue;
      own += 1;
      if (own === 1 || left < least) least = left;
    }
    // A night without a row has the whole capacity of its type.
    return own > 0 && own < nightCount(stay) ? Math.min(least, capacity) : least;
  };
}

const roomsLeft = `
  with overdue as (
    select room.room_type_id, room.arrival, room.departure
    from holds hold join held_rooms room on room.hold_id = hold.id
    where hold.state = 'held' and hold.expires_at <= now() and room.released_at is null)
  select night.room_type_id, night.night::text, case when night.closed then 0
    else night.capacity - night.held - night.sold + (
      select count(*)::int from overdue where overdue.room_type_id = night.room_type_id
        and overdue.arrival <= night.night and night.night < overdue.departure) end
  from room_nights night
  where night.room_type_id = any($1::uuid[]) and night.night >= $2::date and night.night < $3::date`;
