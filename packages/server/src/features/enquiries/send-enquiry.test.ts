import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmailAddress } from '../../../../../tests/support/new-email-address.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listEnquiries, markAnswered } from './list-enquiries.ts';
import { purgeEnquiries } from './purge-enquiries.ts';
import { type Enquiry, sendEnquiry } from './send-enquiry.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const support = { variant: 'ashore', siteName: 'Ashore', operatorAddress: 'desk@example.org' };

const enquiryWith = (more: Partial<Enquiry> = {}): Enquiry => ({
  id: randomUUID(),
  kind: 'booking',
  name: 'Mara Lind',
  email: newEmailAddress('mara'),
  bookingReference: 'A-1234',
  message: 'When does the boat leave?\n\nWe are four.',
  locale: 'de',
  secondsTaken: 30,
  trap: '',
  ...more,
});

const sendForTest = (enquiry: Enquiry) => sendEnquiry(testDb.database, enquiry, support);

async function mailsOf({ id }: Enquiry) {
  const { rows } = await testDb.database.pool.query(
    `select to_address, reply_to, locale, subject, body from emails where key like $1 order by key`,
    [`enquiry:${id}:%`],
  );
  return rows;
}

async function storedOf({ id }: Enquiry) {
  const { rows } = await testDb.database.pool.query('select * from enquiries where id = $1', [id]);
  return rows;
}

test('An enquiry is stored, operations can reply to its sender, and the sender is notified in their language', async () => {
  const enquiry = enquiryWith();
  const reference = await sendForTest(enquiry);
  expect(reference).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await storedOf(enquiry)).toMatchObject([
    { reference, status: 'open', locale: 'de', variant: 'ashore', booking_reference: 'A-1234' },
  ]);
  const [toOperator, toSender] = await mailsOf(enquiry);
  expect(toOperator).toMatchObject({
    to_address: 'desk@example.org',
    reply_to: enquiry.email,
    subject: `${reference}: a booking, Mara Lind`,
    body: { paragraphs: ['When does the boat leave?', 'We are four.'] },
  });
  expect(toOperator.body.facts).toContainEqual(['Order number', 'A-1234']);
  expect(toSender).toMatchObject({ to_address: enquiry.email, reply_to: null, locale: 'de' });
  expect(toSender.subject).toBe(`Ihre Nachricht ist angekommen (${reference})`);
});

test('An enquiry sent twice is stored once, with one reference', async () => {
  const enquiry = enquiryWith();
  const references = await Promise.all(Array.from({ length: 8 }, () => sendForTest(enquiry)));
  expect(new Set(references).size).toBe(1);
  expect(await storedOf(enquiry)).toHaveLength(1);
  expect(await mailsOf(enquiry)).toHaveLength(2);
});

