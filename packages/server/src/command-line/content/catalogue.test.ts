import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  const folder = emptyFolder();
  writeFileSync(join(folder, 'a.json'), JSON.stringify(placeWith('lisbon', [productRow('sail')])));
  writeFileSync(join(folder, 'b.json'), JSON.stringify(placeWith('porto', [productRow('walk')], false)));
  await commandLine({ databaseUrl: testDb.url }).run('import', folder);
});

afterAll(() => testDb.drop());

test('Export creates the folder and writes one file for each place', async () => {
  const line = commandLine({ databaseUrl: testDb.url });
  const folder = join(emptyFolder(), 'new', 'folder');
  expect(await line.run('export', folder)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^Written to .*folder \(products: 2, places: 2\)\.$/),
  });
  expect(readdirSync(folder)).toEqual(['lisbon.json', 'porto.json']);
  expect((await line.run('import', folder, '--check')).printed).toContain('No errors');
});

test('Export requires --replace to replace an existing catalogue, and replaces it completely', async () => {
  const line = commandLine({ databaseUrl: testDb.url });
  const folder = emptyFolder();
  writeFileSync(join(folder, 'gone.json'), '{}');
  writeFileSync(join(folder, 'notes.txt'), 'keep me');
  expect(await line.run('export', folder)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('--replace'),
  });
  expect(existsSync(join(folder, 'gone.json'))).toBe(true);
  expect((await line.run('export', folder, '--replace')).status).toBe(0);
  expect(readdirSync(folder)).toEqual(['lisbon.json', 'notes.txt', 'porto.json']);
  const first = readFileSync(join(folder, 'lisbon.json'), 'utf8');
  await line.run('export', folder, '--replace');
  expect(readFileSync(join(folder, 'lisbon.json'), 'utf8')).toBe(first);
});

test('A product without popularity keeps its value or gets the middle, and the import says so in one line', async () => {
  const line = commandLine({ databaseUrl: testDb.url });
  const folder = emptyFolder();
  const products = ['sail', 'row'].map((slug) => productRow(slug, { popularity: undefined }));
  await testDb.database.pool.query(`update products set popularity = 90 where slug = 'sail'`);
  writeFileSync(join(folder, 'a.json'), JSON.stringify(placeWith('lisbon', products)));
  writeFileSync(join(folder, 'b.json'), JSON.stringify(placeWith('porto', [productRow('walk')], false)));
  const { status, printed } = await line.run('import', folder);
  expect(status).toBe(0);
  expect(printed.match(/.*without popularity.*/g)).toEqual([
    '2 products without popularity, the first is sail. A known product keeps its value; a new one gets 50 of 100.',
  ]);
  const { rows } = await testDb.database.pool.query(
    `select slug, popularity from products where slug in ('sail', 'row') order by slug`,
  );
  expect(rows).toEqual([
    { slug: 'row', popularity: 50 },
    { slug: 'sail', popularity: 90 },
  ]);
});

test('Export without a folder is refused; the schema of a catalogue file is printed without a database', async () => {
  const line = commandLine();
  expect((await line.run('export')).status).toBe(2);
  const { status, printed } = await line.run('import', '--schema');
  expect(status).toBe(0);
  expect(JSON.parse(printed)).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['products']),
  });
});

test('Rates are read from the shipped table or from a file, and a wrong table changes nothing', async () => {
  const line = commandLine({ databaseUrl: testDb.url });
  const shipped = await line.run('rates');
  expect(shipped).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^Rates of \d{4}-\d\d-\d\d are in use/),
  });
  expect((await line.run('rates')).printed).toMatch(/are already in use\.$/);

  const today = new Date().toISOString().slice(0, 10);
  const table = (JPY: string) => {
    const path = join(emptyFolder(), 'rates.json');
    const rates = { USD: '1.08', CAD: '1.5', GBP: '0.84', JPY, CHF: '0.94' };
    writeFileSync(path, JSON.stringify({ date: today, base: 'EUR', rates }));
    return path;
  };
  expect(await line.run('rates', '--from', table('16'))).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/^The rates were not changed: a rate is less than half .*: JPY 16 after /),
  });
  expect(await line.run('rates', '--from', table('160'))).toMatchObject({
    status: 0,
    printed: expect.stringMatching(
      new RegExp(`^Rates of ${today} are in use, .* Unchanged, because the table lacks them: AED, `),
    ),
  });
  expect((await line.run('rates', '--from', table('16'), '--accept')).status).toBe(0);
});

test('Rates are fetched from the configured address; an address without TLS is refused', async () => {
  const unreachable = commandLine({ databaseUrl: testDb.url, ratesUrl: 'http://127.0.0.1:1/rates' });
  expect(await unreachable.run('rates')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('the table could not be fetched'),
  });
  expect(await unreachable.run('rates', '--from', 'http://rates.example.org')).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/^--from takes an address such as https:/),
  });
});
