import { randomUUID } from 'node:crypto';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedResource } from '../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { stranger } from '../../../test-support/inventory/wanted-hold.ts';
import {
  alone,
  askForQuote,
  countersOf,
  letExpire,
  quoteCatalogue,
  sailId,
  shared,
  showOption,
  type TestQuoteInput,
  usesOf,
  whenever,
} from '../../../test-support/quotes/quotes.ts';
import { extendHold, extendHoldForPayment, findHold } from './holds/extend-hold.ts';
import { releaseHold } from './holds/release-hold.ts';
import { showQuote } from './present-quote.ts';
import { quoteReadersOf } from './quote-readers.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

beforeEach(() => testDb.database.pool.query('truncate departures, holds cascade'));

afterAll(() => testDb.drop());

const quote = (input?: TestQuoteInput) => askForQuote(testDb.database, input);

async function held(input?: TestQuoteInput) {
  const result = await quote(input);
  if (result.outcome !== 'held') throw new Error(`nothing is held: ${JSON.stringify(result)}`);
  return result.quote;
}

test('The quote of an option that differs from its product keeps what it includes, what it lacks and its duration', async () => {
  const { pool } = testDb.database;
  const newQuote = await held({ optionId: whenever, time: null, party: { adult: 2 } });
  const agreed = {
    durations: 45,
    included: ['One drink', 'Guide'],
    // The product includes water.
    excluded: ['Drinking water', 'Tips'],
  };
  expect(newQuote).toMatchObject(agreed);
  expect(await held()).toMatchObject({ durations: 90, included: [], excluded: [] });
  // A later change of the product does not change what was agreed.
  await pool.query(`update product_options set included = '{lunch}' where id = $1`, [whenever]);
  const hold = await findHold(testDb.database, newQuote.cartId);
  expect(hold && (await showQuote(quoteReadersOf(testDb.database), hold, 'en'))).toMatchObject(agreed);
  await pool.query(`update product_options set included = '{one-drink,guide}' where id = $1`, [whenever]);
});

const december = localDate('2037-12-07');

test('A quote states what is held, the price, the end of the hold and the terms', async () => {
  const cartId = randomUUID();
  const newQuote = await held({ cartId, party: { adult: 2, child: 1 }, date: december, currency: 'USD' });
  expect(newQuote).toMatchObject({
    cartId,
    state: 'held',
    isExtendable: true,
    tourName: 'Title of sail',
    tourCity: 'lisbon',
    vendor: { name: 'Harbour Walks' },
    queryDate: '2037-12-07',
    startTime: '10:00',
    startsAt: '2037-12-07T10:00:00.000Z',
    timeZone: 'Europe/Lisbon',
    durations: 90,
    currencyCode: 'USD',
    promoSavings: 20,
    promoBookUntil: '2037-12-31',
    requireBookingApproval: false,
    bookingExternalApiName: null,
    cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
    ride: null,
  });
  // 48.50 and 29.00 euros at 1.10, less a fifth, rounded once for each ticket.
  expect(newQuote.components[0]?.tickets).toEqual([
    { ticketType: 'adult', count: 2, price: 42.68, total: 85.36, originalTotal: 106.7 },
    { ticketType: 'child', count: 1, price: 25.52, total: 25.52, originalTotal: 31.9 },
  ]);
  expect([newQuote.grandTotal, newQuote.grossTotal, newQuote.basePrice]).toEqual([110.88, 138.6, 42.68]);
  expect(Date.parse(newQuote.expiryTime) - Date.parse(newQuote.utcNow)).toBe(15 * 60_000);
  expect(await countersOf(testDb.database)).toMatchObject([{ capacity: 6, held: 3, heldSum: 3, sold: 0 }]);
});

