import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { expect, test } from 'vitest';
import type { Text } from '../../i18n/use-text.ts';
import { factsOf } from './facts-of.ts';

const t: Text = (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key);

const tour = {
  durations: 120,
  components: [{ startingTimes: ['09:00', '14:00'], opens: null, closes: null }],
  featureSet: [{ feature: 'Language', values: ['English', 'German'] }],
  maxGroup: 12,
  requireBookingApproval: false,
  cancellation: [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 12, refundPercent: 50 },
  ],
  minAge: null,
  pickupPlaces: [],
  availability: { availableDates: ['2026-12-05'] },
} as unknown as TourDetails;

const factsWith = (more: object) =>
  factsOf({ ...tour, ...more } as TourDetails, 'en', t).map(({ fact }) => fact);

test('Six facts are told, in the order in which one asks; what is not known is not told.', () => {
  expect(factsWith({})).toEqual([
    'tour.hours 2',
    'English, German',
    'product.groupSize 12',
    'product.confirmedAtOnce',
    'product.freeCancellation',
    '5 December 2026',
  ]);
  expect(factsWith({ minAge: 6, pickupPlaces: [{}] })).toHaveLength(6);
  expect(factsWith({ durations: null, featureSet: [], maxGroup: null })).toEqual([
    'product.confirmedAtOnce',
    'product.freeCancellation',
    '5 December 2026',
  ]);
});

test('Cancelling says the last hour at which everything comes back, or what else does.', () => {
  const more = (cancellation: object[]) =>
    factsOf({ ...tour, cancellation } as TourDetails, 'en', t).find(({ more }) => /Hours|Refund/.test(more));
  expect(more([...tour.cancellation])?.more).toBe('product.untilHours 24');
  expect(more([{ hoursBefore: 48, refundPercent: 50 }])).toMatchObject({
    fact: 'product.partBack 50',
    more: 'product.untilHours 48',
  });
  expect(more([])?.fact).toBe('product.noRefund');
});

test('What waits for an answer is not said to be confirmed at once.', () => {
  expect(factsWith({ requireBookingApproval: true })).toContain('product.onRequest');
});
