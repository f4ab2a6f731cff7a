import { listOrganisationBookings } from '@ashore/core/contract/accounts/organisations.ts';
import { call as callHandler } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { now, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { findAccount } from '../../../features/accounts/find-account.ts';
import { listMemberships } from '../../../features/organisations/memberships.ts';
import type { OrganisationKind, Role } from '../../../features/organisations/roles.ts';
import type { GrantedContext } from '../../access/grant-access.ts';
import { jsonOf } from '../../api/call/json-text.ts';
import { bookings, sales, show } from './organisations.ts';

const hotelId = '0d1ce000-0000-4000-8000-000000000001';
const otherId = '0d1ce000-0000-4000-8000-000000000002';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  const { pool } = testDb.database;
  await pool.query(`truncate holds, departures, bookings, accounts cascade`);
  await pool.query('delete from organisations where id = any ($1)', [[hotelId, otherId]]);
  await pool.query(
    `insert into organisations (id, kind, name, time_zone) values ($1, 'concierge', 'Hotel Cais', 'Asia/Tokyo'),
       ($2, 'concierge', 'Hotel Sol', null)`,
    [hotelId, otherId],
  );
});
afterAll(() => testDb.drop());

const member = (role: Role = 'worker', isVerified = true) =>
  loggedIn({
    database: testDb.database,
    now,
    isVerified,
    memberOf: [{ organisationId: hotelId, role }],
  });

/** What a handler knows of a member who calls about the hotel. */
async function contextOf(
  { sub }: LoggedIn,
  {
    defaultOrganisationId,
    at = now,
    kind,
  }: { defaultOrganisationId?: string; at?: Date; kind?: OrganisationKind } = {},
) {
  const { database } = testDb;
  const memberships = await listMemberships(database.pool, sub);
  const [membership] = memberships;
  const taken: unknown[][] = [];
  const context = {
    database,
    defaultOrganisationId,
    locale: 'en',
    now: () => at,
    takeCallToken: (...args: unknown[]) => {
      taken.push(args);
      return 0;
    },
    actor: { account: await findAccount(database.pool, sub), memberships: async () => memberships },
    membership: membership && { ...membership, ...(kind && { kind }) },
  } as unknown as GrantedContext;
  return { taken, context };
}

const pathOf = (orgId: string, { sub }: LoggedIn) => ({ params: { orgId }, query: { subjectId: sub } });

test('Members read the settings of their organisation, and every account name and logo of the default one', async () => {
  const { pool } = testDb.database;
  await pool.query(`update organisations set logo = 'logo-1', city = 'Lisboa' where id = $1`, [hotelId]);
  const login = await member();
  const { context } = await contextOf(login, { defaultOrganisationId: otherId });
  expect(await callHandler(show, pathOf(hotelId, login), { context })).toEqual({
    id: hotelId,
    name: 'Hotel Cais',
    logoUrl: '/images/logo-1',
    timeZone: 'Asia/Tokyo',
    billing: expect.objectContaining({ city: 'Lisboa', emailAddress: null }),
  });
  expect(await callHandler(show, pathOf(otherId, login), { context })).toMatchObject({
    name: 'Hotel Sol',
    logoUrl: null,
    billing: null,
  });
});

test.each<[string, boolean, string]>([
  ['that is not the default one', true, otherId],
  ['before the address of the account is confirmed', false, hotelId],
])('An organisation %s is not found', async (_, isVerified, orgId) => {
  const login = await member('worker', isVerified);
  const { context } = await contextOf(login);
  await expect(callHandler(show, pathOf(orgId, login), { context })).rejects.toMatchObject({
    code: 'not_found',
  });
});

const listOf = async (login: LoggedIn, kind?: OrganisationKind) => {
  const { context, taken } = await contextOf(login, kind && { kind });
  const input = { ...pathOf(hotelId, login), query: { subjectId: login.sub } };
  return { rows: await callHandler(bookings, input, { context }), taken };
};