test('A different enquiry with the same id is refused, never dropped silently', async () => {
  const enquiry = enquiryWith();
  await sendForTest(enquiry);
  await expect(sendForTest({ ...enquiry, message: 'Something else' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(sendForTest({ ...enquiry, email: 'eve@example.org' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('An enquiry with a card number is refused with the name of the field, and nothing is stored', async () => {
  for (const field of ['message', 'name', 'bookingReference'] as const) {
    const enquiry = enquiryWith({ [field]: 'it is 4242 4242 4242 4242' });
    await expect(sendForTest(enquiry)).rejects.toMatchObject({ code: 'unprocessable', field });
    expect(await storedOf(enquiry)).toEqual([]);
    expect(await mailsOf(enquiry)).toEqual([]);
  }
});

test('An enquiry sent too quickly is refused; suspected spam is stored and no email is sent', async () => {
  const quick = enquiryWith({ secondsTaken: 1 });
  await expect(sendForTest(quick)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await storedOf(quick)).toEqual([]);
  const trapped = enquiryWith({ trap: 'https://buy.example' });
  expect(await sendForTest(trapped)).toMatch(/^E-/);
  expect(await storedOf(trapped)).toMatchObject([{ status: 'suspected' }]);
  expect(await mailsOf(trapped)).toEqual([]);
});

test('One address receives at most three acknowledgements a day; operations receive every enquiry', async () => {
  const email = 'Victim@example.org';
  const mailCounts = [];
  // The fourth in lower case, because upper and lower case name the same address.
  for (const address of [email, email, email, email.toLowerCase(), email]) {
    const enquiry = enquiryWith({ email: address });
    await sendForTest(enquiry);
    mailCounts.push((await mailsOf(enquiry)).length);
  }
  expect(mailCounts).toEqual([2, 2, 2, 1, 1]);
});

test('The limit of three a day also applies to concurrent enquiries', async () => {
  const email = 'at-once@example.org';
  const enquiries = Array.from({ length: 12 }, () => enquiryWith({ email }));
  await Promise.all(enquiries.map(sendForTest));
  const mails = (await Promise.all(enquiries.map(mailsOf))).flat();
  expect(mails.filter(({ to_address: to }) => to === email)).toHaveLength(3);
  expect(mails).toHaveLength(12 + 3);
});

test('The acknowledgement repeats no text that the sender typed', async () => {
  const enquiry = enquiryWith({ name: 'BUY NOW', message: 'at spam.example', locale: 'zh-Hans' });
  await sendForTest(enquiry);
  const [, toSender] = await mailsOf(enquiry);
  expect(JSON.stringify(toSender)).not.toMatch(/BUY NOW|spam\.example/);
  expect(toSender.body.title).toBe('我们已收到您的留言');
});

test('Open enquiries are listed oldest first and suspected ones last; an answered one leaves the list and names who answered', async () => {
  const ownDb = await testDatabase();
  const write = (enquiry: Enquiry) => sendEnquiry(ownDb.database, enquiry, support);
  const trapped = await write(enquiryWith({ trap: 'x' }));
  const first = await write(enquiryWith());
  const second = await write(enquiryWith());
  const waiting = async () =>
    (await listEnquiries(ownDb.database, { includesAnswered: false })).map(({ reference }) => reference);
  expect(await waiting()).toEqual([first, second, trapped]);
  expect(await markAnswered(ownDb.database, { reference: first, by: 'ada' })).toMatchObject({
    outcome: 'answered',
  });
  expect(await markAnswered(ownDb.database, { reference: first, by: 'bob' })).toMatchObject({
    outcome: 'already',
    by: 'ada',
  });
  expect(await markAnswered(ownDb.database, { reference: 'E-0', by: 'bob' })).toEqual({ outcome: 'unknown' });
  expect(await waiting()).toEqual([second, trapped]);
  await ownDb.drop();
});

test('Enquiries are deleted a year after the answer, suspected ones after a month, and all after two years', async () => {
  const { pool } = testDb.database;
  const [fresh, old, open, late, unanswered, trapped, justTrapped] = [
    enquiryWith(),
    enquiryWith(),
    enquiryWith(),
    enquiryWith(),
    enquiryWith(),
    enquiryWith({ trap: 'x' }),
    enquiryWith({ trap: 'x' }),
  ];
  for (const enquiry of [fresh, old, open, late, unanswered, trapped, justTrapped]) {
    const reference = await sendForTest(enquiry);
    if ([fresh, old, late].includes(enquiry)) await markAnswered(testDb.database, { reference, by: 'ada' });
  }
  const writtenAgo = (ago: string, ids: readonly string[]) =>
    pool.query('update enquiries set written_at = now() - $1::interval where id = any ($2)', [ago, ids]);
  await writtenAgo('31 days', [trapped.id]);
  await writtenAgo('29 days', [justTrapped.id]);
  await writtenAgo('23 months', [old.id, open.id]);
  await writtenAgo('25 months', [late.id, unanswered.id]);
  await pool.query(`update enquiries set answered_at = now() - interval '13 months' where id = $1`, [old.id]);
  await pool.query(`update enquiries set answered_at = now() - interval '11 months' where id = $1`, [
    fresh.id,
  ]);
  await pool.query(
    `update enquiries set answered_at = now() - interval '12 months 1 day' where id = $1 and status = 'answered'`,
    [old.id],
  );
  expect(await purgeEnquiries(pool)).toBe(4);
  for (const purged of [old, late, unanswered]) expect(await storedOf(purged)).toEqual([]);
  expect(await storedOf(trapped)).toEqual([]);
  for (const enquiry of [fresh, open, justTrapped]) expect(await storedOf(enquiry)).toHaveLength(1);
  expect(await purgeEnquiries(pool)).toBe(0);
});
