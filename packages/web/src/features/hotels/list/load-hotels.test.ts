import { expect, test } from 'vitest';
import type { PageContext } from '../../../page/page-context.ts';
import { loadHotels } from './load-hotels.ts';

/** Six hotels, which one page shows. */
const context = {
  currency: 'EUR',
  now: new Date('2037-03-01T10:00:00Z'),
  api: {
    hotels: {
      search: async () => ({ hotels: [], total: 6 }),
      filterOptions: async () => ({ filterOptions: [] }),
    },
  },
} as unknown as PageContext;

const load = (query: string) =>
  loadHotels(context, new URL(`https://ashore.example/en/hotels/lisbon${query}`), 'lisbon');

test('A page after the last one is not found', async () => {
  expect((await load('')).findings.state).toBe('found');
  await expect(load('?page=99')).rejects.toMatchObject({ init: { status: 404 } });
});
