import { randomUUID } from 'node:crypto';
import { contract } from '@ashore/core/contract/contract.ts';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type ActorName,
  type MatrixActor,
  makeActors,
  makeOrganisations,
} from '../../../test-support/access/actors.ts';
import {
  type MatrixKeys,
  type MatrixObject,
  OBJECTS,
  orderNumberSamples,
  type SampleInput,
  samples,
} from '../../../test-support/access/samples.ts';
import { newSession } from '../../../test-support/accounts/logged-in.ts';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import { askForQuote, now, quoteCatalogue, showId, showOption } from '../../../test-support/quotes/quotes.ts';
import { makeSupplierLink } from '../../features/bookings/requests/show-requests.ts';
import { saveMembership } from '../../features/organisations/memberships.ts';
import { type OrganisationKind, type Role, scopesOf } from '../../features/organisations/roles.ts';
import { PROOF_MINUTES } from '../../gateways/identity/proof.ts';
import { type AccessRow, accessRowOf, type CallName } from './access.ts';

const publicUrl = 'https://www.example.org';
/** In the pattern of a field, the part that an order number has. */
const orderNumberForm = '[0-9A-HJKMNP-TV-Z]{8}';
let testDb: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;
let actors: readonly MatrixActor[];
let keys: MatrixKeys;
/** The booking of the traveller, whose trip is over. */
let ownBooking: { orderNumber: string; cartId: string };

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const { database } = testDb;
  const organisations = await makeOrganisations(database);
  const { hotel, otherHotel } = organisations;
  actors = await makeActors(database, organisations, now);
  const contact = (firstName: string) => ({ firstName, lastName: 'Guest', email: 'guest@example.org' });
  const sold = await insertBooking(database, { organisationId: hotel.id, contact: contact('Hotel') });
  await insertBooking(database, { organisationId: otherHotel.id, contact: contact('Other') });
  const completed = await insertBooking(database, { state: 'completed', contact: contact('Private') });
  const { rows: owned } = await database.pool.query(
    'update bookings set account_id = $2 where id = $1 returning cart_id as "cartId"',
    [completed.id, actors.find(({ name }) => name === 'traveller')?.login?.sub],
  );
  await database.pool.query(
    `insert into review_invitations (hash, product_id, locale, name, email_address, travelled_on, booking_reference, expires_at)
     select sha256('link'), product_id, 'en', 'Mara', 'mara@example.org', date '2026-11-01', order_number,
       now() + interval '1 day' from bookings where id = $1`,
    [completed.id],
  );
  ownBooking = { orderNumber: completed.orderNumber, cartId: owned[0].cartId };
  const onRequest = await insertBooking(database, {
    state: 'on_request',
    quote: { product: showId, optionId: showOption, time: localTime('18:30') },
    contact: contact('Waiting'),
  });
  const held = await askForQuote(database);
  const { rows } = await database.pool.query('select cart_id as id from bookings where id = $1', [sold.id]);
  const link = await makeSupplierLink(database.pool, { bookingId: onRequest.id, locale: 'en', publicUrl });
  keys = {
    cart: held.outcome === 'held' ? held.quote.cartId : '',
    soldCart: rows[0].id,
    booking: sold.accessKey,
    request: link.split('#token=')[1] ?? '',
  };
  app = await listeningApp({
    database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    payments: memoryPayments().payments,
  });
});
afterAll(async () => {
  await app.close();
  await testDb.drop();
});

const calls: { name: CallName; method: string; path: string; takesNumber: boolean }[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: call, path }) => {
  const { route, inputSchema } = call['~orpc'];
  const { method = 'POST', path: address = '/' } = route;
  const takesNumber = inputSchema instanceof z.ZodType && fieldsOf(inputSchema).includes(orderNumberForm);
  calls.push({ name: path.join('.') as CallName, method, path: address, takesNumber });
});

