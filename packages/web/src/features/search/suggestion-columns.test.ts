import type { FoundLodging, SearchResult } from '@ashore/core/contract/search/search.ts';
import { expect, test } from 'vitest';
import { foundAnswer, foundHotel, foundLodging } from '../../../test-support/found-tours.ts';
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

function columnsOf(result: SearchResult) {
  const input = {
    query: 'q',
    answeredQuery: 'q',
    result,
    affiliate: 'guide7',
    opensNewTab: true,
    onMore() {},
  };
  return suggestionColumns(input, (key) => key);
}
const idsOf = (result: SearchResult) =>
  columnsOf(result).map(({ id, options }) => [id, options.map((option) => option.id)]);

test('A query for a hotel shows the list of the city and hotels first, and no trips', () => {
  const lodging = foundLodging([foundHotel('Casa')]);
  expect(idsOf(foundAnswer(['Car to your hotel'], ['Lisbon'], { lodging }))).toEqual([
    ['hotels', ['hotels-l1sb0n00', 'hotel-casa0000', 'more-hotels']],
    ['locations', ['place-lisbon00', 'more-locations']],
  ]);
  // The places of those trips are not asked for either.
  expect(idsOf(foundAnswer(['Car'], ['Lisbon'], { lodging, locationCount: 0 })).map(([id]) => id)).toEqual([
    'hotels',
  ]);
});

test('A query for a place shows the list of its hotels below it', () => {
  const lodging = foundLodging([], { isMeant: false });
  const columns = idsOf(foundAnswer(['Sail'], ['Lisbon'], { lodging }));
  expect(columns.map(([id]) => id)).toEqual(['tours', 'locations']);
  expect(columns.at(-1)?.[1]).toEqual(['place-lisbon00', 'hotels-l1sb0n00', 'more-locations']);
});

test('Links to hotels keep the affiliate, the filters and a stay that the query states', () => {
  const hrefs = (more: Partial<FoundLodging>) =>
    columnsOf(foundAnswer([], [], { lodging: foundLodging([foundHotel('Casa')], more) }))[0]?.options.map(
      ({ href }) => href,
    );
  expect(hrefs({})).toEqual([
    '/hotels/lisbon?amenities=pool&affiliate=guide7',
    '/hotels/lisbon/casa-casa0000?affiliate=guide7',
    '/search?q=q',
  ]);
  const stay = {
    dateFrom: '2037-05-14',
    dateTo: '2037-05-16',
    rooms: '2',
    isStated: true,
    spoken: [],
    isRefused: false,
    childrenWithoutAge: 0,
  };
  expect(hrefs({ stay })?.[1]).toBe(
    '/hotels/lisbon/casa-casa0000?dateFrom=2037-05-14&dateTo=2037-05-16&rooms=2&affiliate=guide7',
  );
});

test('If no hotel meets the query the nearest are shown and not counted', () => {
  const lodging = foundLodging([], { similar: [foundHotel('Casa', { lacks: ['Pool'] })] });
  expect(columnsOf(foundAnswer([], [], { lodging }))[0]).toMatchObject({
    heading: 'find.nearestHotels',
    count: '',
  });
});

test('A place that is not served yet comes last, with a link to the nearest one', () => {
  const nearest = [{ id: 'vien0000', slug: 'vienna', name: 'Vienna', kilometres: 214 }];
  const elsewhere = { name: 'Budapest', kind: 'city', nearest } as const;
  const last = columnsOf(foundAnswer(['Sunset sail'], [], { tourCount: 0, elsewhere: { ...elsewhere } })).at(
    -1,
  );
  expect([last?.heading, last?.options.map(({ content, href }) => [content, href])]).toEqual([
    'find.elsewhere',
    [['find.elsewherePlace', expect.stringContaining('/tours/vienna-vien0000')]],
  ]);
});
