import { readdir, readFile } from 'node:fs/promises';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import { importPlaces } from '../../packages/server/src/features/catalogue/import-places.ts';
import { readPlaces } from '../../packages/server/src/features/catalogue/read-places.ts';
import { refreshRates } from '../../packages/server/src/features/catalogue/refresh-rates.ts';
import { ratesInFile } from '../../packages/server/src/gateways/rates/embedded.ts';
import { varyPlaces } from './vary-places.ts';

export type ImportVaried = {
  readonly products: number;
  readonly seed: number;
  /** Told how many are there by now. */
  readonly onProducts?: (count: number) => void;
};

const demo = new URL('../', import.meta.url);
const atOnce = 1_000;

/** Fills a database with the demonstration world in so many products, part after part: a million fit in no memory. */
export async function importVaried(
  database: Database,
  { products, seed, onProducts = () => {} }: ImportVaried,
): Promise<void> {
  const folder = new URL('places/', demo);
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  const { places } = readPlaces(names.map((name, at) => ({ name, text: texts[at] ?? '' })));
  const today = localDateAt(new Date(), 'UTC');
  await refreshRates(database, { source: ratesInFile(new URL('rates.json', demo).pathname), today });
  let count = 0;
  for (const place of varyPlaces(places, { products, seed, atOnce })) {
    await importPlaces(database, { places: [place], today });
    count += place.products.length;
    onProducts(count);
  }
  await analyse(database);
}

/** What grew this fast is not known to the planner, and its first questions would be answered by walking everything. */
async function analyse({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    // Longer than any question of a visitor may take.
    await client.query('set statement_timeout = 0');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}
