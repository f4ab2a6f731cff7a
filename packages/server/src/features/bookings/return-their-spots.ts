import type { JobPayload } from '../../database/jobs/job-kinds.ts';
import type { BookingDesk } from './booking-desk.ts';

/**
 * Gives back what somebody else has sold us: some spots of a booking that lives on, or all of them where none lives on them. To
 * do it again does no harm; what is not known to anybody who is connected is nobody's.
 */
export async function returnTheirSpots(
  { database, inventories }: BookingDesk,
  { holdId, key, spots }: JobPayload<'return-spots'>,
): Promise<void> {
  const { rowCount } = await database.pool.query(
    `select from bookings where hold_id = $1
       and state in ('awaiting_payment', 'on_request', 'accepted', 'confirmed', 'completed')`,
    [holdId],
  );
  if (spots === undefined && rowCount !== 0) return;
  await inventories.giveBack(holdId, { key, spots: spots ?? 'all' });
}
