import type { Schedule } from '../database/queue/schedule-jobs.ts';

/** Recurring jobs. Minutes are in UTC. */
export const schedules: readonly Schedule[] = [
  // At ten past three: a quiet hour in Europe, and not on the full hour, when many other programs run.
  { kind: 'maintenance', everyMinutes: 24 * 60, atMinute: 3 * 60 + 10 },
  // Central banks publish in the afternoon. If the table is already stored, this costs one request.
  { kind: 'refresh-rates', everyMinutes: 6 * 60, atMinute: 4 * 60 + 25 },
  // Lines publish new timetables some times a week. If the last one is imported already, this costs one request.
  { kind: 'import-timetable-feed', everyMinutes: 60, atMinute: 35 },
  // A review is translated soon after it is published or imported.
  { kind: 'translate-reviews', everyMinutes: 10, atMinute: 4 },
  // Someone who has unsubscribed may get a newsletter that is sent in the minutes before.
  { kind: 'send-newsletter-members', everyMinutes: 5, atMinute: 3 },
  // A hold expires to the second. Its booking may expire up to a minute later.
  { kind: 'expire-bookings', everyMinutes: 1, atMinute: 0 },
  { kind: 'expire-requests', everyMinutes: 1, atMinute: 0 },
  // Passengers at sea have little time to react to a changed call.
  { kind: 'check-calls', everyMinutes: 1, atMinute: 0 },
  // The first look, after ten seconds, has a job of its own.
  { kind: 'follow-foreign-bookings', everyMinutes: 1, atMinute: 0 },
  { kind: 'reconcile-payments', everyMinutes: 2, atMinute: 1 },
  { kind: 'complete-bookings', everyMinutes: 15, atMinute: 7 },
  // Manifests and reminders are due at six in the evening local time, which some time zone reaches every quarter of an hour.
  { kind: 'send-manifests', everyMinutes: 15, atMinute: 2 },
  { kind: 'remind-guests', everyMinutes: 15, atMinute: 5 },
];
