import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  firstNight,
  hotelPlaces,
  type TestHotel,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';
import { createSharedSecret } from '../../../database/shared-secret.ts';
import { readRates } from '../../catalogue/prices/exchange-rates.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { presentHotel } from '../list/present-hotel.ts';
import { searchHotels } from '../list/search-hotels.ts';
import { priceOffer } from './price-offer.ts';
import { OFFER_SECRET, type RoomOffer, readOffer } from './room-offer.ts';
import { type ShowRoomsInput, showRooms } from './show-rooms.ts';
import type { SearchHotelsInput } from './wanted-stay.ts';
import { watchHotels } from './watch-hotels.ts';

let testDb: TestDatabase;
let casa: TestHotel;
let ryokan: TestHotel;
const now = new Date('2036-12-20T12:00:00Z');
const arrival = addDays(firstNight, 9);
const inUsa = { kind: 'vat', collected: 'charged', basis: { per: 'net-price', share: 8_875 } };
const kyotoTax = { kind: 'city', collected: 'at-hotel', basis: { per: 'person-night', amountMinor: 400 } };

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  casa = await writeHotel(testDb.database, { taxes: [inUsa, kyotoTax] });
  ryokan = await writeHotel(testDb.database, {
    slug: 'ryokan',
    place: 'kyoto',
    currency: 'JPY',
    taxes: [kyotoTax],
    roomTypes: [
      {
        slug: 'mats',
        pricesMinor: Array.from({ length: 400 }, (_, night) => 28_000 + ((night * 7_919) % 9_001)),
      },
      {
        slug: 'garden',
        priceMinor: 44_444,
        capacity: 1,
        cots: 1,
        extraBeds: 1,
        maxAdults: 3,
        maxOccupancy: 4,
      },
    ],
    ratePlans: [
      { slug: 'flexible', boardAdultMinor: 3_333, boardChildMinor: 1_111 },
      { slug: 'at-hotel', payment: 'at-hotel', priceShare: 10_333 },
      {
        slug: 'saver',
        priceShare: 8_777,
        stayFeeMinor: 1_234,
        cancellation: [{ until: null, charge: { kind: 'percent', percent: 100 } }],
      },
    ],
  });
});

afterAll(() => testDb.drop());

type Wanted = Partial<Pick<ShowRoomsInput, 'rooms' | 'currency'>> & {
  readonly nights?: number;
  readonly from?: LocalDate;
};

const twoAdults = { party: { adults: 2, childrenAges: [] }, residence: 'DE', board: undefined };
const family = { party: { adults: 2, childrenAges: [0, 7] }, residence: 'DE', board: undefined };

function wantedStay({ rooms = [twoAdults], currency = 'EUR', nights = 3, from = arrival }: Wanted = {}) {
  return { stay: { arrival: from, departure: addDays(from, nights) }, rooms, currency };
}

async function roomsOf(hotel: TestHotel, wanted: Wanted = {}) {
  const { database } = testDb;
  const offerSecret = createSharedSecret({ database, name: OFFER_SECRET, clock: { now: () => now } });
  const result = await showRooms(
    { database, sellers: new Map(), rates: await readRates(database), offerSecret },
    { ...wantedStay(wanted), hotel: hotel.id, locale: 'en', now },
  );
  if (result.outcome !== 'shown') throw new Error(result.outcome);
  const offerOf = async (room: number, roomType: string, ratePlan: string): Promise<RoomOffer> => {
    for (const { rates } of result.shown.rooms[room]?.roomTypes ?? [])
      for (const { offerId } of rates) {
        const offer = await readOffer(offerId, { secretOf: offerSecret, now });
        if (typeof offer === 'string') throw new Error(offer);
        if (offer.roomTypeId === hotel.roomTypes[roomType] && offer.ratePlanId === hotel.ratePlans[ratePlan])
          return offer;
      }
    throw new Error('There is no such offer.');
  };
  return { ...result.shown, offerOf };
}

test('Offers are priced again into a whole quote, with a line, terms and taxes for each room', async () => {
  const { offerOf } = await roomsOf(casa, { rooms: [twoAdults, family], currency: 'USD' });
  const offers = [await offerOf(0, 'twin', 'flexible'), await offerOf(1, 'suite', 'flexible')];
  const result = await priceOffer(testDb.database, { offers, now });
  if (result.outcome !== 'priced') throw new Error(result.outcome);
  const { quote, offeredMinor } = result;
  expect(storedQuoteSchema.parse(quote)).toEqual(quote);
  expect(quote).toMatchObject({
    productType: 'hotels',
    path: `/hotels/lisbon/casa-${casa.code}`,
    date: arrival,
    time: null,
    currency: 'USD',
    stay: { payment: 'prepaid', dueNowMinor: quote.totalMinor },
  });
  expect(quote.totalMinor).toBe(offeredMinor);
  expect(quote.lines.map(({ band, count, totalMinor }) => [band, count, totalMinor])).toEqual(
    quote.stay.rooms.map(({ totalMinor }) => ['room', 1, totalMinor]),
  );
  expect(quote.stay.rooms.map(({ position, extraBeds, cots }) => [position, extraBeds, cots])).toEqual([
    [0, 0, 0],
    [1, 0, 1],
  ]);
  expect(
    quote.stay.rooms[0]?.taxes.map(({ kind, collected, currency }) => [kind, collected, currency]),
  ).toEqual([
    ['vat', 'charged', 'USD'],
    ['city', 'at-hotel', 'EUR'],
  ]);
  expect(quote.stay.rooms[0]?.cancellation.map(({ until }) => until)).toEqual([
    '2037-01-08T18:00:00.000Z',
    null,
  ]);
});

