import type { Client } from 'pg';
import { BOOKING_BATCH, DRAW_BATCH, fromBatch } from './fill-bookings.ts';

/** How much a database contains. */
export type Size = { readonly accounts: number; readonly bookings: number };

/** Organisations with members. The bookings of an organisation spread so that the first of them has tens of thousands of a million. */
const HOTELS = 1;

/**
 * Fills the tables of accounts and bookings up to a size, as an administrator of the database: without the checks of references,
 * and with indexes that are made afterwards. Several connections share the work.
 */
export async function fill(
  clients: readonly Client[],
  { from, to, hashed }: { readonly from: Size; readonly to: Size; readonly hashed: string },
): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error('There is no connection to fill with.');
  await Promise.all(clients.map((client) => prepare(client)));
  await fillAccounts(first, { from, to, hashed });
  const makeIndexes = await dropIndexes(first);
  const starts = Array.from(
    { length: Math.ceil((to.bookings - from.bookings) / PER_BATCH) },
    (_, batch) => from.bookings + batch * PER_BATCH + 1,
  );
  await Promise.all(
    clients.map(async (client) => {
      for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
        await client.query('truncate batch');
        await client.query(DRAW_BATCH, [
          start,
          Math.min(start + PER_BATCH - 1, to.bookings),
          to.accounts,
          HOTELS,
        ]);
        for (const text of fromBatch) await client.query(text);
      }
    }),
  );
  await makeIndexes();
  await first.query('vacuum analyze');
}

async function prepare(client: Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const text of [ID_OF, SOLD_PRODUCTS, BOOKING_BATCH]) await client.query(text);
}

async function fillAccounts(
  client: Client,
  { from, to, hashed }: { readonly from: Size; readonly to: Size; readonly hashed: string },
): Promise<void> {
  const added = [from.accounts + 1, to.accounts];
  if (from.accounts === 0) await client.query(INSERT_ORGANISATIONS, [HOTELS]);
  await client.query(INSERT_ACCOUNTS, [...added, hashed]);
  for (const text of [INSERT_SESSIONS, INSERT_ROWS_OF_ISSUER, INSERT_EVENTS, INSERT_ATTEMPTS])
    await client.query(text, added);
  if (from.accounts === 0) await client.query(INSERT_MEMBERSHIPS, [HOTELS]);
}

const PER_BATCH = 20_000;

/** A UUID of version 8 by what it is of and a number, because our calls refuse others. */
const ID_OF = `
  create or replace function pg_temp.id_of(kind text, n bigint) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(kind || n) placing '8' from 13) placing 'a' from 17)::uuid $$`;

const INSERT_ORGANISATIONS = `
  insert into organisations (id, kind, name, email_address, street, languages, time_zone)
  select pg_temp.id_of('hotel', n), 'concierge', 'Hotel ' || n, 'desk' || n || '@example.org', 'Cais ' || n, '{en}', 'Europe/Lisbon'
  from generate_series(1, $1::int) n`;

const INSERT_ACCOUNTS = `
  insert into accounts (id, name, locale, email, email_key, email_verified_at, password, created_at)
  select pg_temp.id_of('account', n), 'Traveller ' || n, (array['en', 'de', 'zh-Hans'])[1 + n % 3], 'traveller' || n || '@example.org',
    'traveller' || n || '@example.org', case when n % 20 > 0 then created_at end, $3, created_at
  from generate_series($1::int, $2::int) n, lateral (select now() - random() * interval '3 years' as created_at) date`;

/** Two of five accounts are logged in, some of them in two browsers. */
const INSERT_SESSIONS = `
  insert into sessions (hash, id, account_id, issuer, started_at, seen_at, ends_at, sealed_tokens, issuer_sid, browser, system, checked_at)
  select sha256(('session' || n || '-' || browser)::bytea), pg_temp.id_of('session' || browser, n), pg_temp.id_of('account', n),
    'https://www.example.org/oidc', now() - interval '1 hour', now(), now() + random() * interval '1 day' + interval '2 hours',
    decode(repeat(md5('tokens' || n), 40), 'hex'), md5('sid' || n || browser), 'Chrome', 'Linux', now()
  from generate_series($1::int, $2::int) n, generate_series(1, case when n % 10 < 3 then 1 when n % 10 = 3 then 2 else 0 end) browser`;

