import { randomUUID } from 'node:crypto';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../src/database/connect.ts';
import { catalogueId } from '../../src/features/catalogue/import/catalogue-id.ts';
import { importPlaces } from '../../src/features/catalogue/import/import-catalogue.ts';
import { nativeInventory } from '../../src/features/quotes/holds/native-inventory.ts';
import {
  type MakeQuoteInput,
  type MakeQuoteResult,
  makeQuote,
} from '../../src/features/quotes/make-quote.ts';
import { type QuoteReaders, quoteReadersOf } from '../../src/features/quotes/quote-readers.ts';
import { combineInventories, type Inventories } from '../../src/gateways/inventory/combine-inventories.ts';
import type { Holder } from '../../src/gateways/inventory/port.ts';
import { placeWith, pricedForLong, productRow } from '../catalogue/place-file.ts';
import type { TestCatalogue } from '../database/test-database.ts';
import { stranger } from '../inventory/wanted-hold.ts';

/**
 * A Saturday evening in November at the place of the trip. It lies years ahead, so that the database's own
 * clock never passes the trip.
 */
export const now = new Date('2037-11-21T20:00:00Z');

const sail = productRow('sail', {
  durationMinutes: 90,
  cutoffMinutes: 30,
  startTimes: ['10:00', '18:30'],
  price: { adult: 4_850, child: 2_900 },
  capacity: 6,
  cancellation: 'free-24h',
  options: [
    {
      name: { en: 'Alone', de: 'Allein', 'zh-Hans': '包船' },
      price: undefined,
      group: { upTo: 4, price: 24_000, extraPerson: 3_000 },
      startTimes: ['12:00'],
    },
    {
      name: { en: 'Whenever', de: 'Jederzeit', 'zh-Hans': '随时' },
      openHours: { from: '10:00', to: '18:00' },
      price: { adult: 2_000, senior: 1_500 },
      atLeast: { adult: 2 },
      capacity: 40,
      durationMinutes: 45,
      included: ['one-drink', 'guide'],
    },
  ],
  promotions: [
    {
      percent: 20,
      bookFrom: '2037-11-01',
      bookUntil: '2037-12-31',
      travelFrom: '2037-12-01',
      travelUntil: '2037-12-31',
    },
  ],
});
const show = productRow('fado', { type: 'shows', onRequest: true });

export const sailId = catalogueId('product', 'lisbon', 'sail');
export const showId = catalogueId('product', 'lisbon', 'fado');
/** Ids of the options: the shared sail, the private one, and the one at any time of the day. */
export const [shared = '', alone = '', whenever = ''] = [0, 1, 2].map((position) =>
  catalogueId('option', 'lisbon', 'sail', position),
);
export const showOption = catalogueId('option', 'lisbon', 'fado', 0);

/** A sail with three options and a show on request, with exchange rates. */
export const quoteCatalogue: TestCatalogue = {
  name: 'quotes',
  async load(database) {
    await importPlaces(database, {
      places: [placeWith('lisbon', [sail, show])],
      today: localDate('2037-11-21'),
    });
    await pricedForLong(database);
    await database.pool.query(
      `insert into exchange_rates (valid_on, base, currency, rate, source)
       values ('2037-11-20', 'EUR', 'USD', 1.10, 'test'), ('2037-11-20', 'EUR', 'JPY', 160, 'test')`,
    );
  },
};

export type TestQuoteInput = Partial<MakeQuoteInput> & {
  readonly holder?: Holder;
  readonly at?: Date;
  readonly quoteReaders?: QuoteReaders;
  readonly inventories?: Inventories;
};

/** Requests a quote for two adults on a Monday morning, with these differences. */
export function askForQuote(
  database: Database,
  {
    holder = stranger(),
    at = now,
    quoteReaders = quoteReadersOf(database),
    inventories = combineInventories(nativeInventory(database)),
    ...input
  }: TestQuoteInput = {},
): Promise<MakeQuoteResult> {
  const request = {
    cartId: randomUUID(),
    product: sailId,
    optionId: shared,
    date: localDate('2037-11-23'),
    time: localTime('10:00'),
    party: { adult: 2 },
    ride: null,
    currency: 'EUR',
    ...input,
  } as const;
  return makeQuote(request, {
    quoteReaders,
    inventories,
    holder,
    locale: 'en',
    now: at,
  });
}

/** Every departure with its counters and with the sums of its holds. */
export async function countersOf({ pool }: Pick<Database, 'pool'>) {
  const { rows } = await pool.query<{
    option: string;
    wanted: number;
    capacity: number;
    held: number;
    sold: number;
    heldSum: number;
    soldSum: number;
  }>(
    `select d.option_id as option, d.wanted_capacity as wanted, d.capacity, d.held, d.sold,
       coalesce(sum(h.spots) filter (where h.state = 'held'), 0)::int as "heldSum",
       coalesce(sum(h.spots) filter (where h.state = 'sold'), 0)::int as "soldSum"
     from departures d left join holds h on h.departure_id = d.id group by d.id order by d.id`,
  );
  return rows;
}

/** How many units of all shared resources are in use. */
export async function usesOf({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query('select coalesce(sum(units), 0)::int as units from resource_uses');
  return rows[0].units;
}

/** Lets the hold of a cart expire. */
export async function letExpire({ pool }: Pick<Database, 'pool'>, cartId: string): Promise<void> {
  await pool.query(
    `update holds set expires_at = now() - interval '1 second' where cart_id = $1 and state = 'held'`,
    [cartId],
  );
}
