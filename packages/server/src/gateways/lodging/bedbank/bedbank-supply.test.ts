import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { StandInFault } from '../../../../test-support/lodging/bedbank-stand-in.ts';
import {
  bedbankUnderTest,
  cheapestOffer,
  couple,
  family,
  wantedRooms,
} from '../../../../test-support/lodging/bedbank-under-test.ts';
import { lodgingContract } from '../../../../test-support/lodging/lodging-contract.ts';
import type { LodgingSupply } from '../port.ts';
import { WAIT_MS } from './client.ts';
import type { BedbankConnection } from './connection.ts';

lodgingContract('The bedbank', async () => {
  const { bedbank, supply } = await bedbankUnderTest();
  return {
    supply,
    clear: async () => bedbank.forget(),
    endBlocks: async () => bedbank.endBlocks(),
    close: () => bedbank.close(),
  };
});

type Connected = Awaited<ReturnType<typeof bedbankUnderTest>>;
let bedbank: Connected['bedbank'];
let supply: LodgingSupply;
let clock: Connected['clock'];

const connect = async (differences: Partial<BedbankConnection> = {}) => {
  const connected = await bedbankUnderTest(differences);
  onTestFinished(() => connected.bedbank.close());
  ({ bedbank, supply, clock } = connected);
};
beforeEach(() => connect());

const signal = () => AbortSignal.timeout(5_000);
const place = { ...wantedRooms(), placeCode: 'LIS' };
const lead = { firstName: 'Mara', lastName: 'Lind' };
const order = { leadGuests: [lead], ourReference: 'R-1' };

async function blocked() {
  const result = await supply.block(await cheapestOffer(supply, wantedRooms()), signal());
  if (result.outcome !== 'available') throw new Error(result.outcome);
  return result.block;
}

const noAnswers = ['html', 'empty', 'truncated', 'redirect', 'error', 'error-after', 'cut-after'] as const;

test.each([...noAnswers, 'huge', 'other-dates'] as const)(
  'A search answered with %s is unknown',
  async (fault) => {
    bedbank.plan('search', fault);
    expect(await supply.search(place, signal())).toMatchObject({ outcome: 'unknown' });
    expect(await supply.search(place, signal())).toMatchObject({ outcome: 'available' });
  },
);

test.each(noAnswers)('A booking answered with %s is unknown, never refused', async (fault) => {
  const block = await blocked();
  bedbank.plan('book', fault);
  expect(await supply.book(block, order, signal())).toMatchObject({ outcome: 'unknown' });
});

test('An answer that comes too late is unknown', async () => {
  await connect({ waitMs: { search: 30, book: 30 } });
  const block = await blocked();
  bedbank.plan('search', 'late');
  bedbank.plan('book', 'late');
  const neverAborted = new AbortController().signal;
  expect(await supply.search(place, neverAborted)).toEqual({
    outcome: 'unknown',
    reason: 'search: no answer in time',
  });
  expect(await supply.book(block, order, neverAborted)).toEqual({
    outcome: 'unknown',
    reason: 'book: no answer in time',
  });
});

test('A visitor waits three seconds at most, and a booking a minute', () => {
  expect(WAIT_MS).toMatchObject({ search: 3_000, rooms: 3_000, book: 60_000 });
});

test('No reason contains the key, even if the seller repeats it', async () => {
  for (const fault of [...noAnswers, 'refused'] satisfies StandInFault[]) {
    const block = await blocked();
    bedbank.plan('book', fault);
    expect(JSON.stringify(await supply.book(block, order, signal()))).not.toContain(bedbank.key);
  }
  await connect({ key: 'a-wrong-key-of-ours' });
  const refused = await supply.search(place, signal());
  expect(refused).toEqual({ outcome: 'unknown', reason: 'search: status 401' });
});

test('A booking that was certainly not sent is refused, because nothing can have been booked', async () => {
  const block = await blocked();
  await bedbank.close();
  // The connection that was open may have carried the request.
  expect(await supply.book(block, order, signal())).toMatchObject({ outcome: 'unknown' });
  expect(await supply.book(block, order, signal())).toEqual({
    outcome: 'refused',
    reason: 'book: ECONNREFUSED',
  });
});

test('After five failures the search is left out for a minute; other calls are not', async () => {
  bedbank.plan('search', 'error', 5);
  for (const _ of '12345') await supply.search(place, signal());
  bedbank.received.length = 0;
  expect(await supply.search(place, signal())).toEqual({
    outcome: 'unknown',
    reason: 'search: left out after several failures',
  });
  expect(await supply.rooms('H1', wantedRooms(), signal())).toMatchObject({ outcome: 'available' });
  expect(bedbank.calls()).toEqual(['rooms']);
  clock.instant = new Date(clock.instant.getTime() + 60_000);
  expect(await supply.search(place, signal())).toMatchObject({ outcome: 'available' });
});

