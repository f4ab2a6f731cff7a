import { expect, test } from 'vitest';
import { foundAnswer } from '../../../test-support/found-tours.ts';
import { placePath, suggestionColumns, tourPath } from './suggestion-columns.tsx';

const normalizedUrlPath = '/activities/lisbon/sunset-sail-nhb299eb';

test('The link of a tour contains its place (in lower case, without the country), its English name and its code', () => {
  expect(tourPath({ location: 'Lisbon, Portugal', normalizedUrlPath })).toBe(
    '/tours/lisbon/sunset-sail-nhb299eb',
  );
  expect(tourPath({ location: 'Lissabon, Portugal', normalizedUrlPath })).toBe(
    '/tours/lissabon/sunset-sail-nhb299eb',
  );
});

test('Any name of a place is one segment of the address', () => {
  expect(tourPath({ location: 'São Jorge / Süd?, Azores', normalizedUrlPath })).toBe(
    '/tours/s%C3%A3o%20jorge%20%2F%20s%C3%BCd%3F/sunset-sail-nhb299eb',
  );
  expect(tourPath({ location: '里斯本，葡萄牙', normalizedUrlPath })).toBe(
    '/tours/%E9%87%8C%E6%96%AF%E6%9C%AC/sunset-sail-nhb299eb',
  );
});

test('Without a name of a place, the city of the canonical address is used', () => {
  for (const location of ['', ' , Portugal'])
    expect(tourPath({ location, normalizedUrlPath })).toBe('/tours/lisbon/sunset-sail-nhb299eb');
});

test('The link of a place has its slug and its code, or only its code if it has no slug', () => {
  expect(placePath({ slug: 'lisbon', id: 'nhb299eb' })).toBe('/tours/lisbon-nhb299eb');
  expect(placePath({ slug: '', id: 'nhb299eb' })).toBe('/tours/nhb299eb');
});

test.each([true, false])(
  'Where suggestions open is the variant’s choice (new tab: %s), and the link to all results stays in the tab',
  (opensNewTab) => {
    const result = foundAnswer(['Sunset sail'], ['Lisbon']);
    const texts = (key: string) => key;
    const answeredInput = {
      query: 'lis',
      answeredQuery: 'lis',
      result,
      affiliate: null,
      opensNewTab,
      onMore() {},
    };
    const columns = suggestionColumns(answeredInput, texts);
    expect(columns.flatMap(({ options }) => options.map(({ newTab = false }) => newTab))).toEqual([
      opensNewTab,
      false,
      opensNewTab,
      false,
    ]);
  },
);
