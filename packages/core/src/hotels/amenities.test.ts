import { expect, test } from 'vitest';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { AMENITIES, AMENITY_FILTERS, amenityName, offersAmenity } from './amenities.ts';
import { BEDS, bedsText } from './beds.ts';

test('Every amenity and every bed has a name of its own in each language', () => {
  for (const language of MESSAGE_LOCALES) {
    const names = [
      ...AMENITIES.map((code) => amenityName(code, language)),
      ...BEDS.map((bed) => bedsText({ bed, count: 2 }, language)),
    ];
    expect(new Set(names).size).toBe(AMENITIES.length + BEDS.length);
  }
  expect(amenityName('outdoor-pool', 'de')).toBe('Außenpool');
  expect(bedsText({ bed: 'king', count: 1 }, 'zh-Hans')).toBe('1张1.8米大床');
  expect(bedsText({ bed: 'single', count: 2 }, 'en')).toBe('2 single beds');
  expect(bedsText({ bed: 'single', count: 2 }, 'de')).toBe('2 Einzelbetten');
  expect(bedsText({ bed: 'futon', count: 2 }, 'zh-Hans')).toBe('2套日式床褥');
});

test('An unknown code stands for itself, also if an object has such a part', () => {
  expect(amenityName('helipad', 'en')).toBe('helipad');
  expect(amenityName('toString', 'en')).toBe('toString');
  expect(bedsText({ bed: 'constructor', count: 1 }, 'de')).toBe('1 constructor');
});

test('A pool of any kind meets the filter for a pool, and each other filter is met by its amenity alone', () => {
  for (const pool of ['outdoor-pool', 'indoor-pool', 'rooftop-pool'])
    expect(offersAmenity(['wifi', pool], 'pool'), pool).toBe(true);
  expect(offersAmenity(['childrens-pool', 'spa'], 'pool')).toBe(false);
  for (const amenity of AMENITIES)
    expect(AMENITIES.filter((filter) => offersAmenity([amenity], filter))).toEqual([amenity]);
  expect(AMENITY_FILTERS).toEqual(['pool', ...AMENITIES]);
  expect(amenityName('pool', 'zh-Hans')).toBe('泳池');
});
