import { expect, test } from 'vitest';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { AMENITIES, amenityName } from './amenities.ts';
import { BEDS, bedName } from './beds.ts';

test('Every amenity and every bed has a name of its own in each language', () => {
  for (const language of MESSAGE_LOCALES) {
    const names = [
      ...AMENITIES.map((code) => amenityName(code, language)),
      ...BEDS.map((code) => bedName(code, language)),
    ];
    expect(new Set(names).size).toBe(AMENITIES.length + BEDS.length);
  }
  expect(amenityName('outdoor-pool', 'de')).toBe('Außenpool');
  expect(bedName('king', 'zh-Hans')).toBe('大床（1.8米）');
});

test('An unknown code stands for itself, also if an object has such a part', () => {
  expect(amenityName('helipad', 'en')).toBe('helipad');
  expect(amenityName('toString', 'en')).toBe('toString');
  expect(bedName('constructor', 'de')).toBe('constructor');
});
