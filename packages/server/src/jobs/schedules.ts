import type { Schedule } from '../database/jobs/put-due-jobs.ts';

/** What is done again and again. Minutes are those of UTC. */
export const schedules: readonly Schedule[] = [
  // At ten past three: the quiet of Europe, and not on the hour like everybody else.
  { kind: 'housekeeping', everyMinutes: 24 * 60, atMinute: 3 * 60 + 10 },
  // Central banks publish in the afternoon; a table that is there already costs one request.
  { kind: 'refresh-rates', everyMinutes: 6 * 60, atMinute: 4 * 60 + 25 },
  // A hold ends by itself on the second; what follows from it may take a minute.
  { kind: 'lapse-bookings', everyMinutes: 1, atMinute: 0 },
  { kind: 'time-out-requests', everyMinutes: 1, atMinute: 0 },
  { kind: 'reconcile-payments', everyMinutes: 2, atMinute: 1 },
  { kind: 'complete-bookings', everyMinutes: 15, atMinute: 7 },
  // It is six in the evening somewhere at every hour, and where clocks stand aside at half past.
  { kind: 'send-manifests', everyMinutes: 15, atMinute: 2 },
];
