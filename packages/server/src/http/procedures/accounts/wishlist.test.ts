import { MAX_REQUESTED_BY_ID } from '@ashore/core/contract/values/limits.ts';
import { expect, test } from 'vitest';
import type { LoggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { shopOfTwo } from '../../../../test-support/accounts/shop-of-two.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import { sailId, showId } from '../../../../test-support/quotes/quotes.ts';

const shop = shopOfTwo();

const pathOf = ({ sub }: LoggedIn) => `/user/wishlist?subjectId=${sub}`;
const readWishlist = (login: LoggedIn) => call(shop.url(), pathOf(login), { login });
const changeWishlist = (login: LoggedIn, data: object, more: object = {}) =>
  call(shop.url(), pathOf(login), { method: 'POST', body: { data, ...more }, login });

test('The call is a toggle: it adds an entry that is not there, and removes one that is', async () => {
  expect(await readWishlist(shop.ada())).toMatchObject({ status: 200, caching: 'no-store', body: [] });
  const added = await changeWishlist(shop.ada(), { tourUuid: sailId }, { errorMessage: null });
  expect(added).toMatchObject({ status: 200, body: { data: [{ tourUuid: sailId }] } });
  await changeWishlist(shop.ada(), { tourUuid: showId }, { errorMessage: 'Failed to fetch' });
  expect((await readWishlist(shop.ada())).body).toEqual([{ tourUuid: showId }, { tourUuid: sailId }]);
  expect((await changeWishlist(shop.ada(), { tourUuid: sailId })).body).toEqual({
    data: [{ tourUuid: showId }],
  });
  expect((await readWishlist(shop.bob())).body).toEqual([]);
});

test('A call that names the state it wants can be repeated, and a product is named by either id', async () => {
  const { rows } = await shop.database().pool.query('select code from products where id = $1', [sailId]);
  const want = (isWished: boolean) => changeWishlist(shop.ada(), { tourUuid: rows[0].code, isWished });
  await Promise.all([want(true), want(true), want(true)]);
  expect((await readWishlist(shop.ada())).body).toEqual([{ tourUuid: sailId }]);
  await want(false);
  expect((await want(false)).body).toEqual({ data: [] });
});

test('A product that does not exist is not wished for', async () => {
  const unknown = '0d1ce000-0000-4000-8000-0000000000ff';
  expect(await changeWishlist(shop.ada(), { tourUuid: unknown })).toMatchObject({ status: 404 });
  expect((await readWishlist(shop.ada())).body).toEqual([]);
});

test('A full list loses its oldest entry, and only if the new one was not on it', async () => {
  const { pool } = shop.database();
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
    [shop.ada().sub],
  );
  await changeWishlist(shop.ada(), { tourUuid: '00000001', isWished: true });
  expect((await readWishlist(shop.ada())).body).toHaveLength(MAX_REQUESTED_BY_ID);
  await changeWishlist(shop.ada(), { tourUuid: showId });
  const { body } = await readWishlist(shop.ada());
  expect(body).toHaveLength(MAX_REQUESTED_BY_ID);
  expect(body[0]).toEqual({ tourUuid: showId });
  const { rows } = await pool.query(`select id from products where code = $1`, [
    String(MAX_REQUESTED_BY_ID).padStart(8, '0'),
  ]);
  expect(body).not.toContainEqual({ tourUuid: rows[0].id });
});

test('A wishlist is read and changed by its own account only', async () => {
  await changeWishlist(shop.ada(), { tourUuid: sailId });
  const body = { data: { tourUuid: sailId } };
  for (const options of [{}, { method: 'POST', body }] as const) {
    expect(await call(shop.url(), pathOf(shop.ada()), options)).toMatchObject({ status: 401 });
    expect(await call(shop.url(), pathOf(shop.ada()), { ...options, login: shop.bob() })).toMatchObject({
      status: 403,
      body: { field: 'subjectId' },
    });
  }
  expect((await readWishlist(shop.ada())).body).toHaveLength(1);
});
