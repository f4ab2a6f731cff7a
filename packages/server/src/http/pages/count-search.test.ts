import { FILTERED_BY } from '@ashore/core/contract/search/filtered-by.ts';
import { expect, test } from 'vitest';
import type { AnsweredSearch, OpenedResult } from '../../features/search/counts/search-counts.ts';
import type { RequestResponse } from '../server/request-response.ts';
import { createCountSearch } from './count-search.ts';

type Sent = {
  readonly url: string;
  readonly screen?: string;
  readonly headers?: object;
  readonly method?: string;
};

const answered: AnsweredSearch = { query: 'wine', language: 'en', isFound: true, firstResults: [] };

function countedOf({ url, screen = 'product', headers = {}, method = 'GET' }: Sent, search?: AnsweredSearch) {
  const counted: (AnsweredSearch | OpenedResult)[] = [];
  const count = createCountSearch({
    counts: { addSearch: (one) => counted.push(one), addOpening: (one) => counted.push(one) },
    publicUrl: 'https://www.example.org',
  });
  const request = { method, headers: { host: 'shop.internal:3000', ...headers } };
  count({ request, url } as RequestResponse, { screen, locale: 'fr', search });
  return counted;
}

const searchPage = (search: string) => countedOf({ url: `/en/search?${search}`, screen: 'search' }, answered);

test('A search is counted with its first results, and not again for its filters and further pages', () => {
  expect(searchPage('q=wine')).toEqual([answered]);
  expect(searchPage('q=wine&dateFrom=2027-01-01&dateTo=2027-01-02&party=2&age=7&utm_source=x')).toEqual([
    answered,
  ]);
  for (const name of [...FILTERED_BY, 'page']) expect(searchPage(`q=wine&${name}=1`), name).toEqual([]);
  expect(countedOf({ url: '/en/search.data?q=wine', screen: 'search' }, answered)).toEqual([answered]);
});

const from = (referer: string) => ({ referer });
const product = '/en/tours/lisbon/sunset-sail-a1b2c3d4';
const opened = { query: 'wine tasting', language: 'en', opened: 'a1b2c3d4' };
const results = 'https://www.example.org/fr/search?q=wine+tasting&rating=4';

test('A product that is opened from results is counted with their query, as a page and as its data', () => {
  expect(countedOf({ url: product, headers: from(results) })).toEqual([opened]);
  expect(countedOf({ url: `${product}.data?party=2`, headers: from(results) })).toEqual([opened]);
  expect(
    countedOf({ url: product, headers: from('http://shop.internal:3000/search?q=wine+tasting') }),
  ).toEqual([opened]);
  const hotel = { url: '/en/hotels/lisbon/casa-a1b2c3d4?rooms=2', screen: 'hotel', headers: from(results) };
  expect(countedOf(hotel)).toEqual([opened]);
});

test('Lists and sailings that are opened from results are counted as such', () => {
  for (const [screen, kind] of Object.entries({
    list: 'list',
    toursAndActivities: 'list',
    hotels: 'list',
    sailing: 'sailing',
  }))
    expect(countedOf({ url: '/en/x', screen, headers: from(results) })).toEqual([
      { ...opened, opened: kind },
    ]);
});

test('What is opened from elsewhere, or is no result, is not counted', () => {
  for (const referer of [
    '',
    'nothing/search?q=wine',
    'https://www.example.org/en/search',
    'https://www.example.org/en/tours/lisbon?q=wine',
    'https://www.example.org/en/blog/search?q=wine',
    'https://search.example.com/search?q=wine',
  ])
    expect(countedOf({ url: product, headers: from(referer) }), referer).toEqual([]);
  for (const screen of ['faq', 'home', 'checkout', 'search'])
    expect(countedOf({ url: product, screen, headers: from(results) }), screen).toEqual([]);
  expect(countedOf({ url: '/en/tours/lisbon/nothing', headers: from(results) })).toEqual([]);
});

test('A visitor who does not want to be counted is not, nor is a page that no visitor has opened', () => {
  for (const headers of [
    { 'sec-gpc': '1' },
    { dnt: '1' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ]) {
    expect(countedOf({ url: product, headers: { ...from(results), ...headers } })).toEqual([]);
    expect(countedOf({ url: '/en/search?q=wine', screen: 'search', headers }, answered)).toEqual([]);
  }
  expect(countedOf({ url: product, method: 'HEAD', headers: from(results) })).toEqual([]);
  expect(countedOf({ url: product, headers: { ...from(results), dnt: '0' } })).toEqual([opened]);
});
