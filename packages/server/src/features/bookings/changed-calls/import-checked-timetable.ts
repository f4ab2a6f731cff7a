import type { Database } from '../../../database/connect.ts';
import { importTimetable, type Timetable } from '../../cruises/import/import-timetable.ts';
import { type CallBookings, countChangedBookings } from './find-changed-calls.ts';

/**
 * At most this many bookings lose their trip or port without an operator's confirmation, because a faulty timetable must
 * not cancel a whole season.
 */
export const MOST_LOST_BOOKINGS = 20;

type ImportCheckedInput = {
  /** An operator accepts the bookings that are lost, however many. */
  readonly isConfirmed?: boolean;
  /** Counts and changes nothing. */
  readonly isTrial?: boolean;
};

export type TimetableImported = {
  readonly outcome: 'imported' | 'tried' | 'too_many_lost';
  /** The bookings whose ship changes. */
  readonly bookings: CallBookings;
};

/**
 * Imports a timetable and counts the bookings that it changes. They are re-checked within a minute by the job
 * `check-calls`. Nothing is changed by a trial, or if more bookings are lost than may be without confirmation.
 */
export async function importCheckedTimetable(
  database: Database,
  timetable: Timetable,
  { isConfirmed = false, isTrial = false }: ImportCheckedInput = {},
): Promise<TimetableImported> {
  let imported: TimetableImported | undefined;
  const undone = new Error('A timetable was not kept.');
  await importTimetable(database, timetable, async (client) => {
    const bookings = await countChangedBookings(client);
    const isTooMuch = bookings.unfit + bookings.skipped > MOST_LOST_BOOKINGS && !isConfirmed;
    imported = { outcome: isTrial ? 'tried' : isTooMuch ? 'too_many_lost' : 'imported', bookings };
    if (imported.outcome !== 'imported') throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  if (!imported) throw new Error('A timetable was imported without its check.');
  return imported;
}
