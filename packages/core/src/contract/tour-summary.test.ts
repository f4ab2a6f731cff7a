import { expect, test } from 'vitest';
import { type TourSummary, tourSummary } from './tour-summary.ts';

const summary: TourSummary = {
  tourId: '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c1',
  code: 'k4y4k0ab',
  tourName: 'Harbour by kayak',
  subTitle: 'Two hours on quiet water',
  teaserImageUrl: '/images/harbour',
  teaserImageColour: '#dff0e8',
  normalizedUrlPath: '/tours/hamburg/harbour-by-kayak-k4y4k0ab',
  location: 'Hamburg',
  locationCountry: 'Germany',
  locationUuid: '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c2',
  productType: 'tours',
  basePrice: 48.5,
  groupSize: null,
  originalPrice: null,
  currency: 'EUR',
  averageRating: null,
  reviewCount: 0,
  durations: 120,
  payAtHotel: null,
  portHours: null,
  promoSavings: null,
  promoBookUntil: null,
  promoValidUntil: null,
  promoValidFrom: null,
  multiDay: false,
  languages: ['de'],
  categories: [{ id: 'water', title: 'Water' }],
  freeCancellation: true,
  pickUp: false,
  requireBookingApproval: false,
  excludedTour: false,
  startingPointInformation: null,
};

test('A summary has exactly the fields of a card; other fields of a row are dropped', () => {
  expect(tourSummary.parse({ ...summary, supplierCost: 20 })).toEqual(summary);
});

test('An unknown value is null; it is never left out or invented', () => {
  for (const field of ['groupSize', 'originalPrice', 'averageRating', 'durations'] as const) {
    expect(tourSummary.safeParse({ ...summary, [field]: null }).success).toBe(true);
    expect(tourSummary.safeParse({ ...summary, [field]: undefined }).success).toBe(false);
  }
  expect(tourSummary.safeParse({ ...summary, durations: 0 }).success).toBe(false);
});

test('A rating has zero to five stars, and the number of reviews is never negative', () => {
  const accepts = (averageRating: number, reviewCount: number) =>
    tourSummary.safeParse({ ...summary, averageRating, reviewCount }).success;
  expect([accepts(0, 1), accepts(5, 1), accepts(4.5, 0)]).toEqual([true, true, true]);
  expect([accepts(-0.1, 1), accepts(5.1, 1), accepts(4, -1), accepts(4, 1.5)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('A price that is not a number is refused', () => {
  for (const basePrice of [NaN, Infinity, '48.50', null]) {
    expect(tourSummary.safeParse({ ...summary, basePrice }).success).toBe(false);
  }
});
