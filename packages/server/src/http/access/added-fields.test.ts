import { randomUUID } from 'node:crypto';
import { contract } from '@ashore/core/contract/contract.ts';
import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type LoggedIn, loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call } from '../../../test-support/http/quote-calls.ts';
import { applicationWith } from '../../../test-support/suppliers/application.ts';

const now = new Date('2026-11-20T10:00:00Z');
let testDb: TestDatabase;
/** The names of all columns, as the database and as JavaScript would write them. */
let columns: readonly string[];

beforeAll(async () => {
  testDb = await testDatabase();
  const { rows } = await testDb.database.pool.query<{ name: string }>(
    'select distinct column_name as name from information_schema.columns where table_schema = current_schema()',
  );
  const camel = ({ name }: { name: string }) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  columns = [...new Set(rows.flatMap((row) => [row.name, camel(row)]))];
  expect(columns.length).toBeGreaterThan(400);
});
afterAll(() => testDb.drop());

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly options?: readonly z.ZodType[];
} & Readonly<Partial<Record<'innerType' | 'element' | 'in' | 'out' | 'left' | 'right', z.ZodType>>>;

type Found = { readonly fields: Set<string>; readonly open: Set<string> };

/** Notes the fields of a schema at any depth, and the places at which it accepts fields that it does not name. */
function walk(schema: z.ZodType, path: string, found: Found): Found {
  const def = schema._zod.def as unknown as Def;
  if (['any', 'unknown', 'record', 'map', 'custom', 'lazy'].includes(def.type)) found.open.add(path);
  // Unknown fields of an object are removed, or refused if `never` catches them.
  if (def.catchall && (def.catchall._zod.def as unknown as Def).type !== 'never') found.open.add(path);
  for (const [name, field] of Object.entries(def.shape ?? {})) {
    found.fields.add(name);
    walk(field, `${path}.${name}`, found);
  }
  const { innerType, element, in: input, out, left, right, options = [] } = def;
  for (const inner of [innerType, element, input, out, left, right, ...options])
    if (inner) walk(inner, path, found);
  return found;
}

const writes: { readonly name: string; readonly found: Found }[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': def }, path }) => {
  const name = path.join('.');
  if (def.route.method === 'GET' || !def.inputSchema) return;
  const found = { fields: new Set<string>(), open: new Set<string>() };
  writes.push({ name, found: walk(def.inputSchema as z.ZodType, name, found) });
});

test('No call that writes accepts a field that its contract does not name, at any depth', () => {
  expect(writes.length).toBeGreaterThan(30);
  expect(writes.flatMap(({ found }) => [...found.open])).toEqual([]);
});

/** Names that say whose something is, what it is, what it costs, what is allowed or how far it has come. */
const DECIDES =
  /(?:^|_)(?:ids?|sub|by|at|until|state|status|role|scopes?|kind|type|minor|amount|total|price|percent|capacity|hash|password|affiliate|verified|confirmation|authorize|account|organi[sz]ation|owner|admin)$|^(?:is|needs|has|may|must)_/;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names and keys of things. The matrix of access shows that they open nothing of others. */
const OPENS = ['subjectId', 'orgId', 'cartId', 'browserId'];
/**
 * The sums, the organisation and the need of an answer are compared with what the server knows, and `sub` with the token. Whether a place
 * is a ship (`isShip`) is for its travellers to say, like its name.
 */
const checkout =
  'amount attemptId authorize documentKind dropOffId id isShip organizationId payPalInvoiceId paymentIntentId paymentMethodId pickupId questionId requireConfirmation serviceType sub ticketType';
const quote = 'acceptTotal kind productType routeId ticketType';

test('A call names what decides something only where the client may choose it', () => {
  const named = writes.flatMap(({ name, found: { fields } }) => {
    const deciding = [...fields].filter((field) => DECIDES.test(snake(field)) && !OPENS.includes(field));
    return deciding.length > 0 ? [[name, deciding.sort().join(' ')]] : [];
  });
  expect(Object.fromEntries(named)).toEqual({
    'checkout.checkout': checkout,
    'checkout.authorizationCheckout': checkout,
    'checkout.paymentIntent': checkout,
    'checkout.payPalOrder': checkout,
    'checkout.paymentConfirmation': 'isGivenUp paymentIntentId redirectStatus',
    'quotes.make': quote,
    'quotes.makeOfType': quote,
    // The place and the hotel, which every client may read.
    'hotels.content': 'hotelId productId',
    'hotels.search': 'id',
    'hotels.rooms': 'id',
    // Of a new thing, so that a repeated call does not make a second one.
    'enquiries.send': 'id kind',
    'reviews.write': 'id',
    'suppliers.apply': 'id',
    // How a signature was made.
    'waivers.sign': 'kind',
    // The only status is `pending`.
    'newsletter.subscribe': 'listId status',
    'newsletter.setPreference': 'isSubscribed',
    'wishlist.update': 'isWished',
    'personalData.erase': 'isConfirmed',
    'session.endDevice': 'id',
    'organisations.invite': 'role',
    'organisations.changeMember': 'accountId role',
    'organisations.removeMember': 'accountId',
    'organisations.withdraw': 'invitationId',
  });
});

