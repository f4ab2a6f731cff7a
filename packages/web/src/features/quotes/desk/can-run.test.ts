import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { canRun } from './can-run.ts';

const tour = {
  productType: 'tours',
  availability: { availableDates: ['2026-12-05'], requireBookingApproval: false },
} as unknown as TourDetails;

test('A day of anything but a show can be chosen if it is one of the available dates.', () => {
  expect(canRun(tour)(localDate('2026-12-05'))).toBe(true);
  expect(canRun(tour)(localDate('2026-12-06'))).toBe(false);
});