function fieldsOf(schema: z.ZodType): string {
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

let clientCount = 0;

/** Makes the call as this client, from an address of its own, so that no limit applies. */
async function sendAs(
  { method, path }: { readonly method: string; readonly path: string },
  { params = {}, query = {}, body }: SampleInput,
  login: MatrixActor['login'],
) {
  clientCount += 1;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? randomUUID());
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(`${app.url}/api${filled}${search && `?${search}`}`, {
    method,
    headers: {
      'x-forwarded-for': `10.7.${clientCount >> 8}.${clientCount & 255}`,
      ...(method !== 'GET' && { origin: publicUrl, 'content-type': 'application/json' }),
      ...(login && { authorization: `Bearer ${login.token}`, cookie: login.cookie }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  const caching = answer.headers.get('cache-control');
  return { status: answer.status, text: await answer.text(), caching };
}

const anotherSession = ({ login }: MatrixActor) =>
  login && newSession({ database: testDb.database, now, publicUrl, sub: login.sub });

type Expected = 'open' | 401 | 403 | 404;

/** What the row promises to this client about this object. */
function expectedOf(row: AccessRow, actor: MatrixActor, object: MatrixObject, name: CallName): Expected {
  const hasSession = actor.login !== undefined && !actor.isLocked;
  if (row.who === 'public' || row.who === 'key') return 'open';
  // Logging out answers also without a session.
  if (row.who === 'cookie') return hasSession || name === 'session.end' ? 'open' : 401;
  if (!hasSession) return 401;
  if (row.who !== 'member') {
    if (name === 'organisations.show') {
      const role = actor.isVerified && object !== 'missing' && actor.roles.get(actor[object].id);
      return role ? 'open' : 404;
    }
    if (row.owner === 'subject' && object !== 'own') return 403;
    return row.who === 'verified' && !actor.isVerified ? 403 : 'open';
  }
  if (!actor.isVerified) return 403;
  const grants = (membership: { kind: OrganisationKind; role: Role }) => {
    const scopes = scopesOf({ ...membership, isExtended: false });
    return row.scope === 'any' || row.scope.some((scope) => scopes.includes(scope));
  };
  if (row.owner === 'any organisation') return [...actor.roles.values()].some(grants) ? 'open' : 403;
  const membership = object === 'missing' ? undefined : actor.roles.get(actor[object].id);
  if (!membership) return 404;
  return grants(membership) ? 'open' : 403;
}

const cellOf = (expected: Expected, status: number): Expected | number => {
  if (expected !== 'open') return status;
  return status === 401 || status === 403 || status >= 500 ? status : 'open';
};

test.each(calls)('Only the clients in its row may call $name', async ({ name, method, path }) => {
  const row = accessRowOf(name.split('.'));
  const cells: Record<string, Expected> = {};
  const found: Record<string, Expected | number> = {};
  for (const actor of actors) {
    for (const object of OBJECTS) {
      const otherSub = actors.find((other) => other.name === 'other traveller' && other !== actor)?.login
        ?.sub;
      const sample = { object, actor, keys, otherSub: otherSub ?? actors[2]?.login?.sub ?? '' };
      // Leaving ends the membership, so each cell begins with it.
      for (const [organisationId, { role }] of actor.roles)
        await saveMembership(testDb.database.pool, {
          accountId: actor.login?.sub ?? '',
          organisationId,
          role,
        });
      // These calls end sessions, so each cell begins with one of its own.
      const login = name.startsWith('session.end') ? await anotherSession(actor) : actor.login;
      const { status, text, caching } = await sendAs({ method, path }, samples[name](sample), login);
      const cell = `${actor.name}: ${object}`;
      const expected = expectedOf(row, actor, object, name);
      cells[cell] = expected;
      found[cell] = cellOf(expected, status);
      // Only what is the same for all clients may be stored on the way.
      if (row.who !== 'public') expect([cell, caching]).toEqual([cell, 'no-store']);
      if (row.who === 'key' && method === 'GET')
        expect(status === 200, `${cell}: ${text}`).toBe(object === 'own');
    }
  }
  expect(found).toEqual(cells);
  if (name === 'session.endAllDevices')
    actors = await Promise.all(
      actors.map(async (actor) => ({ ...actor, login: await anotherSession(actor) })),
    );
});

test.each([
  ['session.endDevice', 'traveller'],
  ['session.endAllDevices', 'traveller'],
  ['personalData.export', 'traveller'],
  ['personalData.erase', 'traveller'],
  ['organisations.invite', 'admin'],
  ['organisations.changeMember', 'admin'],
  ['organisations.removeMember', 'admin'],
  ['organisations.withdraw', 'admin'],
  ['organisations.save', 'admin'],
  ['organisations.saveLogo', 'admin'],
  ['organisations.withdrawBillingEmail', 'admin'],
] as const)(
  '%s is refused to a session whose account was proved more than five minutes ago',
  async (name, actorName) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    const actor = ofActor(actorName);
    const { sub = '' } = actor.login ?? {};
    const sample = samples[name]({ object: 'own', actor, keys, otherSub: sub });
    const authenticatedAt = new Date(Date.now() - (PROOF_MINUTES + 1) * 60_000);
    const stale = await newSession({ database: testDb.database, now, publicUrl, sub, authenticatedAt });
    const { status, text } = await sendAs(call, sample, stale);
    expect([status, JSON.parse(text).field]).toEqual([403, 'proof']);
  },
);

test('Every call that takes an order number has a sample with one', () => {
  const taking = calls.filter(({ takesNumber }) => takesNumber).map(({ name }) => name);
  expect(taking.toSorted()).toEqual(Object.keys(orderNumberSamples).toSorted());
});

test.each(calls.filter(({ name }) => orderNumberSamples[name]))(
  'By its order number, $name opens a booking for the account that booked and for no other client',
  async ({ name, ...call }) => {
    const sendWith = (login: MatrixActor['login'], orderNumber = ownBooking.orderNumber) =>
      sendAs(call, orderNumberSamples[name]?.({ ...ownBooking, orderNumber }) ?? {}, login);
    const missing = await sendWith(ofActor('other traveller').login, '00000000');
    expect([404, 410]).toContain(missing.status);
    for (const { name: actor, login } of actors)
      if (actor !== 'traveller') expect({ actor, ...(await sendWith(login)) }).toEqual({ actor, ...missing });
    const { status } = await sendWith(ofActor('traveller').login);
    // The trip is over, so its booking can no longer be changed.
    const changes: readonly string[] = [
      'bookings.quoteCancellation',
      'bookings.cancel',
      'bookings.changeShip',
    ];
    expect(status).toBe(changes.includes(name) ? 409 : 200);
  },
);

const ofActor = (name: ActorName): MatrixActor => {
  const actor = actors.find((one) => one.name === name);
  if (!actor) throw new Error(`There is no ${name}.`);
  return actor;
};

/** The guests in the overview of an actor's own organisation. */
async function guestsSeenBy(name: ActorName): Promise<readonly string[]> {
  const { own, login } = ofActor(name);
  const call = { method: 'GET', path: '/organizations/bookings/{orgId}' };
  const input = { params: { orgId: own.id }, query: { subjectId: login?.sub ?? '' } };
  const { text } = await sendAs(call, input, login);
  return (JSON.parse(text) as { guestName: string }[]).map(({ guestName }) => guestName).sort();
}

test('An organisation sees its own bookings: those for its guests, or those of the trips it runs', async () => {
  for (const name of ['admin', 'member', 'viewer'] as const)
    expect(await guestsSeenBy(name)).toEqual(['Hotel Guest']);
  expect(await guestsSeenBy('supplier 1')).toEqual([
    'Hotel Guest',
    'Other Guest',
    'Private Guest',
    'Waiting Guest',
  ]);
  expect(await guestsSeenBy('supplier 2')).toEqual([]);
  expect(await guestsSeenBy('operator')).toEqual([]);
});

test('The key that cancels a booking is only for members who may write, never for viewers or suppliers', async () => {
  const keysSeenBy = async (name: ActorName) => {
    const { own, login } = ofActor(name);
    const call = { method: 'GET', path: '/organizations/bookings/{orgId}' };
    const input = { params: { orgId: own.id }, query: { subjectId: login?.sub ?? '' } };
    const entries = JSON.parse((await sendAs(call, input, login)).text) as { accessKey: string | null }[];
    return entries.map(({ accessKey }) => accessKey !== null);
  };
  expect(await keysSeenBy('member')).toEqual([true]);
  expect(await keysSeenBy('viewer')).toEqual([false]);
  expect(await keysSeenBy('supplier 1')).toEqual([false, false, false, false]);
});

test('A token counts only with the cookie of its own session', async () => {
  const member = ofActor('member');
  const sessions = [member.login, await anotherSession(member), ofActor('viewer').login];
  const statuses = sessions.map(async (session) => {
    const login = member.login && session && { ...member.login, cookie: session.cookie };
    return (await sendAs({ method: 'GET', path: '/userinfo' }, {}, login)).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
});

test('A change of role, leaving and locking count at the next call of the same session', async () => {
  const { pool } = testDb.database;
  const { own, login } = ofActor('admin');
  const statusNow = async () => {
    const call = { method: 'GET', path: '/organizations/bookings/{orgId}' };
    const input = { params: { orgId: own.id }, query: { subjectId: login?.sub ?? '' } };
    return (await sendAs(call, input, login)).status;
  };
  const whose = [login?.sub];
  expect(await statusNow()).toBe(200);
  await pool.query(`update organisations set status = 'suspended' where id = $1`, [own.id]);
  expect(await statusNow()).toBe(404);
  await pool.query(`update organisations set status = 'approved' where id = $1`, [own.id]);
  await pool.query('update accounts set email_verified_at = null where id = $1', whose);
  expect(await statusNow()).toBe(403);
  await pool.query('update accounts set email_verified_at = now() where id = $1', whose);
  await pool.query('delete from memberships where account_id = $1', whose);
  expect(await statusNow()).toBe(404);
  await pool.query('delete from sessions where account_id = $1', whose);
  expect(await statusNow()).toBe(401);
});

test('A member who names another account as subject is refused, in its own organisation too', async () => {
  const { own, login } = ofActor('member');
  const query = { subjectId: ofActor('viewer').login?.sub ?? '' };
  for (const path of ['/organizations/bookings/{orgId}', '/organizations/sales/{orgId}'])
    expect(await sendAs({ method: 'GET', path }, { params: { orgId: own.id }, query }, login)).toMatchObject({
      status: 403,
    });
});