const withAllColumns = (body: object) => ({
  ...Object.fromEntries(columns.map((name) => [name, 'admin'])),
  ...body,
});

/** The row of a table, and which of its columns a call has changed. */
async function changedBy(table: string, id: string, act: () => Promise<unknown>): Promise<readonly string[]> {
  const read = async (): Promise<Record<string, unknown>> => {
    const { rows } = await testDb.database.pool.query(
      `select to_jsonb(t) as row from ${table} t where id = $1`,
      [id],
    );
    return rows[0]?.row ?? {};
  };
  const before = await read();
  await act();
  const after = await read();
  return Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
}

const startApp = () =>
  testApp({ database: testDb.database, clock: { now: () => now }, env: { TRUSTED_PROXIES: '127.0.0.1' } });

async function makeHotel(): Promise<{ id: string; admin: LoggedIn; guest: LoggedIn }> {
  const { database } = testDb;
  const id = randomUUID();
  await database.pool.query(`insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel')`, [
    id,
  ]);
  const memberOf = [{ organisationId: id, role: 'admin' as const }];
  return {
    id,
    admin: await loggedIn({ database, now, memberOf }),
    guest: await loggedIn({ database, now, isVerified: false }),
  };
}

test('With the name of every column in its body, a change of a profile changes the same columns', async () => {
  const { url } = await startApp();
  const { guest } = await makeHotel();
  const details = {
    firstName: 'Mara',
    lastName: 'Lind',
    phoneNumber: '+4917012345678',
    language: 'de',
    currency: 'CHF',
  };
  const changed = await changedBy('accounts', guest.sub, async () => {
    const path = `/user/profile?subjectId=${guest.sub}`;
    const answer = await call(url, path, { method: 'PUT', login: guest, body: withAllColumns(details) });
    expect(answer).toMatchObject({ status: 200, body: details });
  });
  expect(changed.toSorted()).toEqual([
    'currency',
    'first_name',
    'last_name',
    'locale',
    'name',
    'phone_number',
  ]);
  const { rowCount } = await testDb.database.pool.query('select from memberships where account_id = $1', [
    guest.sub,
  ]);
  expect(rowCount).toBe(0);
});

test('With the name of every column in its body, a change of settings changes the same columns of an organisation', async () => {
  const { url } = await startApp();
  const { id, admin } = await makeHotel();
  const settings = {
    name: 'Hotel do Cais',
    emailAddress: 'billing@hotel-cais.example',
    street: 'Cais 14',
    postalCode: '1350-352',
    city: 'Lisboa',
    countryCode: 'PT',
  };
  const changed = await changedBy('organisations', id, async () => {
    const path = `/organizations/${id}?subjectId=${admin.sub}`;
    const answer = await call(url, path, { method: 'PUT', login: admin, body: withAllColumns(settings) });
    expect(answer.status).toBe(200);
  });
  expect(changed.toSorted()).toEqual(['city', 'country_code', 'name', 'postal_code', 'street']);
});

test('With the name of every column in its body, an application waits as any other', async () => {
  const { url } = await startApp();
  const send = async (more: (body: object) => object) => {
    const application = applicationWith();
    const { id } = application;
    const body = { ...application, language: 'de', agreesToTerms: true, offersOnlyLawful: true };
    const answer = await call(url, '/suppliers/applications', { method: 'POST', body: more(body) });
    expect(answer).toMatchObject({ status: 200, body: { reference: expect.any(String) } });
    const { rows } = await testDb.database.pool.query(
      'select to_jsonb(a) as row from supplier_applications a where id = $1',
      [id],
    );
    return rows[0].row as Record<string, unknown>;
  };
  const usual = await send((body) => body);
  const added = await send(withAllColumns);
  const differing = Object.keys(usual).filter(
    (name) => JSON.stringify(added[name]) !== JSON.stringify(usual[name]),
  );
  // What differs is of another company, or given by the server.
  expect(differing.toSorted()).toEqual([
    'applied_at',
    'company_key',
    'company_name',
    'email_address',
    'email_key',
    'id',
    'reference',
  ]);
});