test('A stored quote keeps its prices, and its names are shown in the reader’s language', async () => {
  const newQuote = await held({ optionId: alone, time: localTime('12:00'), party: { group: 5 } });
  // 240 euros for a group of four, and 30 for the fifth.
  expect(newQuote.components[0]?.tickets).toEqual([
    { ticketType: 'group', count: 5, price: 270, total: 270, originalTotal: 270 },
  ]);
  await testDb.database.pool.query('update option_tickets set price_minor = price_minor * 2');
  const hold = await findHold(testDb.database, newQuote.cartId);
  if (!hold) throw new Error('The hold is gone.');
  const shown = await showQuote(quoteReadersOf(testDb.database), hold, 'de');
  await testDb.database.pool.query('update option_tickets set price_minor = price_minor / 2');
  expect(shown).toMatchObject({
    tourName: 'Title of sail (de)',
    components: [{ label: 'Allein' }],
    grandTotal: 270,
  });
});

test('A quote in another currency names the day and the source of its exchange rate', async () => {
  const ratesOf = async (currency: 'EUR' | 'USD') => {
    const { cartId } = await held({ currency });
    return (await findHold(testDb.database, cartId))?.quote;
  };
  expect(await ratesOf('USD')).toMatchObject({ rates: { from: 'EUR', date: '2037-11-20', source: 'test' } });
  expect(await ratesOf('EUR')).toMatchObject({ currency: 'EUR', rates: null });
});

test('The stored quote keeps how many tickets are sold together at least, for partial cancellations', async () => {
  const { quoteId } = await held({ optionId: whenever, time: null, party: { adult: 2, senior: 1 } });
  const { rows } = await testDb.database.pool.query<{ lines: object[] }>(
    `select quote -> 'lines' as lines from holds where id = $1`,
    [quoteId],
  );
  expect(rows[0]?.lines).toMatchObject([
    { band: 'adult', count: 2, least: 2 },
    { band: 'senior', count: 1 },
  ]);
  expect(rows[0]?.lines[1]).not.toHaveProperty('least');
});

test('A promotion begins at midnight at the place of the trip', async () => {
  const readers = quoteReadersOf(testDb.database);
  const quoteReaders: typeof readers = {
    ...readers,
    async readOffer(product) {
      const offer = await readers.readOffer(product);
      return offer && { ...offer, timeZone: 'Asia/Tokyo' };
    },
  };
  const totalAt = async (at: string) =>
    (await held({ quoteReaders, date: december, at: new Date(at) })).grandTotal;
  expect(await totalAt('2037-10-31T14:59:59Z')).toBe(97);
  expect(await totalAt('2037-10-31T15:00:00Z')).toBe(77.6);
});

test('With opening hours the whole day is one departure', async () => {
  const newQuote = await held({ optionId: whenever, time: null });
  expect(newQuote).toMatchObject({ startTime: null, startsAt: '2037-11-23T10:00:00.000Z' });
  await held({ optionId: whenever, time: null });
  expect(await countersOf(testDb.database)).toMatchObject([{ capacity: 40, held: 4 }]);
});

test('A day or a time without a departure, or one too close, is unavailable and not an error', async () => {
  expect(await quote({ date: localDate('2037-11-24') })).toEqual({ outcome: 'nothing' });
  expect(await quote({ time: localTime('11:00') })).toEqual({ outcome: 'nothing' });
  expect(await quote({ time: null })).toEqual({ outcome: 'nothing' });
  const closeTo = (at: string) => quote({ at: new Date(at) });
  expect(await closeTo('2037-11-23T09:30:00Z')).toEqual({ outcome: 'nothing' });
  expect(await closeTo('2037-11-23T09:29:59Z')).toMatchObject({ outcome: 'held' });
  expect(await closeTo('2037-11-24T00:00:00Z')).toEqual({ outcome: 'wrong', field: 'date' });
});

