import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { watchCatalogue } from '../../http/pages/watch-catalogue.ts';
import { loadSmallWorld, trip1, trip2, trip3, trip4 } from '../catalogue/small-world-for-tests.ts';
import { find } from './find.ts';
import { followSearch, type Search } from './follow-search.ts';
import { usual } from './search-for-tests.ts';

let place: TestDatabase;
let folder: string;
let ending: (() => Promise<void>)[];
let logged: string[];

beforeEach(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  [ending, logged] = [[], []];
});

afterEach(async () => {
  for (const end of ending) await end();
  await place.drop();
  rmSync(folder, { recursive: true });
});

type Kind = 'memory' | 'database';

/** As a process of its own: with news of its own, and nothing in common but the database. */
async function started(kind: Kind = 'memory'): Promise<Search> {
  const search = opened(kind);
  const watch = watchCatalogue({
    caches: [search],
    newClient: () => new Client({ ...place.database.pool.options, application_name: 'news' }),
    log: () => {},
    retryAfter: 20,
  });
  ending.push(watch.stop);
  await watch.listening;
  await search.current();
  return search;
}

function opened(kind: Kind = 'memory', leastSaved?: number): Search {
  const search = followSearch({
    ...{ database: place.database, kind, file: join(folder, 'search') },
    ...(leastSaved !== undefined && { leastSaved }),
    log: (line) => logged.push(line),
  });
  ending.unshift(search.stop);
  return search;
}

const write = (statement: string, values: unknown[] = []) => place.database.pool.query(statement, values);

const rename = (id: string, name: string) =>
  write(`update product_texts set name = $2 where product_id = $1 and locale = 'en'`, [id, name]);

async function found(search: Search, query: string) {
  const { tours, locations } = await find(await search.current(), { ...usual, query });
  return { tours: [...tours.keys()], places: locations.map(({ name }) => name) };
}

const tours = async (search: Search, query: string) => (await found(search, query)).tours;

/** Some hundredths of a second; a busy machine has more. */
const soon = { timeout: 10_000, interval: 10 };

