import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { importPlaces } from '../../features/catalogue/import/import-catalogue.ts';

const HARBOURS = 53;

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  const rows = Array.from({ length: HARBOURS }, (_, number) =>
    productRow(`harbour-${number}`, {
      ...(number % 2 === 1 && { type: 'shows' }),
      popularity: 1 + (number % 7),
    }),
  );
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', rows), placeWith('porto', [productRow('museum')])],
    today: localDate('2026-11-21'),
  });
});

afterAll(() => testDb.drop());

const inOrder = new Map<string, readonly string[]>();

describe.each(['memory', 'database'] as const)('With the index in %s', (searchIndex) => {
  async function serving() {
    const { url } = await testApp({ database: testDb.database, env: { SEARCH_INDEX: searchIndex } });
    const ask = (query: string) => fetch(`${url}/api/search?expanded=true&query=${query}`);
    const find = async (query: string) => (await (await ask(query)).json()) as SearchResult;
    return { url, ask, find };
  }

  const codes = ({ tours }: SearchResult) => tours.map(({ id }) => id);

  test('All pages together contain every match once, in one order, and each page links to the next', async () => {
    const { url, find } = await serving();
    const first = await find('lisbon&lang=de');
    const pages = [first];
    for (let next = first._links?.next; next; next = pages.at(-1)?._links?.next)
      pages.push((await (await fetch(url + next.href)).json()) as SearchResult);
    expect(pages.map((one) => codes(one).length)).toEqual([24, 24, 5]);
    const allCodes = pages.flatMap(codes);
    expect(new Set(allCodes).size).toBe(HARBOURS);
    for (const [number, { page, tourCount, leftCount, filters, _links }] of pages.entries()) {
      expect(page).toEqual({ number, size: 24, totalElements: HARBOURS, totalPages: 3 });
      expect([tourCount, leftCount, filters]).toEqual([HARBOURS, HARBOURS, first.filters]);
      expect(_links?.self?.href).toContain(`page=${number}`);
    }
    // The link keeps the language.
    expect(pages.at(-1)?.tours.at(-1)?.name).toContain('(de)');
    inOrder.set(searchIndex, allCodes);
  });

  test('Filtered results have their own pages and totals', async () => {
    const { find } = await serving();
    const first = await find('lisbon&type=shows');
    const second = await find('lisbon&type=shows&page=1');
    expect(first._links?.next?.href).toMatch(/page=1&.*type=shows$/);
    expect(second.page).toEqual({ number: 1, size: 24, totalElements: 26, totalPages: 2 });
    expect(new Set([...codes(first), ...codes(second)]).size).toBe(26);
    expect(second._links?.next).toBeUndefined();
    expect(second.filters).toEqual(first.filters);
  });

  test('A page after the last is empty, as in lists, and an invalid page is refused', async () => {
    const { ask, find } = await serving();
    for (const page of [3, 100_000]) {
      const beyond = await find(`lisbon&page=${page}`);
      expect([codes(beyond), beyond.tourCount, beyond.page?.number]).toEqual([[], HARBOURS, page]);
      expect(beyond._links?.next).toBeUndefined();
    }
    for (const page of ['-1', '1.5', 'x', '', '100001', '1&page=2'])
      expect((await ask(`lisbon&page=${page}`)).status, page).toBe(400);
  });

  test('Only the first page is filled up with partial matches', async () => {
    const { find } = await serving();
    const first = await find('museum%20title');
    expect([first.tourCount, codes(first).length > 1]).toEqual([1, true]);
    expect(codes(await find('museum%20title&page=1'))).toEqual([]);
  });

  test('Unknown words are reported with the results, and not below the search box', async () => {
    const { url, find } = await serving();
    const answer = await find('Q%C3%BCertz%20Lisbon');
    expect(answer).toMatchObject({
      tourCount: 0,
      missed: { words: ['Qüertz'], understood: 'Lisbon' },
      missing: { words: ['Qüertz'] },
    });
    for (const query of ['lisbon', 'q%C3%BCertz']) expect(await find(query)).not.toHaveProperty('missed');
    const lines = await (await fetch(`${url}/api/search?query=q%C3%BCertz%20lisbon`)).json();
    expect([lines.missed, lines.unmatched]).toEqual([undefined, undefined]);
  });

  test('Results below the search box have no pages', async () => {
    const { url } = await serving();
    const plain = await (await fetch(`${url}/api/search?query=lisbon`)).json();
    const paged = await (await fetch(`${url}/api/search?query=lisbon&page=1`)).json();
    expect(paged).toEqual(plain);
    expect(Object.keys(plain)).not.toContain('page');
  });
});

test('Both search indexes return the same pages', () => {
  expect(inOrder.get('memory')).toHaveLength(HARBOURS);
  expect(inOrder.get('database')).toEqual(inOrder.get('memory'));
});