test('A refusal is an answer, and leaves nothing out', async () => {
  bedbank.plan('rooms', 'refused', 6);
  for (const _ of '123456')
    expect(await supply.rooms('H1', wantedRooms(), signal())).toEqual({ outcome: 'none' });
  expect(await supply.rooms('H1', wantedRooms(), signal())).toMatchObject({ outcome: 'available' });
});

test('A booking that is left out after several failures is refused, because nothing was sent', async () => {
  const block = await blocked();
  bedbank.plan('book', 'error', 5);
  for (const _ of '12345') await supply.book(block, order, signal());
  expect(await supply.book(block, order, signal())).toMatchObject({ outcome: 'refused' });
});

test('Rooms on request, and rooms for other guests, are not offered', async () => {
  for (const fault of ['on-request', 'other-guests'] as const) {
    bedbank.plan('search', fault);
    bedbank.plan('rooms', fault);
    expect(await supply.search(place, signal()), fault).toEqual({ outcome: 'none' });
    expect(await supply.rooms('H1', wantedRooms(), signal()), fault).toEqual({ outcome: 'none' });
  }
});

test('Rates with other meals than wanted are not offered', async () => {
  bedbank.plan('rooms', 'other-board');
  const wanted = wantedRooms({ parties: [{ ...couple, board: 'half-board' }] });
  const found = await supply.rooms('H1', wanted, signal());
  expect(found.outcome === 'available' && found.rooms[0]?.map(({ board }) => board)).toEqual(['half-board']);
});

test('The bedbank is asked in its own codes, and not at all for a country that it does not know', async () => {
  await supply.search(
    { ...wantedRooms({ parties: [{ ...family, board: 'half-board' }] }), placeCode: 'LIS' },
    signal(),
  );
  expect(bedbank.received).toEqual([
    {
      call: 'search',
      body: {
        cityCode: 'LIS',
        from: '2027-05-14',
        to: '2027-05-18',
        currency: 'EUR',
        rating: [562, 563],
        rooms: [
          {
            roomNumber: 1,
            adultsCode: '2',
            children: [7, 3],
            rateBasis: 1334,
            nationality: '69',
            residence: '12',
          },
        ],
      },
    },
  ]);
  const unknownCountry = wantedRooms({ parties: [{ ...couple, nationality: 'JP' }] });
  expect(await supply.search({ ...unknownCountry, placeCode: 'LIS' }, signal())).toEqual({ outcome: 'none' });
  expect(bedbank.received).toHaveLength(1);
});

test('Only the names of the lead guests are sent', async () => {
  await supply.book(await blocked(), order, signal());
  expect(bedbank.bookings[0]?.leadGuests).toEqual([lead]);
});

test('A lower price at the block is taken; a higher one is a changed price, with both', async () => {
  const offer = await cheapestOffer(supply, wantedRooms());
  bedbank.plan('block', 'cheaper');
  expect(await supply.block(offer, signal())).toMatchObject({
    outcome: 'available',
    block: { price: { amount: 43_200 }, offer: { rooms: [{ price: { amount: 48_000 } }] } },
  });
  bedbank.plan('block', 'dearer');
  expect(await supply.block(offer, signal())).toEqual({
    outcome: 'price_changed',
    what: 'price',
    promised: { amount: 48_000, currency: 'EUR' },
    now: { amount: 52_800, currency: 'EUR' },
  });
  bedbank.plan('block', 'worse-terms');
  expect(await supply.block(offer, signal())).toMatchObject({ outcome: 'price_changed', what: 'terms' });
});

test('A block for other guests, other dates or on request is refused', async () => {
  const offer = await cheapestOffer(supply, wantedRooms());
  for (const fault of ['other-guests', 'other-dates', 'on-request'] as const) {
    bedbank.plan('block', fault);
    expect(await supply.block(offer, signal()), fault).toMatchObject({ outcome: 'refused' });
  }
  bedbank.plan('block', 'sold-out');
  expect(await supply.block(offer, signal())).toEqual({ outcome: 'gone' });
});

test('An answer to a booking that is about another booking is unknown', async () => {
  const block = await blocked();
  bedbank.plan('book', 'other-reference');
  expect(await supply.book(block, order, signal())).toMatchObject({ outcome: 'unknown' });
});

test('A price that changes while booking is a changed price; nothing is booked', async () => {
  const block = await blocked();
  bedbank.plan('book', 'dearer');
  expect(await supply.book(block, order, signal())).toMatchObject({ outcome: 'price_changed' });
  expect(bedbank.bookings).toEqual([]);
});

test('A caller that gives up ends the call', async () => {
  bedbank.plan('search', 'late');
  expect(await supply.search(place, AbortSignal.abort())).toMatchObject({ outcome: 'unknown' });
});
