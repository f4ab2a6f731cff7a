import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { subscribe } from './subscribe.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

test('A new address waits as pending; the same one again, however it is written, is already there', async () => {
  const request = { listId: 'ashore', emailAddress: 'Mara@Example.org', language: 'de' };
  expect(await subscribe(place.database, request)).toBe(true);
  expect(await subscribe(place.database, { ...request, emailAddress: 'mara@example.org' })).toBe(false);
  const { rows } = await place.database.pool.query(
    'select email_address, status, language from newsletter_subscriptions',
  );
  expect(rows).toEqual([{ email_address: 'Mara@Example.org', status: 'pending', language: 'de' }]);
});

test('Lists do not know each other', async () => {
  const request = { emailAddress: 'two@example.org', language: 'en' };
  expect(await subscribe(place.database, { ...request, listId: 'ashore' })).toBe(true);
  expect(await subscribe(place.database, { ...request, listId: 'cruise' })).toBe(true);
});

test('Twenty people asking at once for one address make one subscription', async () => {
  const request = { listId: 'ashore', emailAddress: 'rush@example.org', language: 'en' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(place.database, request)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});