const book = (more: BookingOverrides = {}) =>
  insertBooking(testDb.database, { organisationId: hotelId, ...more });

test('The overview states each booking in decimals, with the guest, and the key for members who may write', async () => {
  const { orderNumber, accessKey } = await book();
  await insertBooking(testDb.database, { organisationId: otherId });
  const { rows, taken } = await listOf(await member('worker'));
  expect(rows).toEqual([
    expect.objectContaining({
      orderNumber,
      accessKey,
      queryDate: '2037-11-23',
      time: '10:00',
      currencyCode: 'EUR',
      grandTotal: 97,
      guestName: 'Mara Lind',
      state: 'confirmed',
      travellers: 2,
      departureDate: null,
      bookedBy: null,
    }),
  ]);
  expect(new Date(rows[0]?.bookedAt ?? '').toISOString()).toBe(rows[0]?.bookedAt);
  expect(taken).toEqual([[expect.any(String), 120]]);
  expect((await listOf(await member('admin'))).rows).toMatchObject([{ accessKey }]);
});

test('The list is written as the contract says, and nothing else', async () => {
  await book({ names: ['Zoë “Z” \\ 林'] });
  await book({ state: 'cancelled' });
  const login = await member();
  const { context } = await contextOf(login);
  const input = { ...pathOf(hotelId, login), query: { subjectId: login.sub } };
  const rows = await callHandler(bookings, input, { context });
  const written = await callHandler(bookings, input, { context: { ...context, takesJson: true } });
  expect(rows).toHaveLength(2);
  expect(JSON.parse(jsonOf(written))).toEqual(rows);
  expect(await listOrganisationBookings['~orpc'].outputSchema?.parseAsync(rows)).toEqual(rows);
});

test('Members who only read get no key, because it also cancels', async () => {
  await book();
  expect((await listOf(await member('viewer'))).rows).toMatchObject([{ accessKey: null }]);
});

test('A supplier lists the bookings of its trips without their keys, and an affiliate lists none', async () => {
  const { pool } = testDb.database;
  const { orderNumber, id } = await book({ names: ['Mara Lind'] });
  const { rows } = await pool.query('select supplier_id as id from bookings where id = $1', [id]);
  const login = await member();
  await pool.query('update memberships set organisation_id = $1', [rows[0].id]);
  expect((await listOf(login, 'supplier')).rows).toMatchObject([{ orderNumber, accessKey: null }]);
  expect((await listOf(login, 'distributor')).rows).toEqual([]);
});

test('The six days of sales end before today in the zone of the organisation', async () => {
  await book();
  const login = await member();
  const salesAt = async (at: string) => {
    const { context } = await contextOf(login, { at: new Date(at) });
    return (await callHandler(sales, pathOf(hotelId, login), { context })).points;
  };
  // Midnight in Tokyo is at 15:00.
  const before = await salesAt('2037-11-23T14:59:59Z');
  expect([before[0]?.date, before[5]]).toEqual([
    '2037-11-17',
    { date: '2037-11-22', bookings: 0, EUR: 0, USD: 0 },
  ]);
  const after = await salesAt('2037-11-23T15:00:00Z');
  expect([after[0]?.date, after[5]]).toEqual([
    '2037-11-18',
    { date: '2037-11-23', bookings: 1, EUR: 97, USD: 0 },
  ]);
});

test('Neither an affiliate nor a suspended organisation has sales', async () => {
  const login = await member();
  const affiliate = await contextOf(login, { kind: 'distributor' });
  const suspended = await contextOf(login);
  const input = pathOf(hotelId, login);
  await expect(callHandler(sales, input, affiliate)).rejects.toMatchObject({ code: 'not_found' });
  await testDb.database.pool.query(`update organisations set status = 'suspended' where id = $1`, [hotelId]);
  await expect(callHandler(sales, input, suspended)).rejects.toMatchObject({ code: 'not_found' });
});
