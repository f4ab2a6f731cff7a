import type { Database } from '../database/connect.ts';
import {
  importTimetableIfSafe,
  MAX_LOST_WITHOUT_CONFIRMATION,
} from '../features/bookings/changed-calls/import-timetable-if-safe.ts';
import { importFeed } from '../features/cruises/import/import-feed.ts';
import type { TimetableSource } from '../gateways/timetable/port.ts';
import type { Outcome } from './handler.ts';

type ImportTimetableFeedInput = {
  readonly database: Database;
  readonly source: TimetableSource;
  readonly warn: (line: string) => void;
};

/**
 * Imports the timetable of the feed. One that is refused is fetched again with the next run; only an unreachable source
 * is tried again earlier. Operations import a timetable that would cancel many bookings by hand.
 */
export async function importTimetableFeed({
  database,
  source,
  warn,
}: ImportTimetableFeedInput): Promise<Outcome> {
  const result = await importFeed(database, {
    source,
    now: new Date(),
    async importSailings(timetable) {
      const { outcome, bookingCounts } = await importTimetableIfSafe(database, timetable);
      if (outcome === 'imported') return undefined;
      const lost = bookingCounts.unfit + bookingCounts.skipped;
      return `${lost} bookings would lose their trip, and more than ${MAX_LOST_WITHOUT_CONFIRMATION} need an operator: import-timetable --from-feed`;
    },
  });
  if (result.outcome !== 'refused') return { end: 'done' };
  const reason = `${result.why}: ${result.details}`;
  warn(`The timetable was not imported (${reason})`);
  return result.why === 'unreachable' ? { end: 'later', reason } : { end: 'done' };
}
