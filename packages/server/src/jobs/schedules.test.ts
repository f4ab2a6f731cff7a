import { expect, test } from 'vitest';
import { jobKinds } from '../database/queue/enqueue-job.ts';
import { schedules } from './schedules.ts';

test('Each recurring job runs as often as its work requires', () => {
  const minutes = Object.fromEntries(schedules.map(({ kind, everyMinutes }) => [kind, everyMinutes]));
  expect(minutes).toEqual({
    maintenance: 1_440,
    'refresh-rates': 360,
    'import-timetable-feed': 60,
    'translate-reviews': 10,
    'send-newsletter-members': 5,
    'expire-bookings': 1,
    'expire-requests': 1,
    'follow-foreign-bookings': 1,
    'reconcile-payments': 2,
    'complete-bookings': 15,
    'check-calls': 1,
    'send-manifests': 15,
    'remind-guests': 15,
  });
});

test('A recurring job has one schedule, whose first minute lies within its period, and no payload of its own', () => {
  expect(new Set(schedules.map(({ kind }) => kind)).size).toBe(schedules.length);
  for (const { kind, everyMinutes, atMinute } of schedules) {
    expect([kind, atMinute >= 0 && atMinute < everyMinutes]).toEqual([kind, true]);
    expect(jobKinds[kind].safeParse({}).success).toBe(true);
  }
});
