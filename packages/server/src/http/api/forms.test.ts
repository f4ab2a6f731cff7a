import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { applicationWith } from '../../../test-support/suppliers/application.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

async function postForm(url: string, path: string, body: object) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const enquiryForm = (more: object = {}) => ({
  id: randomUUID(),
  kind: 'other',
  name: 'Mara',
  email: 'mara@example.org',
  message: 'Hello',
  language: 'fr',
  secondsTaken: 12,
  ...more,
});

test('An enquiry gets a reference, French is stored as English, invalid fields are named, and a sixth call is refused', async () => {
  // The clock is stopped, so each limit per minute applies to the whole test.
  const moment = new Date();
  const { url } = await testApp({ database: testDb.database, clock: { now: () => moment } });
  const good = enquiryForm();
  const first = await postForm(url, '/contact', good);
  expect(first).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^E-/) } });
  expect(await postForm(url, '/contact', good)).toEqual(first);
  const { rows } = await testDb.database.pool.query('select locale, variant from enquiries where id = $1', [
    good.id,
  ]);
  expect(rows).toEqual([{ locale: 'en', variant: 'test' }]);
  expect(await postForm(url, '/contact', enquiryForm({ email: 'mara' }))).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', field: 'email' },
  });
  expect(await postForm(url, '/contact', enquiryForm({ message: 'x'.repeat(10_000) }))).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', field: 'message' },
  });
  expect(await postForm(url, '/contact', enquiryForm({ message: '4242424242424242' }))).toMatchObject({
    status: 422,
    body: { code: 'unprocessable', field: 'message' },
  });
  expect((await postForm(url, '/contact', enquiryForm())).status).toBe(429);
});

test('An application gets a reference; a second one of the same company succeeds without a reference', async () => {
  const { url } = await testApp({ database: testDb.database });
  const { locale: language, ...form } = applicationWith();
  const application = { ...form, language, agreesToTerms: true, offersOnlyLawful: true };
  expect(await postForm(url, '/suppliers/applications', application)).toMatchObject({
    status: 200,
    body: { reference: expect.stringMatching(/^S-/) },
  });
  const again = { ...application, id: randomUUID() };
  expect(await postForm(url, '/suppliers/applications', again)).toEqual({ status: 200, body: {} });
  expect(await postForm(url, '/suppliers/applications', { ...again, agreesToTerms: false })).toMatchObject({
    status: 400,
    body: { field: 'agreesToTerms' },
  });
});
