import { MAX_REQUESTED_BY_ID } from '@ashore/core/contract/values/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import { now, quoteCatalogue, sailId, showId } from '../../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;
let url: string;
let ada: LoggedIn;
let bob: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  const { database } = testDb;
  await database.pool.query('truncate accounts cascade');
  ({ url } = await testApp({ database, clock: { now: () => now }, env: { TRUSTED_PROXIES: '127.0.0.1' } }));
  ada = await loggedIn({ database, now });
  bob = await loggedIn({ database, now });
});
afterAll(() => testDb.drop());

const pathOf = ({ sub }: LoggedIn) => `/user/wishlist?subjectId=${sub}`;
const list = (login: LoggedIn) => call(url, pathOf(login), { login });
const send = (login: LoggedIn, data: object, more: object = {}) =>
  call(url, pathOf(login), { method: 'POST', body: { data, ...more }, login });

test('The call is a toggle: it adds an entry that is not there, and removes one that is', async () => {
  expect(await list(ada)).toMatchObject({ status: 200, caching: 'no-store', body: [] });
  const added = await send(ada, { tourUuid: sailId }, { errorMessage: null });
  expect(added).toMatchObject({ status: 200, body: { data: [{ tourUuid: sailId }] } });
  await send(ada, { tourUuid: showId }, { errorMessage: 'Failed to fetch' });
  expect((await list(ada)).body).toEqual([{ tourUuid: showId }, { tourUuid: sailId }]);
  expect((await send(ada, { tourUuid: sailId })).body).toEqual({ data: [{ tourUuid: showId }] });
  expect((await list(bob)).body).toEqual([]);
});

test('A call that names the state it wants can be repeated, and a product is named by either id', async () => {
  const { rows } = await testDb.database.pool.query('select code from products where id = $1', [sailId]);
  const want = (isWished: boolean) => send(ada, { tourUuid: rows[0].code, isWished });
  await Promise.all([want(true), want(true), want(true)]);
  expect((await list(ada)).body).toEqual([{ tourUuid: sailId }]);
  await want(false);
  expect((await want(false)).body).toEqual({ data: [] });
});

test('A product that does not exist is not wished for', async () => {
  const unknown = '0d1ce000-0000-4000-8000-0000000000ff';
  expect(await send(ada, { tourUuid: unknown })).toMatchObject({ status: 404 });
  expect((await list(ada)).body).toEqual([]);
});

test('A full list loses its oldest entry, and only if the new one was not on it', async () => {
  const { pool } = testDb.database;
  // The list is filled with copies of one product, without the catalogue's rules for codes.
  const copies = `select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
       'code', lpad(n::text, 8, '0'), 'slug', 'copy-' || n))).*
     from products p, generate_series(1, ${MAX_REQUESTED_BY_ID}) n where p.id = '${sailId}'`;
  await pool.query(
    `alter table products drop constraint products_code_code_kind_fkey; insert into products ${copies}`,
  );
  await pool.query(
    `insert into wishes (account_id, product_id, added_at)
     select $1, id, now() - interval '1 day' * code::int from products where slug like 'copy-%'`,
    [ada.sub],
  );
  await send(ada, { tourUuid: '00000001', isWished: true });
  expect((await list(ada)).body).toHaveLength(MAX_REQUESTED_BY_ID);
  await send(ada, { tourUuid: showId });
  const { body } = await list(ada);
  expect(body).toHaveLength(MAX_REQUESTED_BY_ID);
  expect(body[0]).toEqual({ tourUuid: showId });
  const { rows } = await pool.query(`select id from products where code = $1`, [
    String(MAX_REQUESTED_BY_ID).padStart(8, '0'),
  ]);
  expect(body).not.toContainEqual({ tourUuid: rows[0].id });
});

test('A wishlist is read and changed by its own account only', async () => {
  await send(ada, { tourUuid: sailId });
  const body = { data: { tourUuid: sailId } };
  for (const options of [{}, { method: 'POST', body }] as const) {
    expect(await call(url, pathOf(ada), options)).toMatchObject({ status: 401 });
    expect(await call(url, pathOf(ada), { ...options, login: bob })).toMatchObject({
      status: 403,
      body: { field: 'subjectId' },
    });
  }
  expect((await list(ada)).body).toHaveLength(1);
});
