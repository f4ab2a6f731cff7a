import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { createSharedSecret } from '../../packages/server/src/database/shared-secret.ts';
import {
  OFFER_SECRET,
  offerExpiry,
  signOffer,
} from '../../packages/server/src/features/hotels/offers/room-offer.ts';
import { watchHotels } from '../../packages/server/src/features/hotels/offers/watch-hotels.ts';
import { makeStayQuote } from '../../packages/server/src/features/hotels/rooms/make-stay-quote.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { quoteReadersOf } from '../../packages/server/src/features/quotes/quote-readers.ts';
import {
  CREATE_NIGHTS,
  PLACE_STAY,
} from '../../packages/server/src/features/quotes/stays/stay-hold.queries.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { type TestHotel, writeHotel } from '../../packages/server/test-support/hotels/write-hotel.ts';
import { sail } from './bench-catalogue.ts';
import { asScript, statementsOf } from './statements.ts';

const nightsOfStay = 7;
const nightMinor = 16_400;
/** Stays begin on as many days, so that those of different arrivals share nights as real ones do. */
export const manyArrivals = 200;

const clock = { now: () => new Date() };

/** A hotel that never fills up, because holding is measured and not refusing. */
export async function makeHotel(database: Database): Promise<TestHotel> {
  return await writeHotel(database, {
    firstNight: sail.firstDay,
    nights: manyArrivals + 30,
    roomTypes: [{ slug: 'twin', capacity: 100_000_000, priceMinor: nightMinor }, { slug: 'suite' }],
  });
}

/** Makes the rows of all nights, which the first stays of a new night would make. */
export async function makeNights({ pool }: Database, hotel: TestHotel): Promise<void> {
  const last = addDays(sail.firstDay, manyArrivals + nightsOfStay);
  await pool.query(CREATE_NIGHTS, [[hotel.roomTypes.twin], sail.firstDay, last]);
}

async function offerOf(database: Database, hotel: TestHotel, arrival: LocalDate): Promise<string> {
  const secret = await createSharedSecret({ database, name: OFFER_SECRET, clock })();
  const totalMinor = nightsOfStay * nightMinor;
  return signOffer(
    {
      hotelId: hotel.id,
      roomTypeId: hotel.roomTypes.twin ?? '',
      ratePlanId: hotel.ratePlans.saver ?? '',
      stay: { arrival, departure: addDays(arrival, nightsOfStay) },
      party: { adults: 2, childrenAges: [] },
      residence: 'DE',
      currency: 'EUR',
      // The saver rate is ten percent cheaper.
      totalMinor: totalMinor * 0.9,
      hotelTotalMinor: totalMinor * 0.9,
      expiresAt: offerExpiry(clock.now()),
    },
    secret,
  );
}

/** Bodies of requests for a room, one for each of the first arrivals. The offers are signed now and expire. */
export async function stayRequests(database: Database, hotel: TestHotel, arrivals: number) {
  return await Promise.all(
    Array.from({ length: arrivals }, async (_, day) => ({
      cartId: '{uuid}',
      browserId: '{uuid}',
      product: hotel.id,
      productType: 'hotels',
      offers: [await offerOf(database, hotel, addDays(sail.firstDay, day))],
    })),
  );
}

/** All statements that our server sends for one stay, in the form that pgbench sends. */
export async function stayScript(database: Database, hotel: TestHotel, arrivals: number): Promise<string[]> {
  const fresh = quoteReadersOf(database);
  // The server keeps these until they change, so a quote sends only its hold to the database.
  const [texts, rates] = await Promise.all([fresh.readTexts(hotel.id, 'en'), fresh.readRates()]);
  const hotels = watchHotels(database);
  if (texts) await hotels.ofPlace(texts.locationId);
  const offers = [await offerOf(database, hotel, sail.firstDay)];
  const offerSecret = createSharedSecret({ database, name: OFFER_SECRET, clock });
  await offerSecret();
  await makeNights(database, hotel);
  const statements = await statementsOf(database, () =>
    makeStayQuote(
      { cartId: randomUUID(), product: hotel.id, offers, acceptTotal: null },
      {
        database,
        offerSecret,
        quoteReaders: { readTexts: async () => texts, readRates: async () => rates },
        hotels,
        inventories: combineInventories(nativeInventory(database)),
        sellers: new Map(),
        holder: { browser: randomBytes(32), address: randomBytes(32), mostOfBrowser: 3, mostOfAddress: 30 },
        locale: 'en',
        now: clock.now(),
      },
    ),
  );
  if (statements.at(-1)?.text !== PLACE_STAY)
    throw new Error('The last statement of a quote of rooms is not its hold.');
  // By number of the parameter of PLACE_STAY. Each call of pgbench must be another client.
  const parameters = {
    1: `md5('cart' || :client)::uuid`,
    2: `decode(md5('browser' || :client), 'hex')`,
    4: `decode(md5('address' || :client), 'hex')`,
    ...(arrivals > 1 && {
      12: `(date '${sail.firstDay}' + (:arrival)::int)`,
      13: `(date '${sail.firstDay}' + (:arrival)::int + ${nightsOfStay})`,
    }),
  };
  return [
    `\\set client random(1, 9000000000000000)`,
    `\\set arrival random(0, ${arrivals - 1})`,
    ...statements.map((statement) => asScript(statement, statement.text === PLACE_STAY ? parameters : {})),
  ];
}
