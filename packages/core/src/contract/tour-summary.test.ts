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
  promoSavings: null,
  promoBookUntil: null,
  promoValidUntil: null,
  multiDay: false,
  languages: ['de'],
  categories: [{ id: 'water', title: 'Water' }],
  requireBookingApproval: false,
  excludedTour: false,
  startingPointInformation: null,
};

test('A summary is exactly what a card shows; whatever else a row holds does not leave.', () => {
  expect(tourSummary.parse({ ...summary, supplierCost: 20 })).toEqual(summary);
});

test('What is not known is null; it is never left out or made up.', () => {
  for (const field of ['groupSize', 'originalPrice', 'averageRating', 'durations'] as const) {
    expect(tourSummary.safeParse({ ...summary, [field]: null }).success).toBe(true);
    expect(tourSummary.safeParse({ ...summary, [field]: undefined }).success).toBe(false);
  }
  expect(tourSummary.safeParse({ ...summary, durations: 0 }).success).toBe(false);
});

test('A rating has nought to five stars, and nobody reviews less than never.', () => {
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

test('A price that is no number is no price.', () => {
  for (const basePrice of [NaN, Infinity, '48.50', null]) {
    expect(tourSummary.safeParse({ ...summary, basePrice }).success).toBe(false);
  }
});
