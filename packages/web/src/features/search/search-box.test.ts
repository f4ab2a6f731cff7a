import { expect, test } from 'vitest';
import { viewedPlace } from './search-box.tsx';

test('The place in view is that of a list or a product, or of a list of everything in one place', () => {
  expect(viewedPlace('/tours/lisbon', '')).toBe('lisbon');
  expect(viewedPlace('/activities/rome/kayak-k4y4k0ab', '?date=2037-05-14')).toBe('rome');
  expect(viewedPlace('/toursAndActivities', '?place=porto&party=2')).toBe('porto');
});

test('Other pages have no place in view', () => {
  expect(viewedPlace('/', '')).toBeUndefined();
  expect(viewedPlace('/search', '?q=lisbon&place=porto')).toBeUndefined();
  expect(viewedPlace('/toursAndActivities', '?place=porto,rome')).toBeUndefined();
  expect(viewedPlace('/review/k4y4k0ab', '')).toBeUndefined();
});
