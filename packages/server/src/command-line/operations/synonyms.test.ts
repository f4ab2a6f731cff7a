import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue } from '../../../test-support/catalogue/small-catalogue.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const run = (...args: string[]) => commandLine({ databaseUrl: testDb.url }).run(...args);

test('An operator adds a synonym in any spelling, lists it and removes it once', async () => {
  expect(await run('synonyms')).toEqual({ status: 0, printed: 'No synonyms.' });
  expect(await run('add-synonym', 'Yächtlet', 'Sailing', '--by', 'Ada')).toEqual({
    status: 0,
    printed: '"yachtlet" now means "sailing" in every search.',
  });
  expect((await run('add-synonym', 'white  City', 'Lissabon', '--by', 'Bea')).printed).toBe(
    '"white city" now means "lissabon" in every search.',
  );
  expect((await run('synonyms')).printed.split('\n')).toEqual([
    expect.stringMatching(/^white city → lissabon {2}added \d{4}-\d\d-\d\d by Bea$/),
    expect.stringMatching(/^yachtlet → sailing {2}added \d{4}-\d\d-\d\d by Ada$/),
  ]);
  expect((await run('remove-synonym', 'YACHTLET')).printed).toBe('"yachtlet" no longer means "sailing".');
  expect(await run('remove-synonym', 'yachtlet')).toEqual({
    status: 1,
    printed: '"yachtlet" is not a synonym.',
  });
  await run('remove-synonym', 'white city');
});

test('A synonym that cannot be added is refused with the reason', async () => {
  await run('add-synonym', 'yachtlet', 'sailing');
  for (const [word, means, reason] of [
    ['ya', 'sailing', '"ya" is too short; a synonym has at least 3 letters or 2 Chinese characters'],
    ['yacht '.repeat(9), 'sailing', 'is too long; a synonym has at most 60 characters and 8 words'],
    ['Sailing', 'sailing', '"sailing" would stand for itself'],
    ['boatlet', 'yachtlet', '"yachtlet" is itself a synonym; name what it stands for: "sailing"'],
    ['yachtlet', 'wine', '"yachtlet" is a synonym of "sailing" already; remove it first'],
    ['Museums', 'sailing', 'search knows "museums" already'],
    ['Lissabon', 'sailing', 'search knows "lissabon" already'],
    ['under 50 euros', 'sailing', '"under 50 euros" is read as a filter'],
    ['boatlet', 'blimpery', 'search does not know "blimpery"; name a word of its lexicon or a place'],
  ] as const) {
    const { status, printed } = await run('add-synonym', word, means);
    expect([word, status, printed]).toEqual([word, 1, expect.stringContaining(`Not added: `)]);
    expect(printed).toContain(reason);
  }
  expect(await run('add-synonym', 'yachtlet')).toMatchObject({ status: 2 });
  expect(await run('remove-synonym')).toMatchObject({ status: 2 });
  expect((await run('synonyms')).printed.split('\n')).toHaveLength(1);
  await run('remove-synonym', 'yachtlet');
});

test('A synonym whose word a later place or release knows is listed as one without effect', async () => {
  await run('add-synonym', 'ulissipona', 'sailing');
  await testDb.database.pool.query(
    `insert into location_aliases select id, 'en', 'Ulissipona' from locations where slug = 'lisbon'`,
  );
  expect((await run('synonyms')).printed).toContain('; without effect: search knows "ulissipona" already');
});
