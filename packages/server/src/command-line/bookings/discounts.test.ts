import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue, sailId } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

test('An operator creates a discount code in any case, lists it with its uses, and ends it once', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('discounts')).toEqual({ status: 0, printed: 'No discount codes.' });
  const terms = ['--percent', '10', '--uses', '100', '--per-person', '1', '--products', sailId];
  const days = ['--from', '2026-01-01', '--until', '2099-12-31'];
  expect(await run('discount', 'spring-27', ...terms, ...days, '--budget', 'EUR=500, jpy=60000')).toEqual({
    status: 0,
    printed: 'Discount code SPRING-27 created, valid from 2026-01-01 00:00.',
  });
  expect((await run('discounts')).printed).toBe(
    'SPRING-27             valid    10% off, from 2026-01-01 00:00 until 2100-01-01 00:00, 0 of 100 uses, 1 per email address, 1 product, 0.00 EUR of 500.00 EUR, 0 JPY of 60000 JPY',
  );
  expect(await run('discount', 'SPRING-27', '--percent', '5')).toMatchObject({ status: 1 });
  expect(await run('end-discount', 'spring-27')).toEqual({
    status: 0,
    printed: 'Discount code SPRING-27 has ended.',
  });
  expect(await run('end-discount', 'spring-27')).toMatchObject({ status: 1 });
  expect((await run('discounts')).printed).toContain('ended');
});

test('A command with wrong arguments is refused, and no discount code is created', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const wrongArguments = [
    ['WELCOME'],
    ['WELCOME', '--percent', '10', '--amount', 'EUR=5'],
    ['WELCOME', '--percent', '91'],
    ['WELCOME', '--percent', '0'],
    ['WELCOME', '--amount', 'EUR=0'],
    ['WELCOME', '--amount', 'EUR=1.005'],
    ['WELCOME', '--amount', 'XYZ=5'],
    ['-X', '--percent', '10'],
    ['WELCOME', '--percent', '10', '--from', 'tomorrow'],
    ['WELCOME', '--percent', '10', '--uses', 'many'],
  ];
  for (const args of wrongArguments)
    expect([args, (await run('discount', ...args)).status]).toEqual([args, 2]);
  for (const command of ['discount', 'end-discount'])
    expect((await run(command)).printed).toContain('Missing <code>, such as SPRING-27.');
  const unknown = await run('discount', 'WELCOME', '--percent', '10', '--products', 'aaaaaaaa');
  expect(unknown).toEqual({ status: 1, printed: 'There is no product aaaaaaaa.' });
  expect((await run('discounts')).printed).not.toContain('WELCOME');
  expect(await run('discount', 'WELCOME', '--amount', 'EUR=10,CHF=9.50')).toMatchObject({ status: 0 });
  expect((await run('discounts')).printed).toContain('9.50 CHF, 10.00 EUR off');
});
