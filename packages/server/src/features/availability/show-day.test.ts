import { randomUUID } from 'node:crypto';
import { priceBefore } from '@ashore/core/pricing/price-before.ts';
import { priceParty } from '@ashore/core/pricing/price-party.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, pricedForLong, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { readOffer } from '../catalogue/offers/read-offer.ts';
import { readRates } from '../catalogue/prices/exchange-rates.ts';
import { type ShowDayInput, showDay } from './show-day.ts';

let testDb: TestDatabase;

const sail = productRow('sail', {
  price: { adult: 4_850, child: 2_900 },
  atLeast: { adult: 2 },
  startTimes: ['10:00', '18:30'],
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  season: null,
  priceSeasons: [{ percent: 120, season: { from: '12-20', to: '01-06' } }],
  promotions: [
    {
      percent: 20,
      bookFrom: '2026-11-01',
      bookUntil: '2026-12-31',
      travelFrom: '2026-11-01',
      travelUntil: '2027-01-31',
    },
  ],
  options: [
    {
      name: { en: 'Alone', de: 'Allein', 'zh-Hans': '包船' },
      group: { upTo: 6, price: 24_000, extraPerson: 3_000 },
      openHours: { from: '20:00', to: '02:00' },
      capacity: 8,
    },
  ],
});

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [sail])],
    today: localDate('2026-11-21'),
  });
  await pricedForLong(testDb.database);
  await testDb.database.pool.query(
    `insert into exchange_rates (valid_on, base, currency, rate, source) values
       ('2026-11-20', 'EUR', 'USD', 1.0834, 'test'), ('2026-11-20', 'EUR', 'JPY', 163.27, 'test')`,
  );
  await takenDeparture(testDb.database, {
    option: optionOf('sail'),
    date: '2026-12-24',
    sold: 9,
    holds: [{ spots: 2, endsIn: 9 }],
  });
});

afterAll(() => testDb.drop());

const showWith = (differences: Partial<ShowDayInput> = {}) =>
  showDay(testDb.database, {
    id: catalogueId('product', 'lisbon', 'sail'),
    date: localDate('2026-12-24'),
    party: 1,
    currency: 'EUR',
    now: new Date('2026-12-24T09:00:00Z'),
    ...differences,
  });

test('A day shows for every start time the spots left, the booking deadline and the reason if it cannot be booked', async () => {
  const shownDay = await showWith();
  const [shared, alone] = shownDay?.components ?? [];
  expect(shared?.departures).toMatchObject([
    // Adults are sold in twos at least, children singly.
    { time: '10:00', state: 'cut_off', spots: 0, bookableUntil: '2026-12-24T09:00:00.000Z' },
    { time: '18:30', state: 'free', spots: 1, startsAt: '2026-12-24T18:30:00.000Z' },
  ]);
  expect(alone?.departures).toEqual([
    {
      time: null,
      opens: '20:00',
      closes: '02:00',
      state: 'free',
      spots: 8,
      mayComeBackAt: null,
      // A day that is over cannot be chosen, even if the trip is still open.
      bookableUntil: '2026-12-25T00:00:00.000Z',
      startsAt: '2026-12-24T20:00:00.000Z',
      // Travellers come and go, so the time of closing is not the end of their trip.
      endsAt: null,
    },
  ]);
  expect(shownDay?.nextAvailableDate).toBeNull();
});

test('Spots that only a hold takes name the moment when the hold ends, and sold spots name none', async () => {
  const evening = async (party: number) =>
    (await showWith({ party, now: new Date('2026-12-24T08:00:00Z') }))?.components[0]?.departures[1];
  const { rows } = await testDb.database.pool.query(`select expires_at from holds where state = 'held'`);
  expect(await evening(3)).toMatchObject({
    state: 'held',
    mayComeBackAt: (rows[0].expires_at as Date).toISOString(),
  });
  expect(await evening(4)).toMatchObject({ state: 'sold_out', mayComeBackAt: null });
});

test('Ticket prices on a day follow its season, its reduction and the traveller’s currency', async () => {
  const [shared, alone] = (await showWith())?.components ?? [];
  expect(shared?.tickets).toEqual([
    { ticketType: 'adult', minimum: 2, price: 46.56, originalPrice: 58.2, ...noGroup },
    { ticketType: 'child', minimum: 0, price: 27.84, originalPrice: 34.8, ...noGroup },
  ]);
  expect(alone?.tickets).toMatchObject([
    {
      ticketType: 'group',
      price: 230.4,
      originalPrice: 288,
      groupSize: 6,
      extraPersonPrice: 28.8,
      originalExtraPersonPrice: 36,
    },
  ]);
});