test('A party that would pay nothing is refused with the reason, and nothing is held', async () => {
  const { pool } = testDb.database;
  await pool.query(`update option_tickets set price_minor = 0 where option_id = $1 and band = 'child'`, [
    shared,
  ]);
  const answers = [await quote({ party: { child: 1 } }), await quote({ party: { adult: 1, child: 1 } })];
  await pool.query(`update option_tickets set price_minor = 2900 where option_id = $1 and band = 'child'`, [
    shared,
  ]);
  expect(answers).toMatchObject([
    { outcome: 'wrong', field: 'tickets', reason: 'only_free' },
    { outcome: 'held', quote: { grandTotal: 48.5 } },
  ]);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2 }]);
});

test('A request that can never be met is refused with the wrong field, and nothing is held', async () => {
  const wrong = (field: string) => ({ outcome: 'wrong', field });
  expect(await quote({ party: { adult: 0 } })).toEqual(wrong('tickets'));
  expect(await quote({ party: { adult: 1, senior: 1 } })).toEqual(wrong('tickets.senior'));
  expect(await quote({ optionId: whenever, time: null, party: { adult: 1 } })).toEqual(
    wrong('tickets.adult'),
  );
  expect(await quote({ date: localDate('2037-11-20') })).toEqual(wrong('date'));
  expect(await quote({ product: randomUUID() })).toEqual({ outcome: 'unknown', field: 'product' });
  expect(await quote({ optionId: showOption })).toEqual({ outcome: 'unknown', field: 'componentKey' });
  expect(await countersOf(testDb.database)).toEqual([]);
});

test('A transfer request that contains a card number is refused before anything is held', async () => {
  const transfer = {
    kind: 'hotel',
    direction: 'to-start',
    hotelName: 'Tejo',
    address: '4242 4242 4242 4242',
  } as const;
  expect(await quote({ ride: transfer })).toEqual({ outcome: 'wrong', field: 'ride.address' });
  expect(await countersOf(testDb.database)).toEqual([]);
});

test('A product that is no longer on sale is unknown, and nothing is held', async () => {
  const { pool } = testDb.database;
  await pool.query(`update products set status = 'withdrawn' where id = $1`, [sailId]);
  const answer = await quote();
  await pool.query(`update products set status = 'live' where id = $1`, [sailId]);
  expect(answer).toEqual({ outcome: 'unknown', field: 'product' });
  expect(await countersOf(testDb.database)).toEqual([]);
});

test('A quote that could not be read back is never stored, and no spots are held', async () => {
  const quoteReaders = quoteReadersOf(testDb.database);
  const readTexts: typeof quoteReaders.readTexts = async (product, locale) => {
    const texts = await quoteReaders.readTexts(product, locale);
    return texts && { ...texts, locationId: 'nowhere' };
  };
  await expect(quote({ quoteReaders: { ...quoteReaders, readTexts } })).rejects.toThrow('locationId');
  expect(await countersOf(testDb.database)).toEqual([]);
});

test('Spots are held until none are left, and one more is unavailable', async () => {
  await held({ party: { adult: 4 } });
  expect(await quote({ party: { adult: 3 } })).toEqual({ outcome: 'nothing' });
  await held({ party: { adult: 1, child: 1 } });
  expect(await quote({ party: { adult: 1 } })).toEqual({ outcome: 'nothing' });
  expect(await quote({ party: { adult: 7 }, time: localTime('18:30') })).toEqual({ outcome: 'nothing' });
  expect(await countersOf(testDb.database)).toMatchObject([{ capacity: 6, held: 6 }]);
});

test('Neither a closed departure nor cut capacity is sold', async () => {
  await held({ party: { adult: 1 } });
  const { pool } = testDb.database;
  await pool.query('update departures set wanted_capacity = 2');
  expect(await quote({ party: { adult: 2 } })).toEqual({ outcome: 'nothing' });
  await pool.query('update departures set closed = true');
  expect(await quote({ party: { adult: 1 } })).toEqual({ outcome: 'nothing' });
});

