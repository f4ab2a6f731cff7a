import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { catalogueId } from '../../packages/server/src/features/catalogue/import/catalogue-id.ts';
import { importPlaces } from '../../packages/server/src/features/catalogue/import/import-catalogue.ts';
import { refreshRates } from '../../packages/server/src/features/catalogue/prices/refresh-rates.ts';
import { ratesFromFile } from '../../packages/server/src/gateways/rates/embedded.ts';
import { placeWith, productRow } from '../../packages/server/test-support/catalogue/place-file.ts';
import { bookBoat, cruiseProduct } from './booked-boat.ts';

/** Every two hours from ten: hold.ts computes the same times in SQL. */
const times = ['10:00', '12:00', '14:00', '16:00'];
const departures = 1_000;

export const sail = {
  id: catalogueId('product', 'lisbon', 'sail'),
  optionId: catalogueId('option', 'lisbon', 'sail', 0),
  firstDay: addDays(localDateAt(new Date(), 'Europe/Lisbon'), 2),
};

/**
 * A product that runs four times every day and never fills up, because holding is measured and not refusing.
 */
export async function makeCatalogue(database: Database): Promise<void> {
  const product = productRow('sail', {
    startTimes: times,
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    season: null,
    options: [
      {
        name: { en: 'Alone', de: 'Allein', 'zh-Hans': '包船' },
        group: { upTo: 6, price: 24_000 },
        price: undefined,
      },
    ],
  });
  const today = localDateAt(new Date(), 'UTC');
  await refreshRates(database, { source: ratesFromFile('demo/rates.json'), today });
  await importPlaces(database, { places: [placeWith('lisbon', [product, cruiseProduct])], today });
  await database.pool.query('update product_options set capacity = 100000000 where id = $1', [sail.optionId]);
  await bookBoat(database, today);
}

export type BenchDeparture = { readonly date: LocalDate; readonly time: string };

/** One departure that every client wants, or a thousand over which they spread. */
export const hotDeparture: BenchDeparture = { date: sail.firstDay, time: '10:00' };
export const manyDepartures: BenchDeparture[] = Array.from({ length: departures }, (_, index) => ({
  date: addDays(sail.firstDay, Math.floor(index / times.length)),
  time: times[index % times.length] ?? '10:00',
}));

/**
 * Empties the tables, so that every turn starts alike. They are not analysed. For tables known to be empty
 * the database plans full scans, and keeps these plans while the tables fill. For tables without statistics
 * it expects what they will contain.
 */
export async function emptyHoldTables({ pool }: Database): Promise<void> {
  await pool.query('truncate holds, held_rooms, room_nights, resource_uses, departures');
}
