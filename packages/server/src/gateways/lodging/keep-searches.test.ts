import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { couple, family, wantedRooms } from '../../../test-support/lodging/bedbank-under-test.ts';
import { KEEP_SEARCH_MS, keepSearches } from './keep-searches.ts';
import type { HotelsFound, LodgingSupply, WantedHotels } from './port.ts';

const start = new Date('2027-03-01T10:00:00Z');

/** A seller that gives these answers in turn, and the last of them from then on. */
function sellerThat(...answers: readonly (() => Promise<HotelsFound>)[]) {
  const clock = { now: start };
  const requests: WantedHotels[] = [];
  const seller: Pick<LodgingSupply, 'search'> = {
    search: (wanted) => {
      requests.push(wanted);
      return (answers[requests.length - 1] ?? answers.at(-1) ?? none)();
    },
  };
  const repeating = keepSearches(seller, () => clock.now, 2);
  const search = (wanted: WantedHotels = { ...wantedRooms(), hotelCodes: ['H1'] }) =>
    repeating.search(wanted, AbortSignal.timeout(1_000));
  return { clock, requests, search };
}

const none = async (): Promise<HotelsFound> => ({ outcome: 'none' });
const unknown = async (): Promise<HotelsFound> => ({ outcome: 'unknown', reason: 'late' });
const broken = async (): Promise<HotelsFound> => {
  throw new Error('Our own fault.');
};

test('An answer is repeated for five minutes, also that there is nothing', async () => {
  const { clock, requests, search } = sellerThat(none);
  await search();
  clock.now = new Date(start.getTime() + KEEP_SEARCH_MS - 1);
  expect(await search()).toEqual({ outcome: 'none' });
  expect(requests).toHaveLength(1);
  clock.now = new Date(start.getTime() + KEEP_SEARCH_MS);
  await search();
  expect(requests).toHaveLength(2);
});

test('What is not known, and a fault of our own, is asked again at once', async () => {
  const { requests, search } = sellerThat(unknown, broken, none);
  expect(await search()).toMatchObject({ outcome: 'unknown' });
  await expect(search()).rejects.toThrow('Our own fault.');
  expect(await search()).toEqual({ outcome: 'none' });
  expect(requests).toHaveLength(3);
});

test.each<[string, WantedHotels]>([
  ['another hotel', { ...wantedRooms(), hotelCodes: ['H2'] }],
  ['a place', { ...wantedRooms(), placeCode: 'H1' }],
  ['other guests', { ...wantedRooms({ parties: [family] }), hotelCodes: ['H1'] }],
  [
    'another nationality',
    { ...wantedRooms({ parties: [{ ...couple, nationality: 'AT' }] }), hotelCodes: ['H1'] },
  ],
  [
    'another residence',
    { ...wantedRooms({ parties: [{ ...couple, residence: 'AT' }] }), hotelCodes: ['H1'] },
  ],
  ['a board', { ...wantedRooms({ parties: [{ ...couple, board: 'breakfast' }] }), hotelCodes: ['H1'] }],
  [
    'other nights',
    {
      ...wantedRooms({ stay: { arrival: localDate('2027-05-14'), departure: localDate('2027-05-19') } }),
      hotelCodes: ['H1'],
    },
  ],
])('A search for %s is another search', async (_, wanted) => {
  const { requests, search } = sellerThat(none);
  await search();
  await search(wanted);
  expect(requests).toHaveLength(2);
});

test('Of more searches than are kept the oldest makes way', async () => {
  const { requests, search } = sellerThat(none);
  const of = (code: string) => search({ ...wantedRooms(), hotelCodes: [code] });
  for (const code of ['H1', 'H2', 'H3', 'H2', 'H3']) await of(code);
  expect(requests).toHaveLength(3);
  await of('H1');
  expect(requests).toHaveLength(4);
});
