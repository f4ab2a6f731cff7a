import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { usual } from '../../../test-support/search/search.ts';
import { dropChangedEntries } from '../../http/pages/drop-changed-entries.ts';
import { findTours } from './find-tours.ts';
import { type Search, watchSearch } from './watch-search.ts';

let testDb: TestDatabase;
let folder: string;
let ending: (() => Promise<void>)[];
let logged: string[];

beforeEach(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  [ending, logged] = [[], []];
});

afterEach(async () => {
  for (const end of ending) await end();
  await testDb.drop();
  rmSync(folder, { recursive: true });
});

type IndexKind = 'memory' | 'database';

/** Starts a search like a separate process: it has its own announcements and shares only the database. */
async function startSearch(kind: IndexKind = 'memory'): Promise<Search> {
  const search = openSearch(kind);
  const watch = dropChangedEntries({
    caches: [search],
    newClient: () => new Client({ ...testDb.database.pool.options, application_name: 'news' }),
    log: () => {},
    maxRetryPauseMs: 20,
  });
  ending.push(watch.stop);
  await watch.listening;
  await search.current();
  return search;
}

function openSearch(kind: IndexKind = 'memory', minProductsToSave?: number): Search {
  const search = watchSearch({
    ...{ database: testDb.database, kind, file: join(folder, 'search') },
    ...(minProductsToSave !== undefined && { minProductsToSave }),
    log: (line) => logged.push(line),
  });
  ending.unshift(search.stop);
  return search;
}

const runSql = (statement: string, values: unknown[] = []) => testDb.database.pool.query(statement, values);

const renameProduct = (id: string, name: string) =>
  runSql(`update product_texts set name = $2 where product_id = $1 and locale = 'en'`, [id, name]);

async function readResults(search: Search, query: string) {
  const { tours: findTourNames, locations } = await findTours(await search.current(), { ...usual, query });
  return { tours: [...findTourNames.keys()], places: locations.map(({ name }) => name) };
}

const findTourNames = async (search: Search, query: string) => (await readResults(search, query)).tours;

/** Usually takes some hundredths of a second. A busy machine may take longer. */
const pollOptions = { timeout: 60_000, interval: 10 };

