import { readdir, readFile } from 'node:fs/promises';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import {
  prepareImport,
  writeImport,
} from '../../packages/server/src/features/catalogue/import/import-catalogue.ts';
import { readPlaces } from '../../packages/server/src/features/catalogue/import/read-catalogue.ts';
import { refreshRates } from '../../packages/server/src/features/catalogue/prices/refresh-rates.ts';
import { ratesFromFile } from '../../packages/server/src/gateways/rates/embedded.ts';
import { varyPlaces } from './vary-places.ts';

export type ImportVariedInput = {
  readonly products: number;
  readonly seed: number;
  /** Called with the number of products imported so far. */
  readonly onProgress?: (count: number) => void;
};

const demo = new URL('../', import.meta.url);
const atOnce = 1_000;

/**
 * Fills a database with that many products of the demonstration data. It imports part by part, because a
 * million do not fit in memory.
 */
export async function importVariedProducts(
  database: Database,
  { products, seed, onProgress = () => {} }: ImportVariedInput,
): Promise<void> {
  const folder = new URL('places/', demo);
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  const { places } = readPlaces(names.map((name, at) => ({ name, text: texts[at] ?? '' })));
  const today = localDateAt(new Date(), 'UTC');
  await refreshRates(database, { source: ratesFromFile(new URL('rates.json', demo).pathname), today });
  let count = 0;
  let writing: Promise<void> | undefined;
  for (const place of varyPlaces(places, { products, seed, atOnce })) {
    // The next part is prepared while the database writes the one before.
    const prepared = prepareImport({ places: [place], today });
    await writing;
    writing = writeImport(database, prepared).then(() => {
      count += place.products.length;
      onProgress(count);
    });
    // A failure is thrown where the part is awaited.
    writing.catch(() => {});
  }
  await writing;
  await analyse(database);
}

/**
 * The planner has no statistics for tables that grew this fast. It would answer the first queries by full
 * scans.
 */
async function analyse({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    // Longer than any query of a visitor may take.
    await client.query('set statement_timeout = 0');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}
