import { expect, test } from 'vitest';
import { testHotel, testLoadedHotel } from '../../../../test-support/hotels.ts';
import type { PageContext } from '../../../page/page-context.ts';
import { loadComparison } from './load-comparison.ts';

const hotel = { ...testLoadedHotel().hotel, ...testHotel(1) };
const page = {
  api: {
    hotels: { content: async () => ({ hotels: [hotel] }), rooms: async () => ({ rooms: [] }) },
  },
  ...{ locale: 'en', currency: 'EUR', now: new Date('2026-11-30T12:00:00Z') },
} as unknown as PageContext;

test('A hotel that an address names by its code and by its id is compared once, and no hotel is missing', async () => {
  const codes = [hotel.code, hotel.hotelid, 'zzzzzzzz'];
  const loaded = await loadComparison(page, new URL(`https://ashore.example/compare/hotels?codes=${codes}`));
  expect(loaded.hotels.map((compared) => compared.hotel.code)).toEqual([hotel.code]);
  expect(loaded.missing).toBe(1);
});
