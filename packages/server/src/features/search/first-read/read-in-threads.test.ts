import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallCatalogue, trip3 } from '../../../../test-support/catalogue/small-catalogue.ts';
import { testDatabase } from '../../../../test-support/database/test-database.ts';
import { usual } from '../../../../test-support/search/search.ts';
import { findTours } from '../find-tours.ts';
import { watchSearch } from '../watch-search.ts';
import { readInThreads } from './read-in-threads.ts';

async function catalogue() {
  const testDb = await testDatabase({ catalogue: smallCatalogue });
  const folder = mkdtempSync(join(tmpdir(), 'first-read-'));
  const logged: string[] = [];
  const watch = (minProductsForThreads: number, database = testDb.database) =>
    watchSearch({
      ...{ database, kind: 'memory', file: join(folder, String(minProductsForThreads)) },
      ...{ minProductsToSave: 1, minProductsForThreads },
      log: (line) => logged.push(line),
    });
  onTestFinished(async () => {
    await testDb.drop();
    rmSync(folder, { recursive: true });
  });
  return { ...testDb, folder, logged, watch };
}

async function savedBy(watched: ReturnType<typeof watchSearch>) {
  const queries = ['lisbon', 'sailing', 'trip 3', 'boot', '里斯本'];
  const state = await watched.current();
  const found = [];
  for (const query of queries) found.push(await findTours(state, { ...usual, query }));
  const { products, waiting } = watched.stats();
  await watched.stop();
  return { found, products, waiting };
}

test('Products that threads have read are found, shown and saved as those that the server itself has read', async () => {
  const { watch, folder, logged } = await catalogue();
  const [byThreads, alone] = [await savedBy(watch(1)), await savedBy(watch(1_000_000))];
  expect(byThreads).toEqual(alone);
  expect(byThreads.products).toBeGreaterThan(3);
  expect(byThreads.found[2]?.tours.get(trip3.id)?.name).toBe('Trip 3');
  const [one, other] = [readFileSync(join(folder, '1')), readFileSync(join(folder, '1000000'))];
  expect(one.length).toBe(other.length);
  expect(logged).toEqual([]);
});

test('If a thread cannot read, the server reads the products itself, and logs why', async () => {
  const { watch, database, logged } = await catalogue();
  // Only threads connect by the address.
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'options') return { ...target.options, connectionString: nowhere };
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const nowhere = `${database.pool.options.connectionString}_nowhere`;
  const search = watch(1, { ...database, pool });
  const { tours } = await findTours(await search.current(), { ...usual, query: 'trip 3' });
  expect(tours.has(trip3.id)).toBe(true);
  expect(logged).toEqual([expect.stringMatching(/read by one thread instead of several: .+_nowhere/)]);
  await search.stop();
});

test('Threads end when they are to stop', async () => {
  const { url } = await catalogue();
  const stopping = new AbortController();
  const reading = readInThreads({
    ...{ databaseUrl: url, ids: [trip3.id], onProgress: () => {}, signal: stopping.signal },
  });
  stopping.abort();
  await expect(reading).rejects.toThrow('ended before its work was done');
  await expect(
    readInThreads({ databaseUrl: url, ids: [trip3.id], onProgress: () => {}, signal: stopping.signal }),
  ).rejects.toThrow('ended before its work was done');
});
