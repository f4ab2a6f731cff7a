import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

test('An operator lists pending requests, most urgent first, and answers each once for the supplier', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('requests')).toEqual({ status: 0, printed: 'No pending requests.' });
  const later = await insertBooking(testDb.database, {
    state: 'on_request',
    answerUntil: new Date('2099-01-02'),
  });
  const sooner = await insertBooking(testDb.database, {
    state: 'on_request',
    answerUntil: new Date('2099-01-01'),
  });
  const { printed } = await run('requests');
  expect(printed.split('\n').map((line) => line.split('  ').slice(0, 2))).toEqual([
    [sooner.orderNumber, 'until 2099-01-01 00:00 UTC'],
    [later.orderNumber, 'until 2099-01-02 00:00 UTC'],
  ]);
  expect(printed).toContain('2 travellers on 2037-11-23 10:00, local time: Title of sail, by Harbour Walks');
  const orderWithHyphen = `${sooner.orderNumber.slice(0, 4)}-${sooner.orderNumber.slice(4)}`.toLowerCase();
  expect(await run('answer-request', orderWithHyphen, 'decline', '--by', 'Ada')).toEqual({
    status: 0,
    printed: `${sooner.orderNumber} is answered. Status: Declined.`,
  });
  expect(await run('answer-request', orderWithHyphen, 'decline')).toEqual({
    status: 1,
    printed: `${sooner.orderNumber} was already answered this way. Status: Declined. Nothing was changed.`,
  });
  expect(await run('answer-request', orderWithHyphen, 'accept')).toMatchObject({ status: 1 });
  // This request has no card payment. Accepting it sells it at once, like a booking on account.
  expect(await run('answer-request', later.orderNumber, 'accept')).toMatchObject({ status: 0 });
});

test('A wrong answer and an unknown booking are refused', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('answer-request')).toMatchObject({ status: 2 });
  expect(await run('answer-request', 'AAAAAAAA', 'perhaps')).toMatchObject({ status: 2 });
  expect(await run('answer-request', 'AAAAAAAA', 'accept')).toEqual({
    status: 1,
    printed: 'There is no booking AAAAAAAA.',
  });
});
