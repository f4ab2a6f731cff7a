import { afterEach, beforeEach, expect, test } from 'vitest';
import { loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../test-support/database/waiting-locks.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { now, quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { saveMembership } from '../organisations/memberships.ts';
import { previewErasure, requestErasure } from './request-erasure.ts';

const site = {
  name: 'Ashore',
  publicUrl: 'https://www.example.org',
  operatorAddress: 'desk@example.org',
};
const hotelId = '0a900000-0000-4000-8000-000000000001';
let testDb: TestDatabase;
let accountId: string;

beforeEach(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Avenida')`,
    [hotelId],
  );
  accountId = await newAccount('ada@example.org');
});
afterEach(() => testDb.drop());

const newAccount = async (email: string) =>
  (await loggedIn({ database: testDb.database, now, name: 'Ada', email })).sub;
const joinOrganisation = (account: string, role: 'admin' | 'worker') =>
  saveMembership(testDb.database.pool, { accountId: account, organisationId: hotelId, role });
const requestForTest = () => requestErasure(testDb.database, { accountId, requestedBy: 'account', site });
const readRows = async (text: string) => (await testDb.database.pool.query(text)).rows;
const previewForTest = () => previewErasure(testDb.database.pool, accountId);

test('The account is locked and logged out at once, and a job erases it', async () => {
  expect(await requestForTest()).toHaveLength(1);
  expect(await readRows('select state from accounts')).toEqual([{ state: 'locked' }]);
  expect(await readRows('select from sessions')).toEqual([]);
  expect(await readRows(`select key, payload from jobs where kind = 'erase-account'`)).toEqual([
    { key: accountId, payload: { accountId } },
  ]);
});

test('The confirmation goes to the confirmed address and names the trips that still take place', async () => {
  const ahead = await insertBooking(testDb.database, { names: ['Ada'] });
  const past = await insertBooking(testDb.database, { state: 'completed', names: ['Ada'] });
  await testDb.database.pool.query('update bookings set account_id = $1', [accountId]);
  expect(await previewForTest()).toEqual({
    ahead: [ahead.orderNumber],
    over: 1,
    reviews: 0,
    onlyAdminOf: [],
  });
  await requestForTest();
  const [mail] = await readRows(
    'select key, to_address as to, reply_to as "replyTo", body::text as text from emails',
  );
  expect(mail).toMatchObject({
    key: `erasure/${accountId}`,
    to: 'ada@example.org',
    replyTo: 'desk@example.org',
  });
  expect(mail.text).toContain(ahead.orderNumber);
  expect(mail.text).not.toContain(past.orderNumber);
  expect(mail.text).not.toContain('Ada');
});

test('What the owner booked as a guest is counted too, once the address is confirmed', async () => {
  const { pool } = testDb.database;
  const contact = { firstName: 'Ada', lastName: 'Lind', email: 'Ada@example.org', phoneNumber: null };
  const ahead = await insertBooking(testDb.database, { contact });
  await insertBooking(testDb.database, { contact, state: 'completed' });
  await insertBooking(testDb.database, { contact: { ...contact, email: 'bob@example.org' } });
  expect(await previewForTest()).toMatchObject({ ahead: [ahead.orderNumber], over: 1 });
  await pool.query('update accounts set email_verified_at = null');
  expect(await previewForTest()).toMatchObject({ ahead: [], over: 0 });
  await pool.query('update accounts set email_verified_at = now()');
  await requestForTest();
  const [mail] = await readRows('select body::text as text from emails');
  expect(mail.text).toContain(ahead.orderNumber);
});

test('A member whom an admin removes at the same moment has left as well', async () => {
  await joinOrganisation(accountId, 'worker');
  const admin = await testDb.database.pool.connect();
  try {
    await admin.query('begin');
    await admin.query('delete from memberships where account_id = $1', [accountId]);
    const requested = requestForTest();
    await eventually(async () => expect(await readRows(WAITING_CLIENTS)).toHaveLength(1));
    await admin.query('commit');
    expect(await requested).toHaveLength(1);
  } finally {
    admin.release();
  }
  expect(await readRows('select account_id as id from erasures')).toEqual([{ id: accountId }]);
});

test('The only admin of an organisation names another one first, and nothing has happened until then', async () => {
  const colleague = await newAccount('bob@example.org');
  await joinOrganisation(accountId, 'admin');
  await joinOrganisation(colleague, 'worker');
  expect((await previewForTest()).onlyAdminOf).toEqual(['Hotel Avenida']);
  await expect(requestForTest()).rejects.toMatchObject({ code: 'conflict' });
  expect(await readRows(`select from accounts where state = 'locked'`)).toEqual([]);
  expect(await readRows('select from erasures')).toEqual([]);
  expect(await readRows('select from emails')).toEqual([]);
  expect(await readRows('select from sessions')).toHaveLength(2);
  await joinOrganisation(colleague, 'admin');
  expect((await previewForTest()).onlyAdminOf).toEqual([]);
  await requestForTest();
  expect(await readRows('select account_id as id from memberships')).toEqual([{ id: colleague }]);
});

test('The only admin of an organisation that is suspended is erased as any other account', async () => {
  await joinOrganisation(accountId, 'admin');
  await testDb.database.pool.query(`update organisations set status = 'suspended' where id = $1`, [hotelId]);
  expect((await previewForTest()).onlyAdminOf).toEqual([]);
  expect(await requestForTest()).toHaveLength(1);
  expect(await readRows('select from memberships')).toEqual([]);
});

test('Two admins who leave at the same moment do not leave an organisation without one', async () => {
  const other = await newAccount('bob@example.org');
  await joinOrganisation(accountId, 'admin');
  await joinOrganisation(other, 'admin');
  const results = await Promise.allSettled(
    [accountId, other].map((id) =>
      requestErasure(testDb.database, { accountId: id, requestedBy: 'account', site }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readRows('select from memberships')).toHaveLength(1);
});

test('Requests at the same moment, and later ones, erase once and send one email', async () => {
  await Promise.all([requestForTest(), requestForTest(), requestForTest()]);
  await requestForTest();
  expect(await readRows('select from emails')).toHaveLength(1);
  expect(await readRows('select from erasures')).toHaveLength(1);
});

test('An account that does not exist is not found', async () => {
  await testDb.database.pool.query('delete from accounts');
  await expect(requestForTest()).rejects.toMatchObject({ code: 'not_found' });
});
