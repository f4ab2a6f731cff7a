import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import { catalogueId } from '../../packages/server/src/features/catalogue/catalogue-id.ts';
import { importPlaces } from '../../packages/server/src/features/catalogue/import-places.ts';
import { placeWith, productRow } from '../../packages/server/src/features/catalogue/place-for-tests.ts';
import { refreshRates } from '../../packages/server/src/features/catalogue/refresh-rates.ts';
import { ratesInFile } from '../../packages/server/src/gateways/rates/embedded.ts';
import { bookBoat, cruiseProduct } from './booked-boat.ts';

const times = ['10:00', '12:00', '14:00', '16:00'];
const departures = 1_000;

export const sail = {
  id: catalogueId('product', 'lisbon', 'sail'),
  optionId: catalogueId('option', 'lisbon', 'sail', 0),
  firstDay: addDays(localDateAt(new Date(), 'Europe/Lisbon'), 2),
};

/** Something that runs four times a day, every day, and never fills up: what is measured is holding, not refusing. */
export async function makeWorld(database: Database): Promise<void> {
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
  await refreshRates(database, { source: ratesInFile('demo/rates.json'), today });
  await importPlaces(database, { places: [placeWith('lisbon', [product, cruiseProduct])], today });
  await database.pool.query('update product_options set capacity = 100000000 where id = $1', [sail.optionId]);
  await bookBoat(database, today);
}

export type Start = { readonly date: LocalDate; readonly time: string };

/** One start that everybody wants, or a thousand that they spread over. */
export const hotStart: Start = { date: sail.firstDay, time: '10:00' };
export const manyStarts: Start[] = Array.from({ length: departures }, (_, index) => ({
  date: addDays(sail.firstDay, Math.floor(index / times.length)),
  time: times[index % times.length] ?? '10:00',
}));

/**
 * Empty again, so that every turn finds the same. Not analysed: tables known to be empty are read from end to end, by
 * plans that are kept while they fill; of those that nobody has looked at the database expects what they will hold.
 */
export async function letGoOfAll({ pool }: Database): Promise<void> {
  await pool.query('truncate holds, resource_uses, departures');
}