test('A group needs a departure without other travellers and keeps it for itself', async () => {
  const group = { optionId: alone, time: localTime('12:00'), party: { group: 2 } };
  const first = await held(group);
  expect(await countersOf(testDb.database)).toMatchObject([{ capacity: 6, held: 6, heldSum: 6 }]);
  expect(await quote(group)).toEqual({ outcome: 'nothing' });
  // The same cart may book the same departure again.
  await held({ ...group, cartId: first.cartId, party: { group: 6 } });
  expect(await quote({ ...group, party: { group: 7 } })).toEqual({ outcome: 'nothing' });
});

test('A new quote of a cart replaces its hold, and an unavailable one leaves the hold as it is', async () => {
  const first = await held({ party: { adult: 4 } });
  const second = await held({ cartId: first.cartId, party: { adult: 6 } });
  expect(second.quoteId).not.toBe(first.quoteId);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 6, heldSum: 6 }]);
  await held({ time: localTime('18:30'), party: { adult: 1 } });
  const evening = { cartId: first.cartId, time: localTime('18:30') } as const;
  expect(await quote({ ...evening, party: { adult: 6 } })).toEqual({ outcome: 'nothing' });
  expect(await findHold(testDb.database, first.cartId)).toMatchObject({ id: second.quoteId, state: 'held' });
  await held({ ...evening, party: { adult: 5 } });
  expect(await countersOf(testDb.database)).toMatchObject([
    { held: 0, heldSum: 0 },
    { held: 6, heldSum: 6 },
  ]);
});

/** Backdates the hold of a cart, and its first hold, by this many minutes. */
const minutesGoBy = (cartId: string, minutes: number) =>
  testDb.database.pool.query(
    `update holds set made_at = made_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2),
       first_held_at = first_held_at - make_interval(mins => $2), extended_at = extended_at - make_interval(mins => $2)
     where cart_id = $1 and state = 'held'`,
    [cartId, minutes],
  );
const minutesLeft = ({ expiryTime, utcNow }: { expiryTime: string; utcNow: string }) =>
  Math.round((Date.parse(expiryTime) - Date.parse(utcNow)) / 60_000);

test('Each new choice of a cart is held for 15 minutes, and all of them together for 30', async () => {
  const first = await held();
  const { cartId } = first;
  expect(minutesLeft(first)).toBe(15);
  await minutesGoBy(cartId, 8);
  const second = await held({ cartId, party: { adult: 3 } });
  expect(minutesLeft(second)).toBe(15);
  expect(second.isExtendable).toBe(true);
  await minutesGoBy(cartId, 6);
  const third = await held({ cartId });
  expect(minutesLeft(third)).toBe(15);
  // One more minute does not count as an extension.
  expect(third.isExtendable).toBe(false);
  expect(await extendHold(testDb.database, cartId, 900)).toEqual({ outcome: 'extended_before' });
  await minutesGoBy(cartId, 14);
  expect(minutesLeft(await held({ cartId }))).toBe(2);
  expect(minutesLeft(await held({ cartId }))).toBe(2);
  await minutesGoBy(cartId, 2);
  expect((await findHold(testDb.database, cartId))?.state).toBe('expired');
  expect(minutesLeft(await held({ cartId }))).toBe(15);
});

test('A hold is extended once, to 30 minutes in all, even if its cart changes', async () => {
  const { cartId } = await held();
  await minutesGoBy(cartId, 5);
  await held({ cartId, party: { adult: 1 } });
  const extended = await extendHold(testDb.database, cartId, 900);
  if (extended.outcome !== 'extended') throw new Error(extended.outcome);
  const { expiresAt, now, isNotExtendable } = extended.hold;
  expect([Math.round((expiresAt.getTime() - now.getTime()) / 60_000), isNotExtendable]).toEqual([25, true]);
  const changed = await held({ cartId });
  expect([minutesLeft(changed), changed.isExtendable]).toEqual([15, false]);
  await releaseHold(testDb.database, cartId);
  expect(await held({ cartId })).toMatchObject({ isExtendable: true });
});

