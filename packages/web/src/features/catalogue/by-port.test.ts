import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { byPort } from './by-port.ts';

const tour = (location: string, code: string): TourSummary => ({
  tourId: code,
  code,
  tourName: code,
  subTitle: '',
  teaserImageUrl: '',
  normalizedUrlPath: '',
  location,
  locationCountry: 'Norway',
  locationUuid: location,
  productType: 'shore-excursions',
  basePrice: 1,
  originalPrice: null,
  currency: 'EUR',
  averageRating: null,
  reviewCount: 0,
  durations: null,
  promoSavings: null,
  promoBookUntil: null,
  promoValidUntil: null,
  multiDay: false,
  languages: [],
  categories: [],
  requireBookingApproval: false,
  excludedTour: false,
  startingPointInformation: null,
});

test('Each port holds its own trips in the order they came, and the fullest port comes first', () => {
  const ports = byPort([tour('Oslo', 'a'), tour('Bergen', 'b'), tour('Bergen', 'c')], 'en');
  expect(
    ports.map(({ city, country, tours }) => [`${city}, ${country}`, tours.map(({ code }) => code)]),
  ).toEqual([
    ['Bergen, Norway', ['b', 'c']],
    ['Oslo, Norway', ['a']],
  ]);
});

test('Ports with as many trips stand in the order of their names', () => {
  expect(byPort([tour('Oslo', 'a'), tour('Bergen', 'b')], 'en').map(({ uuid }) => uuid)).toEqual([
    'Bergen',
    'Oslo',
  ]);
});

test('Names stand in the order of the page’s language, whatever that of the machine is', () => {
  const names = (locale: 'en' | 'zh-Hans') =>
    byPort([tour('威尼斯', 'a'), tour('巴塞罗那', 'b'), tour('雅典', 'c')], locale).map(({ uuid }) => uuid);
  expect(names('zh-Hans')).toEqual(['巴塞罗那', '威尼斯', '雅典']);
});
