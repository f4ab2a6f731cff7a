import type { Database } from '../../../database/connect.ts';
import { type CruiseTimetable, importTimetable } from '../../cruises/import/import-timetable.ts';
import { type CallBookingCounts, countChangedBookings } from './find-changed-calls.ts';

/**
 * At most this many bookings lose their trip or port without an operator's confirmation, because a faulty timetable must
 * not cancel a whole season.
 */
export const MAX_LOST_WITHOUT_CONFIRMATION = 20;

type ImportIfSafeInput = {
  /** An operator accepts the bookings that are lost, however many. */
  readonly isConfirmed?: boolean;
  /** Counts and changes nothing. */
  readonly isCheckOnly?: boolean;
};

export type TimetableImportResult = {
  readonly outcome: 'imported' | 'checked' | 'too_many_lost';
  /** How many bookings the new times affect: those that still fit, no longer fit, or lose their port. */
  readonly bookingCounts: CallBookingCounts;
};

/**
 * Imports a timetable and counts the bookings that it affects. The job `check-calls` re-checks them within a minute after
 * the import. Nothing is changed if it only checks, or if more than `MAX_LOST_WITHOUT_CONFIRMATION` bookings would be
 * lost and no operator has confirmed.
 */
export async function importTimetableIfSafe(
  database: Database,
  timetable: CruiseTimetable,
  { isConfirmed = false, isCheckOnly = false }: ImportIfSafeInput = {},
): Promise<TimetableImportResult> {
  let imported: TimetableImportResult | undefined;
  // Thrown to undo the transaction of the import, and caught below.
  const rollBack = new Error('A timetable was not kept.');
  await importTimetable(database, timetable, async (client) => {
    const bookingCounts = await countChangedBookings(client);
    const needsConfirmation =
      bookingCounts.unfit + bookingCounts.skipped > MAX_LOST_WITHOUT_CONFIRMATION && !isConfirmed;
    imported = {
      outcome: isCheckOnly ? 'checked' : needsConfirmation ? 'too_many_lost' : 'imported',
      bookingCounts,
    };
    if (imported.outcome !== 'imported') throw rollBack;
  }).catch((error: unknown) => {
    if (error !== rollBack) throw error;
  });
  if (!imported) throw new Error('A timetable was imported without its check.');
  return imported;
}
