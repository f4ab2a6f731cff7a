import { randomUUID } from 'node:crypto';
import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { enqueueJob, type JobPayload } from '../../../database/queue/enqueue-job.ts';
import { releaseSpots } from '../../quotes/holds/release-hold.ts';
import { releaseRooms } from '../../quotes/stays/release-rooms.ts';
import type { Booking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import type { SoldTicketRow } from './cancelled-tickets.ts';

type ReleaseSpotsInput = { readonly holdId: string; readonly spots: number | 'all' };

/**
 * Releases some or all of the spots that a booking had (`had`). Our own spots are released in this transaction;
 * a job releases those of a supplier's system afterwards.
 */
export async function releaseSoldSpots(
  client: Queryable,
  { holdId, spots, bookedSpots }: ReleaseSpotsInput & { readonly bookedSpots: number },
): Promise<void> {
  const releasedSpots = await releaseSpots(client, { holdId, spots: spots === 'all' ? bookedSpots : spots });
  if (releasedSpots === 0) await queueSupplierRelease(client, { holdId, spots });
}

type CancelledTickets = {
  readonly tickets: readonly Pick<SoldTicketRow, 'position' | 'band'>[];
  readonly isWhole: boolean;
};

/** Releases what these tickets of a booking had: spots of a departure, or the nights of rooms. */
export async function releaseTickets(
  client: Queryable,
  { holdId, spots: bookedSpots }: Pick<Booking, 'holdId' | 'spots'>,
  { tickets, isWhole }: CancelledTickets,
): Promise<void> {
  const positions = tickets.flatMap(({ position, band }) => (band === 'room' ? position : []));
  if (!isWhole && positions.length > 0) {
    await releaseRooms(client, { holdId, positions });
    return;
  }
  await releaseSoldSpots(client, { holdId, spots: isWhole ? 'all' : tickets.length, bookedSpots });
}

/**
 * Queues the release of spots in a supplier's system. A worker makes that call, because no transaction waits
 * for another system. Our own holds are ignored.
 */
export async function queueSupplierRelease(
  client: Queryable,
  { holdId, spots }: ReleaseSpotsInput,
): Promise<void> {
  const { rowCount } = await client.query('select from holds where id = $1', [holdId]);
  if (rowCount !== 0) return;
  const key = randomUUID();
  const payload = { holdId, key, ...(spots !== 'all' && { spots }) };
  await enqueueJob(client, { kind: 'release-spots', key, payload });
}

/**
 * Releases spots that a supplier's system has sold us. An active booking releases some spots; without an
 * active booking all are released. Safe to repeat. A hold unknown to every connected system is ignored.
 */
export async function releaseSupplierSpots(
  { database, inventories }: BookingDeps,
  { holdId, key, spots }: JobPayload<'release-spots'>,
): Promise<void> {
  const { rowCount } = await database.pool.query(
    'select from bookings where hold_id = $1 and state <> all ($2)',
    [holdId, ENDED_STATES],
  );
  if (spots === undefined && rowCount !== 0) return;
  await inventories.releaseSold(holdId, { key, spots: spots ?? 'all' });
}