describe.each<IndexKind>(['memory', 'database'])('With the index in %s', (kind) => {
  test('Every process soon finds a renamed product by its new name only', async () => {
    const [search, other] = [await startSearch(kind), await startSearch(kind)];
    expect([await findTourNames(search, 'zeppelin'), await findTourNames(other, 'trip 3')]).toEqual([
      [],
      [trip3.id],
    ]);
    await renameProduct(trip3.id, 'Zeppelin');
    await expect.poll(() => findTourNames(search, 'zeppelin'), pollOptions).toEqual([trip3.id]);
    await expect.poll(() => findTourNames(other, 'zeppelin'), pollOptions).toEqual([trip3.id]);
  });

  test('A product that is excluded, withdrawn or of a suspended supplier is not found until it is on sale again', async () => {
    const search = await startSearch(kind);
    const everything = [trip1.id, trip2.id, trip4.id].sort();
    const inLisbon = async () => (await findTourNames(search, 'lisbon')).sort();
    expect(await inLisbon()).toEqual(everything);
    await runSql('update products set excluded = true where id = $1', [trip1.id]);
    await runSql(`update products set status = 'withdrawn' where id = $1`, [trip2.id]);
    await expect.poll(inLisbon, pollOptions).toEqual([trip4.id]);
    await runSql(`update organisations set status = 'suspended'`);
    await expect.poll(() => readResults(search, 'lisbon'), pollOptions).toEqual({ tours: [], places: [] });
    await runSql(`update organisations set status = 'approved'`);
    await runSql(`update products set excluded = false, status = 'live'`);
    await expect.poll(inLisbon, pollOptions).toEqual(everything);
    expect((await readResults(search, 'lisbon')).places).toEqual(['Lisbon']);
  });

  test('Changes missed while the connection was lost are found afterwards', async () => {
    const search = await startSearch(kind);
    await runSql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'news'`);
    await renameProduct(trip3.id, 'Zeppelin');
    await runSql('delete from products where id = $1', [trip4.id]);
    await expect.poll(() => findTourNames(search, 'zeppelin'), pollOptions).toEqual([trip3.id]);
    await expect.poll(() => findTourNames(search, 'trip 4'), pollOptions).not.toContain(trip4.id);
  });
});

test('A query waits until the words of the index have been read, so that no known word is taken for a misspelling', async () => {
  await startSearch('database');
  await renameProduct(trip1.id, 'Title');
  await expect
    .poll(async () => findTourNames(await startSearch('database'), 'title'), pollOptions)
    .toEqual([trip1.id]);
  const query = Client.prototype.query as (...all: unknown[]) => Promise<unknown>;
  async function querySlowly(this: Client, ...all: unknown[]) {
    if (/ts_stat/.test(String(all[0]))) await query.call(this, 'select pg_sleep(0.3)');
    return query.apply(this, all);
  }
  const slowed = vi.spyOn(Client.prototype, 'query').mockImplementation(querySlowly as never);
  expect(await findTourNames(openSearch('database'), 'title')).toEqual([trip1.id]);
  expect(slowed.mock.calls.some(([text]) => /ts_stat/.test(String(text)))).toBe(true);
});

test('After a lost connection, recent changes are found before the whole catalogue is compared', async () => {
  const search = openSearch();
  await search.current();
  const { pool } = testDb.database;
  const query = pool.query.bind(pool);
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  let isComparing = false;
  vi.spyOn(pool, 'query').mockImplementation((async (text: string, values: unknown[]) => {
    if (String(text).includes('order by product.id limit')) {
      isComparing = true;
      await slow;
    }
    return query(text, values);
  }) as typeof pool.query);
  await renameProduct(trip3.id, 'Zeppelin');
  search.dropAll();
  await expect.poll(() => findTourNames(search, 'zeppelin'), pollOptions).toEqual([trip3.id]);
  await expect.poll(() => isComparing, pollOptions).toBe(true);
  end();
});

test('A product that moves to another place or country is found there', async () => {
  const search = await startSearch();
  await runSql(
    `update products set location_id = (select id from locations where slug = 'kyoto') where id = $1`,
    [trip4.id],
  );
  await expect.poll(() => findTourNames(search, 'kyoto'), pollOptions).toContain(trip4.id);
  expect(await findTourNames(search, 'japan')).toContain(trip4.id);
  await runSql(`update locations set parent_id = (select id from locations where slug = 'portugal')
    where slug = 'kyoto'`);
  await expect.poll(() => findTourNames(search, 'portugal'), pollOptions).toContain(trip4.id);
  expect(await findTourNames(search, 'japan')).toEqual([]);
});

test('The products of a moved place are read again even if the database fails at first', async () => {
  const search = await startSearch();
  const { pool } = testDb.database;
  const query = pool.query.bind(pool);
  let faults = 1;
  vi.spyOn(pool, 'query').mockImplementation(((text: string, values: unknown[]) =>
    String(text).includes('with recursive inside') && faults-- > 0
      ? Promise.reject(new Error('gone'))
      : query(text, values)) as typeof pool.query);
  await runSql(`update locations set parent_id = (select id from locations where slug = 'japan')
    where slug = 'lisbon'`);
  await expect.poll(() => findTourNames(search, 'japan'), pollOptions).toContain(trip1.id);
  expect(faults).toBeLessThan(1);
});

test('Places are found by names that were added later', async () => {
  const search = await startSearch();
  await runSql(
    `insert into location_aliases select id, 'en', 'Olissipo' from locations where slug = 'lisbon'`,
  );
  await expect
    .poll(async () => (await readResults(search, 'olissipo')).places, pollOptions)
    .toEqual(['Lisbon']);
  await runSql(
    `update location_texts set state_name = 'Estremadura' where locale = 'en' and name = 'Lisbon'`,
  );
  await expect.poll(() => findTourNames(search, 'estremadura'), pollOptions).toHaveLength(3);
});

test('Every process soon finds products by a synonym, for concepts and for places, until it is removed', async () => {
  const [search, other] = [await startSearch('memory'), await startSearch('database')];
  const sailing = await findTourNames(search, 'sailing');
  expect(sailing).toContain(trip3.id);
  const before = search.version() ?? 0;
  expect(await findTourNames(search, 'yachtlet')).toEqual([]);
  const addSql = `insert into search_synonyms (word, means, added_by) values ($1, $2, 'Ada')`;
  await runSql(addSql, ['yachtlet', 'sailing']);
  for (const one of [search, other])
    await expect.poll(() => findTourNames(one, 'yachtlet'), pollOptions).toEqual(sailing);
  expect(search.version()).toBeGreaterThan(before);
  await runSql(addSql, ['ulissipona', 'lissabon']);
  await expect
    .poll(async () => (await readResults(other, 'ulissipona')).places, pollOptions)
    .toEqual(['Lisbon']);
  await runSql('delete from search_synonyms');
  for (const one of [search, other])
    await expect.poll(() => findTourNames(one, 'yachtlet'), pollOptions).toEqual([]);
});

test('A synonym that was added while the connection was lost, or before the start, is understood', async () => {
  const search = await startSearch();
  await runSql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'news'`);
  await runSql(`insert into search_synonyms (word, means, added_by) values ('ulissipona', 'lisbon', 'Ada')`);
  const placesOf = async (one: Search) => (await readResults(one, 'ulissipona')).places;
  await expect.poll(() => placesOf(search), pollOptions).toEqual(['Lisbon']);
  expect(await placesOf(await startSearch())).toEqual(['Lisbon']);
});

test('A product is found by a feature that was added later, and its date of change is updated', async () => {
  const search = await startSearch();
  const dated = async () =>
    (await runSql('select changed_at from products where id = $1', [trip1.id])).rows[0].changed_at.getTime();
  const before = await dated();
  const first = async () => (await findTourNames(search, 'mit hund'))[0];
  expect(await first()).toBeUndefined();
  await runSql(`insert into product_features values ($1, 'know', 90, 'dogs-welcome')`, [trip1.id]);
  await expect.poll(first, pollOptions).toBe(trip1.id);
  expect(await dated()).toBeGreaterThan(before);
});

test('Only a change that affects results raises the version; a price change does not', async () => {
  const search = openSearch();
  await search.current();
  const before = search.version() ?? 0;
  const queries = vi.spyOn(testDb.database.pool, 'query');
  await runSql('update products set price_minor = 77 where id = $1', [trip1.id]);
  search.drop([`product:${trip1.id}`]);
  await expect.poll(() => productsRead(queries.mock.calls), pollOptions).toEqual([trip1.id]);
  await renameProduct(trip2.id, 'Zeppelin');
  search.drop([`product:${trip2.id}`]);
  await expect.poll(() => findTourNames(search, 'zeppelin'), pollOptions).toEqual([trip2.id]);
  expect(search.version()).toBe(before + 1);
});

/** The ids of the products whose texts were read. */
function productsRead(calls: readonly (readonly unknown[])[]): string[] {
  return calls
    .filter(([query]) => JSON.stringify(query).includes('words-of-products'))
    .flatMap(([, values]) => (Array.isArray(values) ? values.flat() : []));
}

test('A process starts from the saved search and reads only the products changed since then', async () => {
  const search = openSearch('memory', 1);
  await search.current();
  await search.stop();
  await renameProduct(trip3.id, 'Zeppelin');
  await runSql('update products set excluded = true where id = $1', [trip1.id]);
  const queries = vi.spyOn(testDb.database.pool, 'query');
  const next = openSearch('memory', 1);
  expect([await findTourNames(next, 'zeppelin'), await findTourNames(next, 'trip 2')]).toEqual([
    [trip3.id],
    [trip2.id],
  ]);
  expect(await findTourNames(next, 'lisbon')).toEqual([trip2.id, trip4.id]);
  expect(productsRead(queries.mock.calls).sort()).toEqual([trip1.id, trip3.id].sort());
});

test('Rows that another version of the server saved with other columns are read again', async () => {
  const file = join(folder, 'search');
  const search = openSearch('memory', 1);
  await search.current();
  await search.stop();
  // Where the file states the columns.
  writeFileSync(file, withFlippedBit(readFileSync(file), 4));
  const queries = vi.spyOn(testDb.database.pool, 'query');
  await openSearch('memory', 1).current();
  expect(productsRead(queries.mock.calls)).toEqual(
    expect.arrayContaining([trip1.id, trip2.id, trip3.id, trip4.id]),
  );
});

test('A saved product is read again if its place has moved', async () => {
  const search = openSearch('memory', 1);
  await search.current();
  await search.stop();
  await runSql(`update locations set parent_id = (select id from locations where slug = 'portugal')
    where slug = 'kyoto'`);
  expect(await findTourNames(openSearch('memory', 1), 'portugal')).toContain(trip3.id);
});

test('The search is saved completely, saved again only after changes, and built again if the file is damaged', async () => {
  const file = join(folder, 'search');
  const search = openSearch('memory', 1);
  await search.current();
  await search.stop();
  const bytes = readFileSync(file);
  const inLines = bytes.indexOf('"Trip 3"') + 3;
  for (const damaged of [
    bytes.subarray(0, -5),
    Buffer.from('nonsense'),
    withFlippedBit(bytes, 200),
    withFlippedBit(bytes, inLines),
  ]) {
    writeFileSync(file, damaged);
    const next = openSearch('memory', 1);
    const shown = await findTours(await next.current(), { ...usual, query: 'trip 3' });
    expect(shown.tours.get(trip3.id)?.name).toBe('Trip 3');
    await next.stop();
    expect(readFileSync(file).length).toBe(bytes.length);
  }
  const { mtimeMs } = statSync(file);
  const same = openSearch('memory', 1);
  await same.current();
  await same.stop();
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

function withFlippedBit(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

test('Without a database searches fail and one line is logged; when it is back, products are found', async () => {
  const away = vi.spyOn(testDb.database.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  const search = openSearch();
  await expect(search.current()).rejects.toThrow('away');
  expect([search.version(), logged.length]).toEqual([undefined, 1]);
  away.mockRestore();
  expect(await findTourNames(search, 'trip 3')).toEqual([trip3.id]);
});

test('If the search cannot be saved, the error is logged and searches still work', async () => {
  writeFileSync(join(folder, 'file'), '');
  const search = watchSearch({
    ...{ database: testDb.database, kind: 'memory', file: join(folder, 'file/search'), minProductsToSave: 1 },
    log: (line) => logged.push(line),
  });
  expect(await findTourNames(search, 'trip 3')).toEqual([trip3.id]);
  await search.stop();
  expect(logged.join()).toContain('could not be saved');
});
