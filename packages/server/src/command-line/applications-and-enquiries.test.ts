import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { applicationWith, supportAddress } from '../../test-support/suppliers/application.ts';
import { sendEnquiry } from '../features/enquiries/send-enquiry.ts';
import { applyAsSupplier } from '../features/suppliers/apply-as-supplier.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

test('An operator lists applications and approves one by its reference in any case; a second approval is refused', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('applications')).toEqual({ status: 0, printed: 'No pending applications.' });
  const application = applicationWith({ companyName: 'Tejo Sail' });
  const reference = (await applyAsSupplier(testDb.database, application, supportAddress)) ?? '';
  expect((await run('applications')).printed).toMatch(
    new RegExp(`^${reference}  \\d{4}-\\d\\d-\\d\\d  received   Tejo Sail, 1400-038 Lisboa \\(PT\\)$`),
  );
  const { printed: details } = await run('applications', reference.toLowerCase());
  for (const part of [application.legalForm, application.registration, application.street, application.email])
    expect(details).toContain(part);
  for (const part of [application.contactName, application.website, application.message.split('\n')[0] ?? ''])
    expect(details).toContain(part);
  expect(await run('applications', 'S-0000-0000')).toMatchObject({ status: 1 });
  expect(await run('approve-supplier', reference.toLowerCase(), '--by', 'Ada')).toEqual({
    status: 0,
    printed: `Tejo Sail is now a supplier. An email to ${application.email} will be sent.\nCatalogue files name this supplier tejo-sail.`,
  });
  const repeatedApproval = await run('approve-supplier', reference);
  expect(repeatedApproval.status).toBe(1);
  expect(repeatedApproval.printed).toMatch(/was already approved, by Ada on 20.*\nNothing was changed/);
  expect((await run('applications')).printed).toBe('No pending applications.');
  expect((await run('applications', '--all')).printed).toContain(', by Ada on 20');
  expect(await run('end-listing', reference)).toEqual({
    status: 0,
    printed: 'The listing of Tejo Sail has ended.',
  });
  expect((await run('end-listing', reference)).printed).toBe('The listing of Tejo Sail has already ended.');
});

test('A declined application records the reason, and the logged-in user if the operator gives no name', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const reference = (await applyAsSupplier(testDb.database, applicationWith(), supportAddress)) ?? '';
  expect((await run('decline-supplier', reference, '--reason', 'No register')).printed).toContain(
    'was declined.',
  );
  const { rows } = await testDb.database.pool.query(
    'select decided_by, decision_note from supplier_applications where reference = $1',
    [reference],
  );
  expect(rows).toEqual([{ decided_by: userInfo().username, decision_note: 'No register' }]);
});

test('Enquiries are listed until they are answered; a second answer is refused and names the first operator', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect((await run('enquiries')).printed).toBe('No unanswered messages.');
  const reference = await sendEnquiry(
    testDb.database,
    {
      id: randomUUID(),
      kind: 'press',
      name: 'Mara Lind',
      email: 'mara@example.org',
      bookingReference: '',
      message: 'A logo, please\n\nSoon',
      locale: 'en',
      secondsTaken: 9,
      trap: '',
    },
    supportAddress,
  );
  expect((await run('enquiries')).printed).toMatch(
    /Mara Lind <mara@example\.org>\n {4}A logo, please\n\n {4}Soon$/,
  );
  expect(await run('answer-enquiry', reference, '--by', 'Ada')).toMatchObject({ status: 0 });
  expect(await run('answer-enquiry', reference)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/was answered already, by Ada on \d{4}-\d\d-\d\d\.$/),
  });
  expect((await run('enquiries')).printed).toBe('No unanswered messages.');
  expect((await run('enquiries', '--all')).printed).toMatch(
    new RegExp(`^${reference}.*, answered by Ada on \\d{4}-\\d\\d-\\d\\d\\n`),
  );
});

test('What looks like spam is listed last, with its sender and its text', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const enquiry = {
    kind: 'other',
    email: 'bo@example.org',
    bookingReference: 'ABCD1234',
    locale: 'en',
  } as const;
  for (const [name, trap] of [
    ['Bo', 'filled in by a browser'],
    ['Cy', ''],
  ] as const)
    await sendEnquiry(
      testDb.database,
      { ...enquiry, id: randomUUID(), name, message: `From ${name}`, secondsTaken: 9, trap },
      supportAddress,
    );
  const { printed } = await run('enquiries');
  expect(printed).toMatch(
    /Cy <bo@example\.org>, booking ABCD1234\n {4}From Cy\n.*Bo .*, suspected spam\n {4}From Bo$/,
  );
});

test.each([
  ['Order H9SWHZRF is wrong', ', booking H9SWHZRF'],
  ['Meine Buchungsnummer: h9sw-hzrf', ', booking H9SWHZRF'],
  ['订单号：H9SWHZRF 有误', ', booking H9SWHZRF'],
  ['In order to tomorrow', ''],
])('An order number in the text of a message is shown as that of the form: %s', async (message, booking) => {
  await testDb.database.pool.query('delete from enquiries');
  await sendEnquiry(
    testDb.database,
    {
      id: randomUUID(),
      kind: 'other',
      name: 'Mara Lind',
      email: 'mara@example.org',
      bookingReference: '',
      message,
      locale: 'en',
      secondsTaken: 9,
      trap: '',
    },
    supportAddress,
  );
  const { printed } = await commandLine({ databaseUrl: testDb.url }).run('enquiries');
  expect(printed.split('\n')[0]?.split('>')[1]).toBe(booking);
});

test('A command without its reference prints its usage, and an unknown reference is reported', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  for (const command of ['approve-supplier', 'decline-supplier', 'end-listing', 'answer-enquiry']) {
    expect(await run(command)).toMatchObject({
      status: 2,
      printed: expect.stringContaining('Missing <reference>'),
    });
    expect(await run(command, 'S-0000-0000')).toMatchObject({
      status: 1,
      printed: expect.stringContaining('with this reference'),
    });
  }
});
