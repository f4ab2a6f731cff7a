import { randomUUID } from 'node:crypto';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../src/database/connect.ts';
import type { WantedStay } from '../../src/gateways/inventory/port.ts';
import { stranger } from '../inventory/wanted-hold.ts';

export const arrival = localDate('2037-05-14');

/** A request for rooms for three nights in May, by a new holder. */
export function wantedStay(
  differences: Partial<WantedStay> & Pick<WantedStay, 'roomTypeIds'> & { readonly nights?: number },
): WantedStay {
  const { nights = 3, ...others } = differences;
  const from = differences.arrival ?? arrival;
  return {
    cartId: randomUUID(),
    holder: stranger(),
    arrival: from,
    departure: addDays(from, nights),
    seconds: 900,
    quote: {},
    ...others,
  };
}

export type NightCounts = {
  readonly type: string;
  readonly night: string;
  readonly wanted: number;
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  /** What the rooms of active and sold holds say. */
  readonly heldSum: number;
  readonly soldSum: number;
};

/** Every night that has a row, with its counts and with the sums of its held rooms. */
export async function nightCountsOf({ pool }: Pick<Database, 'pool'>): Promise<NightCounts[]> {
  const { rows } = await pool.query<NightCounts>(
    `select night.room_type_id as type, to_char(night.night, 'YYYY-MM-DD') as night, night.wanted_capacity as wanted,
       night.capacity, night.held, night.sold,
       count(*) filter (where hold.state = 'held')::int as "heldSum",
       count(*) filter (where hold.state = 'sold')::int as "soldSum"
     from room_nights night
     left join held_rooms room on room.room_type_id = night.room_type_id and room.released_at is null
       and night.night >= room.arrival and night.night < room.departure
     left join holds hold on hold.id = room.hold_id
     group by night.room_type_id, night.night order by night.room_type_id, night.night`,
  );
  return rows;
}

/** Held and sold rooms by night, such as `05-14 2+1`. It fails if they differ from what the holds say. */
export async function takenNights(
  database: Pick<Database, 'pool'>,
  roomType: string | undefined,
): Promise<string[]> {
  const counts = await nightCountsOf(database);
  const wrong = counts.filter(({ held, heldSum, sold, soldSum }) => held !== heldSum || sold !== soldSum);
  if (wrong.length > 0) throw new Error(`Nights differ from their holds: ${JSON.stringify(wrong)}`);
  return counts
    .filter(({ type, held, sold }) => type === roomType && held + sold > 0)
    .map(({ night, held, sold }) => `${night.slice(5)} ${held}+${sold}`);
}