test('After a payment beyond 30 minutes a new choice gets the time for another card, and no more', async () => {
  const { cartId, quoteId: holdId } = await held();
  await minutesGoBy(cartId, 14);
  const { rows } = await testDb.database.pool.query(`select now() + interval '60 minutes' as until`);
  await extendHoldForPayment(testDb.database.pool, { cartId, holdId, until: rows[0].until });
  await minutesGoBy(cartId, 40);
  expect(minutesLeft(await held({ cartId, party: { adult: 1 } }))).toBe(5);
  await minutesGoBy(cartId, 3);
  expect(minutesLeft(await held({ cartId }))).toBe(2);
});

test('Spots of an expired hold are available, whether or not it has been cleared', async () => {
  const first = await held({ party: { adult: 6 } });
  await letExpire(testDb.database, first.cartId);
  const second = await held({ party: { adult: 6 } });
  expect(await findHold(testDb.database, first.cartId)).toMatchObject({ state: 'expired' });
  expect(await findHold(testDb.database, second.cartId)).toMatchObject({ state: 'held' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 6, heldSum: 6 }]);
});

test('A browser may have three holds and its address a limited number; another must wait until the first ends', async () => {
  const holder = stranger({ mostOfAddress: 4 });
  const carts = [];
  for (const _ of '123') carts.push((await held({ holder, party: { adult: 1 } })).cartId);
  const fourth = await quote({ holder, party: { adult: 1 } });
  expect(fourth).toEqual({ outcome: 'too_many', of: 'browser', seconds: expect.any(Number) });
  if (fourth.outcome === 'too_many') expect(fourth.seconds).toBeGreaterThan(890);
  // Replacing a hold does not add one.
  await held({ holder, cartId: carts[0] ?? '', party: { adult: 1 } });
  const neighbour = stranger({ address: holder.address, mostOfAddress: 4 });
  await held({ holder: neighbour, party: { adult: 1 } });
  expect(await quote({ holder: neighbour, party: { adult: 1 } })).toMatchObject({
    outcome: 'too_many',
    of: 'address',
  });
  await letExpire(testDb.database, carts[1] ?? '');
  await held({ holder, party: { adult: 1 } });
});

test('A client over both limits must wait until both have room again', async () => {
  const neighbour = stranger({ mostOfAddress: 4 });
  const holder = stranger({ address: neighbour.address, mostOfAddress: 4 });
  const { cartId } = await held({ holder: neighbour, party: { adult: 1 } });
  await minutesGoBy(cartId, 10);
  for (const _ of '123') await held({ holder, party: { adult: 1 } });
  const refused = await quote({ holder, party: { adult: 1 } });
  expect(refused).toMatchObject({ outcome: 'too_many', of: 'browser' });
  // The address has room in five minutes, and the browser in fifteen.
  if (refused.outcome === 'too_many') expect(refused.seconds).toBeGreaterThan(890);
});

test('An overdue hold of another browser makes way for a hold of its address, even on another departure', async () => {
  const neighbour = stranger({ mostOfAddress: 1 });
  const { cartId } = await held({ holder: neighbour, date: december });
  await letExpire(testDb.database, cartId);
  await held({ holder: stranger({ address: neighbour.address, mostOfAddress: 1 }) });
  expect(await findHold(testDb.database, cartId)).toMatchObject({ state: 'expired' });
});

test('A hold uses a boat that is taken whole once, however many spots it has', async () => {
  await sharedResource(testDb.database, { capacity: 2, options: [shared], per: 'booking' });
  try {
    for (const adult of [3, 2]) await held({ party: { adult } });
    expect(await usesOf(testDb.database)).toBe(2);
    expect(await quote({ party: { adult: 1 } })).toEqual({ outcome: 'nothing' });
  } finally {
    await testDb.database.pool.query('truncate resources cascade');
  }
});