test('What is paid at the hotel is the total, and nothing is due now', async () => {
  const { offerOf } = await roomsOf(ryokan);
  const result = await priceOffer(testDb.database, { offers: [await offerOf(0, 'mats', 'at-hotel')], now });
  expect(result).toMatchObject({
    outcome: 'priced',
    quote: { stay: { payment: 'at-hotel', dueNowMinor: 0 } },
  });
});

test('A changed price is the new one, beside what was offered', async () => {
  const offers = [await (await roomsOf(casa)).offerOf(0, 'suite', 'saver')];
  await testDb.database.pool.query('update rate_plans set price_share = 9100 where id = $1', [
    casa.ratePlans.saver,
  ]);
  const result = await priceOffer(testDb.database, { offers, now });
  if (result.outcome !== 'priced') throw new Error(result.outcome);
  expect(result.offeredMinor).toBe(3 * (27_000 + 2_396));
  // 27,300 × 8.875 % is 2,422.875.
  expect(result.quote.totalMinor).toBe(3 * (27_300 + 2_423));
});

test('Rooms of other stays, other hotels, other currencies or other ways to pay are no stay', async () => {
  const one = await (await roomsOf(ryokan)).offerOf(0, 'mats', 'flexible');
  const outcomeWith = async (other: RoomOffer) =>
    (await priceOffer(testDb.database, { offers: [one, other], now })).outcome;
  expect(await outcomeWith(await (await roomsOf(ryokan)).offerOf(0, 'garden', 'saver'))).toBe('priced');
  expect(await outcomeWith(await (await roomsOf(ryokan)).offerOf(0, 'mats', 'at-hotel'))).toBe('mixed');
  expect(await outcomeWith(await (await roomsOf(ryokan, { nights: 4 })).offerOf(0, 'mats', 'flexible'))).toBe(
    'mixed',
  );
  expect(
    await outcomeWith(await (await roomsOf(ryokan, { currency: 'JPY' })).offerOf(0, 'mats', 'flexible')),
  ).toBe('mixed');
  expect(await outcomeWith(await (await roomsOf(casa)).offerOf(0, 'twin', 'flexible'))).toBe('mixed');
  expect((await priceOffer(testDb.database, { offers: [], now })).outcome).toBe('mixed');
});

test('What is no longer sold has no price', async () => {
  const offers = [await (await roomsOf(ryokan)).offerOf(0, 'mats', 'flexible')];
  const outcomeAt = async (instant: string) =>
    (await priceOffer(testDb.database, { offers, now: new Date(instant) })).outcome;
  // Kyoto is nine hours ahead: 18:00 on the day of arrival is 09:00 in UTC.
  expect(await outcomeAt('2037-01-10T08:59:00Z')).toBe('priced');
  expect(await outcomeAt('2037-01-10T09:00:00Z')).toBe('nothing');
  await testDb.database.pool.query('update rate_plans set min_nights = 9 where id = $1', [
    ryokan.ratePlans.flexible,
  ]);
  expect(await outcomeAt('2036-12-20T12:00:00Z')).toBe('nothing');
  await testDb.database.pool.query('update rate_plans set min_nights = 1 where id = $1', [
    ryokan.ratePlans.flexible,
  ]);
});

test.each(['EUR', 'USD', 'GBP', 'JPY'] as const)(
  'In %s, the price in the list is that of the cheapest rooms on the page, which is that of their quote',
  async (currency) => {
    const { database } = testDb;
    const deps = {
      database,
      sellers: new Map(),
      hotels: watchHotels(database),
      rates: await readRates(database),
    };
    const filters = {
      ...{
        ratings: [4, 5],
        stars: [],
        boards: [],
        bed: null,
        amenities: [],
        freeCancellation: false,
        payAtHotel: false,
      },
      ...{ priceFrom: null, priceTo: null, sight: null, maxKmToSight: null, maxKmToQuay: null },
    };
    for (const hotel of [casa, ryokan])
      for (const [nights, rooms] of [
        [1, [twoAdults]],
        [3, [family]],
        [7, [twoAdults]],
        // Over the change of clocks in Lisbon.
        [30, [family]],
      ] as const) {
        const wanted = { rooms, currency, nights, from: nights === 30 ? addDays(firstNight, 75) : arrival };
        const place = hotel === casa ? 'lisbon' : 'kyoto';
        const { rows } = await database.pool.query<{ id: string }>(
          `select id from locations where slug = $1 and place_kind = 'city'`,
          [place],
        );
        const input: SearchHotelsInput = {
          ...wantedStay(wanted),
          ...{
            place: rows[0]?.id ?? '',
            nearbyCities: false,
            filters,
            sort: 'price',
            page: 1,
            resultsPerPage: 20,
          },
          ...{ includeStaticData: true, locale: 'en', now },
        };
        const found = await searchHotels(deps, input);
        if (found.outcome !== 'found') throw new Error(found.outcome);
        const { rooms: shown } = await roomsOf(hotel, wanted);
        const rates = shown[0]?.roomTypes.flatMap((roomType) => roomType.rates) ?? [];
        const cheapest = rates.toSorted((a, b) => a.total - b.total)[0];
        const [listed] = found.hotels.map((one) => presentHotel(one, input, found.list));
        expect([listed?.from, listed?.rateBasis, listed?.payment]).toEqual([
          cheapest?.total,
          cheapest?.rateBasis,
          cheapest?.payment,
        ]);
        const offer = await readOffer(cheapest?.offerId ?? '', {
          secretOf: createSharedSecret({ database, name: OFFER_SECRET, clock: { now: () => now } }),
          now,
        });
        if (typeof offer === 'string') throw new Error(offer);
        expect(await priceOffer(database, { offers: [offer], now })).toMatchObject({
          outcome: 'priced',
          quote: { totalMinor: offer.totalMinor },
        });
      }
  },
);
