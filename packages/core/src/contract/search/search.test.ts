import { expect, test } from 'vitest';
import { MAX_QUERY_LENGTH } from '../values/limits.ts';
import { search } from './search.ts';

const read = (query: object) => search['~orpc'].inputSchema?.safeParse(query);

test('A query is trimmed, must not be empty, and has a maximum length', () => {
  expect(read({ query: '  sailing ' })?.data).toEqual({
    query: 'sailing',
    currency: 'EUR',
    expanded: false,
    page: 0,
    party: 1,
  });
  for (const query of ['', '   ', 'x'.repeat(MAX_QUERY_LENGTH + 1), undefined]) {
    expect(read({ query })?.success).toBe(false);
  }
});

test('The language and the size of the answer are given in fixed words; other values are refused', () => {
  const input = { query: 'sailing', lang: 'zh-Hans', expanded: 'true' };
  expect(read(input)?.data).toMatchObject({ lang: 'zh-Hans', expanded: true });
  expect(read({ ...input, expanded: 'false' })?.data).toMatchObject({ expanded: false });
  for (const wrong of [{ lang: 'xx' }, { lang: '' }, { expanded: '1' }, { expanded: 'yes' }])
    expect(read({ ...input, ...wrong })?.success, JSON.stringify(wrong)).toBe(false);
});

test('Pages are requested as in lists', () => {
  expect(read({ query: 'sailing', page: '2' })?.data).toMatchObject({ page: 2 });
  for (const page of ['-1', '1.5', 'x', '', '100001'])
    expect(read({ query: 'sailing', page })?.success, page).toBe(false);
});

test('An answer without results is valid', () => {
  const counts = { tourCount: 0, locationCount: 0 };
  const nothing = { bestMatchType: 'tour', tours: [], locations: [], sailings: [], ...counts };
  expect(search['~orpc'].outputSchema?.parse(nothing)).toEqual(nothing);
});

test('Days are given both or not at all, in their order, as in lists', () => {
  const days = { dateFrom: '2027-05-14', dateTo: '2027-05-18', party: '3' };
  expect(read({ query: 'sailing', ...days })?.data).toMatchObject({ ...days, party: 3 });
  for (const wrong of [
    { dateTo: undefined },
    { dateFrom: undefined },
    { dateTo: '2027-05-13' },
    { party: '0' },
  ])
    expect(read({ query: 'sailing', ...days, ...wrong })?.success, JSON.stringify(wrong)).toBe(false);
});

test('A suggestion states the price and rating of its card, and nothing else of it', () => {
  const tour = {
    name: 'Sailing trip',
    location: 'Lisbon, Portugal',
    description: '',
    id: 'k3v7q2mz',
    teaserImageUrl: '/images/sailing.jpg',
    categories: [],
    normalizedUrlPath: 'lisbon/sailing-trip',
  };
  const offer = { basePrice: 48, groupSize: null, currency: 'EUR', averageRating: 4.6, reviewCount: 12 };
  const counts = { tourCount: 1, locationCount: 0 };
  const answerWith = (found: object) =>
    search['~orpc'].outputSchema?.safeParse({
      ...{ bestMatchType: 'tour', locations: [], sailings: [], ...counts },
      tours: [{ ...tour, ...found }],
    });
  expect(answerWith({})?.data?.tours[0]).not.toHaveProperty('offer');
  expect(answerWith({ offer: { ...offer, discount: 20 } })?.data?.tours[0]?.offer).toEqual(offer);
  for (const wrong of [{ basePrice: '48' }, { currency: 'BTC' }, { reviewCount: -1 }])
    expect(answerWith({ offer: { ...offer, ...wrong } })?.success, JSON.stringify(wrong)).toBe(false);
});
