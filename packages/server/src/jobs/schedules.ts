import type { Schedule } from '../database/jobs/put-due-jobs.ts';

/** What is done again and again. Minutes are those of UTC. */
export const schedules: readonly Schedule[] = [
  // At ten past three: the quiet of Europe, and not on the hour like everybody else.
  { kind: 'housekeeping', everyMinutes: 24 * 60, atMinute: 3 * 60 + 10 },
];