describe.each<Kind>(['memory', 'database'])('With the index in %s', (kind) => {
  test('A product is soon found by its new name by every process, and no more by the old', async () => {
    const [one, other] = [await started(kind), await started(kind)];
    expect([await tours(one, 'zeppelin'), await tours(other, 'trip 3')]).toEqual([[], [trip3.id]]);
    await rename(trip3.id, 'Zeppelin');
    await expect.poll(() => tours(one, 'zeppelin'), soon).toEqual([trip3.id]);
    await expect.poll(() => tours(other, 'zeppelin'), soon).toEqual([trip3.id]);
  });

  test('What is excluded, withdrawn or of a suspended supplier is found no more, and comes back', async () => {
    const search = await started(kind);
    const everything = [trip1.id, trip2.id, trip4.id].sort();
    const inLisbon = async () => (await tours(search, 'lisbon')).sort();
    expect(await inLisbon()).toEqual(everything);
    await write('update products set excluded = true where id = $1', [trip1.id]);
    await write(`update products set status = 'withdrawn' where id = $1`, [trip2.id]);
    await expect.poll(inLisbon, soon).toEqual([trip4.id]);
    await write(`update organisations set status = 'suspended'`);
    await expect.poll(() => found(search, 'lisbon'), soon).toEqual({ tours: [], places: [] });
    await write(`update organisations set status = 'approved'`);
    await write(`update products set excluded = false, status = 'live'`);
    await expect.poll(inLisbon, soon).toEqual(everything);
    expect((await found(search, 'lisbon')).places).toEqual(['Lisbon']);
  });

  test('What was missed while the connection was lost is caught up with', async () => {
    const search = await started(kind);
    await write(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'news'`);
    await rename(trip3.id, 'Zeppelin');
    await write('delete from products where id = $1', [trip4.id]);
    await expect.poll(() => tours(search, 'zeppelin'), soon).toEqual([trip3.id]);
    await expect.poll(() => tours(search, 'trip 4'), soon).not.toContain(trip4.id);
  });
});

test('After a lost connection what was just changed is found before all else is compared', async () => {
  const search = opened();
  await search.current();
  const { pool } = place.database;
  const query = pool.query.bind(pool);
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  vi.spyOn(pool, 'query').mockImplementation((async (text: string, values: unknown[]) => {
    if (String(text).includes('order by p.id limit')) await slow;
    return query(text, values);
  }) as typeof pool.query);
  await rename(trip3.id, 'Zeppelin');
  search.dropAll();
  await expect.poll(() => tours(search, 'zeppelin'), soon).toEqual([trip3.id]);
  end();
});

test('A product that came to lie in another place, or in another country, is found there', async () => {
  const search = await started();
  await write(
    `update products set location_id = (select id from locations where slug = 'kyoto') where id = $1`,
    [trip4.id],
  );
  await expect.poll(() => tours(search, 'kyoto'), soon).toContain(trip4.id);
  expect(await tours(search, 'japan')).toContain(trip4.id);
  await write(`update locations set parent_id = (select id from locations where slug = 'portugal')
    where slug = 'kyoto'`);
  await expect.poll(() => tours(search, 'portugal'), soon).toContain(trip4.id);
  expect(await tours(search, 'japan')).toEqual([]);
});

test('A place that moved while the database went takes its products along all the same', async () => {
  const search = await started();
  const { pool } = place.database;
  const query = pool.query.bind(pool);
  let faults = 1;
  vi.spyOn(pool, 'query').mockImplementation(((text: string, values: unknown[]) =>
    String(text).includes('with recursive inside') && faults-- > 0
      ? Promise.reject(new Error('gone'))
      : query(text, values)) as typeof pool.query);
  await write(`update locations set parent_id = (select id from locations where slug = 'japan')
    where slug = 'lisbon'`);
  await expect.poll(() => tours(search, 'japan'), soon).toContain(trip1.id);
  expect(faults).toBeLessThan(1);
});

test('Places are found by names that they were given since', async () => {
  const search = await started();
  await write(
    `insert into location_aliases select id, 'en', 'Olissipo' from locations where slug = 'lisbon'`,
  );
  await expect.poll(async () => (await found(search, 'olissipo')).places, soon).toEqual(['Lisbon']);
  await write(`update location_texts set state_name = 'Estremadura' where locale = 'en' and name = 'Lisbon'`);
  await expect.poll(() => tours(search, 'estremadura'), soon).toHaveLength(3);
});

test('A mark that was given since is what is found, and that product is another since', async () => {
  const search = await started();
  const dated = async () =>
    (await write('select changed_at from products where id = $1', [trip1.id])).rows[0].changed_at.getTime();
  const before = await dated();
  const first = async () => (await tours(search, 'mit hund'))[0];
  expect(await first()).toBeUndefined();
  await write(`insert into product_features values ($1, 'know', 90, 'dogs-welcome')`, [trip1.id]);
  await expect.poll(first, soon).toBe(trip1.id);
  expect(await dated()).toBeGreaterThan(before);
});

test('Only what changes an answer makes answers old: not a price', async () => {
  const search = opened();
  await search.current();
  const before = search.version() ?? 0;
  const asked = vi.spyOn(place.database.pool, 'query');
  await write('update products set price_minor = 77 where id = $1', [trip1.id]);
  search.drop([`product:${trip1.id}`]);
  await expect.poll(() => productsRead(asked.mock.calls), soon).toEqual([trip1.id]);
  await rename(trip2.id, 'Zeppelin');
  search.drop([`product:${trip2.id}`]);
  await expect.poll(() => tours(search, 'zeppelin'), soon).toEqual([trip2.id]);
  expect(search.version()).toBe(before + 1);
});

/** Of which products everything was asked. */
function productsRead(calls: readonly (readonly unknown[])[]): string[] {
  return calls
    .filter(([query]) => JSON.stringify(query).includes('words-of-products'))
    .flatMap(([, values]) => (Array.isArray(values) ? values.flat() : []));
}

test('A process begins with what another saved, and with what has changed since; nothing else is read', async () => {
  const one = opened('memory', 1);
  await one.current();
  await one.stop();
  await rename(trip3.id, 'Zeppelin');
  await write('update products set excluded = true where id = $1', [trip1.id]);
  const asked = vi.spyOn(place.database.pool, 'query');
  const next = opened('memory', 1);
  expect([await tours(next, 'zeppelin'), await tours(next, 'trip 2')]).toEqual([[trip3.id], [trip2.id]]);
  expect(await tours(next, 'lisbon')).toEqual([trip2.id, trip4.id]);
  expect(productsRead(asked.mock.calls).sort()).toEqual([trip1.id, trip3.id].sort());
});

test('What was saved is not believed where a place has come to lie elsewhere meanwhile', async () => {
  const one = opened('memory', 1);
  await one.current();
  await one.stop();
  await write(`update locations set parent_id = (select id from locations where slug = 'portugal')
    where slug = 'kyoto'`);
  expect(await tours(opened('memory', 1), 'portugal')).toContain(trip3.id);
});

test('What was saved is saved whole, again when it is another, and made anew where it is damaged', async () => {
  const file = join(folder, 'search');
  const one = opened('memory', 1);
  await one.current();
  await one.stop();
  const bytes = readFileSync(file);
  const inLines = bytes.indexOf('"Trip 3"') + 3;
  for (const damaged of [
    bytes.subarray(0, -5),
    Buffer.from('nonsense'),
    flipped(bytes, 200),
    flipped(bytes, inLines),
  ]) {
    writeFileSync(file, damaged);
    const next = opened('memory', 1);
    const shown = await find(await next.current(), { ...usual, query: 'trip 3' });
    expect(shown.tours.get(trip3.id)?.name).toBe('Trip 3');
    await next.stop();
    expect(readFileSync(file).length).toBe(bytes.length);
  }
  const { mtimeMs } = statSync(file);
  const same = opened('memory', 1);
  await same.current();
  await same.stop();
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

test('Without a database nothing is found and that is said; as soon as it is back all is found', async () => {
  const away = vi.spyOn(place.database.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  const search = opened();
  await expect(search.current()).rejects.toThrow('away');
  expect([search.version(), logged.length]).toEqual([undefined, 1]);
  away.mockRestore();
  expect(await tours(search, 'trip 3')).toEqual([trip3.id]);
});

test('A folder that takes no files costs the next start its time, and nobody an answer', async () => {
  writeFileSync(join(folder, 'file'), '');
  const search = followSearch({
    ...{ database: place.database, kind: 'memory', file: join(folder, 'file/search'), leastSaved: 1 },
    log: (line) => logged.push(line),
  });
  expect(await tours(search, 'trip 3')).toEqual([trip3.id]);
  await search.stop();
  expect(logged.join()).toContain('could not be saved');
});
