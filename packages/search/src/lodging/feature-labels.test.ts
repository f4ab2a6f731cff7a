import { AMENITY_FILTERS } from '@ashore/core/hotels/amenities.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { featureLabel, listFiltersOf } from './feature-labels.ts';
import { HOTEL_FEATURES, type HotelFeature } from './hotel-features.ts';

test('Every feature has a label of its own in each language, and luxury is the name of its stars', () => {
  for (const language of MESSAGE_LOCALES) {
    const labels = HOTEL_FEATURES.map((feature) => featureLabel(feature, language));
    expect(new Set(labels).size, language).toBe(HOTEL_FEATURES.length - 1);
    expect(labels.filter((label) => (HOTEL_FEATURES as readonly string[]).includes(label))).toEqual([]);
    expect(featureLabel('luxury', language)).toBe(featureLabel('five-stars', language));
  }
  expect(featureLabel('pool', 'de')).toBe('Pool');
  expect(featureLabel('near-quay', 'en')).toBe('Cruise quay: up to 2 km');
});

const filters = (...features: HotelFeature[]) =>
  listFiltersOf(features, { sight: undefined, wantsCheap: false });

test('A list is filtered by all that it has a filter for', () => {
  const amenities = HOTEL_FEATURES.flatMap((feature) => filters(feature).amenities);
  const codes: readonly string[] = AMENITY_FILTERS;
  expect(amenities.filter((code) => !codes.includes(code))).toEqual([]);
  expect(filters('pool', 'spa', 'pets', 'quiet', 'five-stars', 'free-cancellation')).toMatchObject({
    stars: [5],
    boards: [],
    amenities: ['pool', 'spa', 'pets-welcome'],
    freeCancellation: true,
  });
  expect(filters('twin-beds')).toMatchObject({ bed: 'twin', amenities: [] });
  expect(filters('double-bed')).toMatchObject({ bed: 'double', amenities: [] });
  expect(filters('luxury', 'five-stars').stars).toEqual([5]);
  expect(filters('central', 'near-quay')).toMatchObject({ maxKmToSight: 2, maxKmToQuay: 2, amenities: [] });
  expect(listFiltersOf([], { sight: 'castle', wantsCheap: true })).toMatchObject({
    sight: 'castle',
    maxKmToSight: 2,
    sort: 'price',
  });
});

test('Half board includes breakfast, so a list for breakfast shows it too', () => {
  expect(filters('breakfast').boards).toEqual(['breakfast', 'half-board', 'full-board', 'all-inclusive']);
  expect(filters('breakfast', 'half-board').boards).toEqual(['half-board', 'full-board', 'all-inclusive']);
});