const noGroup = { groupSize: null, extraPersonPrice: null, originalExtraPersonPrice: null };

test('A day’s ticket prices times the travellers are what a quote asks, to the last unit, in yen too', async () => {
  const rates = await readRates(testDb.database);
  const offer = await readOffer(testDb.database, catalogueId('product', 'lisbon', 'sail'));
  const dates = ['2026-12-23', '2026-12-24', '2027-01-07', '2027-02-01'].map(localDate);
  for (const [currency, date] of (['EUR', 'USD', 'JPY'] as const).flatMap((one) =>
    dates.map((showWith) => [one, showWith] as const),
  )) {
    const components =
      (await showWith({ currency, date, now: new Date('2026-12-23T08:00:00Z') }))?.components ?? [];
    for (const [at, { tickets }] of components.entries()) {
      const option = offer?.options[at];
      const party = at === 0 ? { adult: 7, child: 3 } : { group: 8 };
      const priced =
        offer &&
        option &&
        priceParty({
          tickets: option.tickets,
          party,
          travelOn: date,
          bookedOn: localDate('2026-12-23'),
          seasons: option.seasons,
          promotions: offer.promotions,
          currency: offer.currency,
          conversion: rates.conversion(offer.currency, currency),
          before: priceBefore({ ...offer, today: localDate('2026-12-23') }),
        });
      if (!priced || 'refused' in priced) throw new Error('It has a price.');
      const cents = currency === 'JPY' ? 1 : 100;
      const sumOf = (
        price: 'price' | 'originalPrice',
        extra: 'extraPersonPrice' | 'originalExtraPersonPrice',
      ) =>
        tickets.reduce((sum, ticket) => {
          const count = party[ticket.ticketType as keyof typeof party] ?? 0;
          const unitMinor = Math.round(ticket[price] * cents);
          if (ticket.groupSize === null) return sum + count * unitMinor;
          return sum + unitMinor + (count - ticket.groupSize) * Math.round((ticket[extra] ?? 0) * cents);
        }, 0);
      expect(sumOf('price', 'extraPersonPrice')).toBe(priced.total.amount);
      expect(sumOf('originalPrice', 'originalExtraPersonPrice')).toBe(priced.originalTotal.amount);
    }
  }
});

test('A day without enough spots for the party names the next one that has enough', async () => {
  const shownDay = await showWith({
    party: 12,
    now: new Date('2026-12-24T08:00:00Z'),
    date: localDate('2026-12-24'),
  });
  expect(shownDay?.nextAvailableDate).toBeNull();
  expect((await showWith({ party: 12 }))?.nextAvailableDate).toBe('2026-12-25');
  expect((await showWith({ party: 13 }))?.nextAvailableDate).toBeNull();
});

test('The next available day counts the spots that the traveller’s own cart holds', async () => {
  const cartId = randomUUID();
  const option = optionOf('sail');
  for (const time of ['10:00', '18:30'])
    await takenDeparture(testDb.database, { option, date: '2026-12-28', time, closed: true });
  await takenDeparture(testDb.database, { option, date: '2026-12-29', time: '10:00', closed: true });
  const holds = [{ spots: 2, endsIn: 9, cartId }];
  await takenDeparture(testDb.database, { option, date: '2026-12-29', holds });
  const nextDay = async (own: Partial<ShowDayInput>) =>
    (await showWith({ party: 12, date: localDate('2026-12-28'), ...own }))?.nextAvailableDate;
  expect(await nextDay({ cartId })).toBe('2026-12-29');
  expect(await nextDay({ cartId: randomUUID() })).toBe('2026-12-30');
});

test('For a past day the next available day is not before today', async () => {
  const shownDay = await showWith({ date: localDate('2026-12-20') });
  expect(shownDay?.components[0]?.departures.map(({ state }) => state)).toEqual(['cut_off', 'cut_off']);
  expect(shownDay?.nextAvailableDate).toBe('2026-12-24');
});

test('A day that the calendar cannot show is refused, and a product that is not on sale has no day', async () => {
  await expect(showWith({ date: localDate('2099-01-01') })).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'date',
  });
  expect(await showWith({ id: 'zzzzzzzz' })).toBeUndefined();
});
