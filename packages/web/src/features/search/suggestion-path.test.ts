import { expect, test } from 'vitest';
import { placePath, tourPath } from './suggestion-path.ts';

const normalizedUrlPath = '/activities/lisbon/sunset-sail-nhb299eb';

test('A tour is linked by its place in small letters up to the first comma, its English name and its code', () => {
  expect(tourPath({ location: 'Lisbon, Portugal', normalizedUrlPath })).toBe(
    '/tours/lisbon/sunset-sail-nhb299eb',
  );
  expect(tourPath({ location: 'Lissabon, Portugal', normalizedUrlPath })).toBe(
    '/tours/lissabon/sunset-sail-nhb299eb',
  );
});

test('Whatever a place is called, its name is one part of the address', () => {
  expect(tourPath({ location: 'São Jorge / Süd?, Azores', normalizedUrlPath })).toBe(
    '/tours/s%C3%A3o%20jorge%20%2F%20s%C3%BCd%3F/sunset-sail-nhb299eb',
  );
  expect(tourPath({ location: '里斯本，葡萄牙', normalizedUrlPath })).toBe(
    '/tours/%E9%87%8C%E6%96%AF%E6%9C%AC/sunset-sail-nhb299eb',
  );
});

test('Without a name of a place the city of the canonical address stands in', () => {
  for (const location of ['', ' , Portugal'])
    expect(tourPath({ location, normalizedUrlPath })).toBe('/tours/lisbon/sunset-sail-nhb299eb');
});

test('A place is linked by its slug and its code, and by its code where nothing of its name can be written', () => {
  expect(placePath({ slug: 'lisbon', id: 'nhb299eb' })).toBe('/tours/lisbon-nhb299eb');
  expect(placePath({ slug: '', id: 'nhb299eb' })).toBe('/tours/nhb299eb');
});