/** What the issuer stores for each session: its own session, a grant, and tokens of the last hours. */
const INSERT_ROWS_OF_ISSUER = `
  insert into oidc_rows (issuer, model, id_hash, payload, uid, grant_id, account, consumed_at, expires_at)
  select session.issuer, model.name, sha256((session.id || model.name || model.turn)::bytea),
    jsonb_build_object('kind', model.name, 'accountId', session.account_id, 'clientId', 'ashore', 'grantId', session.issuer_sid,
      'scope', 'openid profile email', 'authTime', 1, 'claims', '{}'::jsonb, 'nonce', md5(session.id::text), 'filler', repeat('-', 200)),
    case when model.name = 'Session' then session.issuer_sid end, case when model.name <> 'Session' then session.issuer_sid end,
    session.account_id::text, case when model.name = 'RefreshToken' and model.turn > 1 then now() end, session.ends_at
  from (select pg_temp.id_of('account', n) as account_id from generate_series($1::int, $2::int) n) account
    join sessions session using (account_id),
    (values ('Session', 1), ('Grant', 1), ('RefreshToken', 1), ('RefreshToken', 2), ('RefreshToken', 3),
      ('AccessToken', 1), ('AccessToken', 2)) model (name, turn)`;

const INSERT_EVENTS = `
  insert into account_events (account_id, kind, at)
  select pg_temp.id_of('account', n), 'log_in_password', now() - random() * interval '1 year'
  from generate_series($1::int, $2::int) n, generate_series(1, 3)`;

const INSERT_ATTEMPTS = `
  insert into password_attempts (account_key, client_key, is_known, at)
  select sha256(('traveller' || n || '@example.org')::bytea), sha256(('client' || n % 5000)::bytea), n % 2 = 0, now() - random() * interval '1 day'
  from generate_series($1::int, $2::int) n where n % 10 = 0`;

/** Each hotel has one of the first accounts as a member. */
const INSERT_MEMBERSHIPS = `
  insert into memberships (account_id, organisation_id, role)
  select pg_temp.id_of('account', n), pg_temp.id_of('hotel', n), 'worker' from generate_series(1, $1::int) n`;

/** The products of the catalogue in a fixed order. Bookings prefer the first. */
const SOLD_PRODUCTS = `
  create temp table sold_products as
  select row_number() over (order by md5(product.id::text)) as n, product.id, product.supplier_id,
    location.time_zone, jsonb_build_object('name', product_text.name, 'ride', null, 'label', '', 'rates', null, 'source', null,
      'path', '/' || product.type || '/' || location.slug || '/' || product.slug || '-' || product.code,
      'optionId', product_option.id, 'timeZone', location.time_zone, 'productId', product.id, 'promotion', null,
      'locationId', location.id, 'productType', product.type, 'savedPercent', null, 'durationMinutes', 150,
      'cancellation', '[{"hoursBefore": 24, "refundPercent": 100}]'::jsonb) as quote
  from products product join locations location on location.id = product.location_id
    join product_texts product_text on product_text.product_id = product.id and product_text.locale = 'en'
    join lateral (select id from product_options where product_id = product.id order by position limit 1) product_option on true`;

/** Drops what can be made again at once, which takes a fraction of the time. Returns the function that makes it. */
async function dropIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; text: string }>(SELECT_INDEXES);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { text } of rows) await client.query(text);
  };
}

const SELECT_INDEXES = `
  select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as text
  from pg_index index where index.indrelid in ('bookings'::regclass, 'booking_searches'::regclass, 'payments'::regclass, 'invoices'::regclass)
    and not exists (select from pg_constraint where conindid = index.indexrelid)`;
