import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { sendEnquiry } from '../features/enquiries/send-enquiry.ts';
import { applicationWith, testDesk } from '../features/suppliers/application-for-tests.ts';
import { applyAsSupplier } from '../features/suppliers/apply-as-supplier.ts';
import { commandLine } from './context-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

test('The desk lists applications, approves one by its reference however it is typed, and is told when it has done so before.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  expect(await run('applications')).toEqual({ status: 0, printed: 'There is none.' });
  const application = applicationWith({ companyName: 'Tejo Sail' });
  const reference = (await applyAsSupplier(place.database, application, testDesk)) ?? '';
  expect((await run('applications')).printed).toMatch(
    new RegExp(`^${reference}  \\d{4}-\\d\\d-\\d\\d  received   Tejo Sail, 1400-038 Lisboa \\(PT\\)$`),
  );
  expect(await run('approve', reference.toLowerCase(), '--by', 'Ada')).toEqual({
    status: 0,
    printed: `Tejo Sail is now a supplier. A mail to ${application.email} is on its way.`,
  });
  const again = await run('approve', reference);
  expect(again.status).toBe(1);
  expect(again.printed).toMatch(/was approved already, by Ada on 20.*\nNothing was changed/);
  expect((await run('applications')).printed).toBe('There is none.');
  expect((await run('applications', '--all')).printed).toContain(', by Ada on 20');
  expect(await run('delist', reference)).toEqual({ status: 0, printed: 'Tejo Sail is listed no more.' });
  expect((await run('delist', reference)).printed).toBe('Tejo Sail is already listed no more.');
});

test('A refusal is recorded with whoever is logged in, unless another name is given.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  const reference = (await applyAsSupplier(place.database, applicationWith(), testDesk)) ?? '';
  expect((await run('decline', reference, '--reason', 'No register')).printed).toContain('was declined.');
  const { rows } = await place.database.pool.query(
    'select decided_by, decision_note from supplier_applications where reference = $1',
    [reference],
  );
  expect(rows).toEqual([{ decided_by: userInfo().username, decision_note: 'No register' }]);
});

test('Messages are listed until they are answered; whoever answers twice is told who was first.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  expect((await run('enquiries')).printed).toBe('There is none.');
  const reference = await sendEnquiry(
    place.database,
    {
      id: randomUUID(),
      kind: 'press',
      name: 'Mara Lind',
      email: 'mara@example.org',
      bookingReference: '',
      message: 'A logo, please',
      locale: 'en',
      secondsTaken: 9,
      trap: '',
    },
    testDesk,
  );
  expect((await run('enquiries')).printed).toContain('Mara Lind <mara@example.org>');
  expect(await run('answered', reference, '--by', 'Ada')).toMatchObject({ status: 0 });
  expect(await run('answered', reference)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('was answered already, by Ada'),
  });
  expect((await run('enquiries')).printed).toBe('There is none.');
});

test('A verb that needs a reference says so, and one that nobody has is a sentence.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  for (const verb of ['approve', 'decline', 'delist', 'answered']) {
    expect(await run(verb)).toMatchObject({
      status: 2,
      printed: expect.stringContaining('A reference must be named.'),
    });
    expect(await run(verb, 'S-0000-0000')).toMatchObject({
      status: 1,
      printed: expect.stringContaining('with this reference'),
    });
  }
});
