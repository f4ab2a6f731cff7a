import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { putBooked } from '../features/bookings/booked-for-tests.ts';
import { loadQuoteWorld } from '../features/quotes/quotes-for-tests.ts';
import { commandLine } from './context-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

afterAll(() => place.drop());

test('The desk sees who waits for an answer, the most urgent first, and answers for a supplier once.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  expect(await run('requests')).toEqual({ status: 0, printed: 'There is none.' });
  const later = await putBooked(place.database, { state: 'on_request', answerUntil: new Date('2099-01-02') });
  const sooner = await putBooked(place.database, {
    state: 'on_request',
    answerUntil: new Date('2099-01-01'),
  });
  const { printed } = await run('requests');
  expect(printed.split('\n').map((line) => line.split('  ').slice(0, 2))).toEqual([
    [sooner.orderNumber, 'until 2099-01-01 00:00'],
    [later.orderNumber, 'until 2099-01-02 00:00'],
  ]);
  expect(printed).toContain('2 on 2037-11-23 10:00, local time: Title of sail, by Harbour Walks');
  const grouped = `${sooner.orderNumber.slice(0, 4)}-${sooner.orderNumber.slice(4)}`.toLowerCase();
  const declined = `${sooner.orderNumber} is declined`;
  expect(await run('answer-request', grouped, 'decline', '--by', 'Ada')).toEqual({
    status: 0,
    printed: `${declined} now.`,
  });
  expect(await run('answer-request', grouped, 'decline')).toEqual({
    status: 1,
    printed: `${declined} already. Nothing was changed.`,
  });
  expect(await run('answer-request', grouped, 'accept')).toMatchObject({ status: 1 });
  // It was put on nobody's card: as on an account it is sold at once.
  expect(await run('answer-request', later.orderNumber, 'accept')).toMatchObject({ status: 0 });
});

test('What is no answer, and what is no booking, is said.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  expect(await run('answer-request')).toMatchObject({ status: 2 });
  expect(await run('answer-request', 'AAAAAAAA', 'perhaps')).toMatchObject({ status: 2 });
  expect(await run('answer-request', 'AAAAAAAA', 'accept')).toEqual({
    status: 1,
    printed: 'There is no booking AAAAAAAA.',
  });
});
