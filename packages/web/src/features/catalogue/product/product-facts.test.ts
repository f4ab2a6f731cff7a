import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { expect, test } from 'vitest';
import type { TextOf } from '../../../i18n/texts.ts';
import { shield } from '../../../ui/media/icon-paths.ts';
import { factsOf } from './product-facts.tsx';

const t: TextOf = (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key);

const tour = {
  durations: 120,
  components: [{ startingTimes: ['09:00', '14:00'], opens: null, closes: null }],
  featureSet: [{ feature: 'Language', values: ['English', 'German'] }],
  timeZone: 'Europe/Lisbon',
  tourCity: 'Lisbon',
  maxGroup: 12,
  requireBookingApproval: false,
  cancellation: [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 12, refundPercent: 50 },
  ],
  startShiftMinutes: null,
  minAge: null,
  pickupPlaces: [],
  availability: { availableDates: ['2026-12-05'] },
} as unknown as TourDetails;

const now = new Date('2026-12-01T12:00:00Z');
const factsOfTour = (more: object, startsAt?: Date) =>
  factsOf({ tour: { ...tour, ...more } as TourDetails, locale: 'en', t, startsAt, now });
const factsWith = (more: object) => factsOfTour(more).map(({ fact }) => fact);

test('Six facts are shown at most, in a fixed order, and unknown ones are left out', () => {
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

const cancelling = (cancellation: object[], startsAt?: Date) => {
  const cancellationFact = factsOfTour({ cancellation }, startsAt).find(({ icon }) => icon === shield);
  return [cancellationFact?.fact, cancellationFact?.more];
};

test('The cancellation fact shows the deadline of the full or else a partial refund, with long notices in days', () => {
  expect(cancelling([...tour.cancellation])).toEqual(['product.freeCancellation', 'product.untilHours 24']);
  expect(cancelling([{ hoursBefore: 168, refundPercent: 100 }])[1]).toBe('product.untilDays 7');
  expect(cancelling([{ hoursBefore: 0, refundPercent: 100 }])[1]).toBe('product.untilStart');
  expect(cancelling([{ hoursBefore: 48, refundPercent: 50 }])).toEqual([
    'product.partBack 50',
    'product.untilHours 48',
  ]);
  expect(cancelling([])).toEqual(['product.noRefund', 'product.noRefundMore']);
});

test('For a chosen start the cancellation fact shows day and time at the place, and promises nothing that is over', () => {
  const far = new Date('2026-12-05T09:00:00Z');
  expect(cancelling([...tour.cancellation], far)).toEqual([
    'product.freeCancellation',
    'product.untilThen shell.placeTime Fri 4 Dec 09:00 Lisbon',
  ]);
  const near = new Date('2026-12-02T09:00:00Z');
  expect(cancelling([...tour.cancellation], near)[0]).toBe('product.partBack 50');
  expect(cancelling([{ hoursBefore: 24, refundPercent: 100 }], near)).toEqual([
    'product.noRefund',
    'product.noRefundNow',
  ]);
});

test('A trip on request does not promise instant confirmation', () => {
  expect(factsWith({ requireBookingApproval: true })).toContain('product.onRequest');
});

test('A start that the supplier may move is said beside the start times, in hours or minutes', () => {
  expect(factsWith({ startShiftMinutes: 60 })[1]).toBe('product.startShift tour.hours 1');
  expect(factsWith({ startShiftMinutes: 45 })[1]).toBe('product.startShift tour.minutes 45');
});

test('The duration goes from the shortest option to the longest', () => {
  const [first] = tour.components;
  const components = [
    { ...first, durations: 120 },
    { ...first, durations: 75 },
  ];
  expect(factsWith({ components })[0]).toBe('tour.durationRange tour.hoursMinutes 1 15 tour.hours 2');
});
