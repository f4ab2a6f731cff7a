import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBooking } from '../../../test-support/bookings/copy-booking.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  bookTrip,
  findMark,
  MARK,
  type MarkedTraveller,
  neighbours,
  rowsWith,
  storeMarkedTraveller,
} from '../../../test-support/personal-data/marked-traveller.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { findWaiverDocument } from '../waivers/signed-waivers.ts';
import { tableRules } from './columns/table-rules.ts';
import { eraseAccount, purgeErasures } from './erase-account.ts';
import { eraseEndedBookings } from './erase-bookings.ts';
import { deriveErasure, erasureStatements } from './erasure-statements.ts';
import { requestErasure } from './request-erasure.ts';
import { columnNames, type TableRule } from './table-rule.ts';

const site = {
  name: 'Ashore',
  publicUrl: 'https://www.example.org',
  operatorAddress: 'desk@example.org',
};
let testDb: TestDatabase;
let traveller: MarkedTraveller;

beforeEach(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  traveller = await storeMarkedTraveller(testDb.database);
});
afterEach(() => testDb.drop());

/** What the law or the rules retain, by the table of columns. */
const retainedColumns = Object.entries(tableRules).flatMap(([table, rule]) =>
  columnNames(rule.retained?.columns).map((column) => `${table}.${column}`),
);
const notRetained = (found: readonly string[]) => found.filter((column) => !retainedColumns.includes(column));

const requestForTest = () =>
  requestErasure(testDb.database, { accountId: traveller.accountId, requestedBy: 'account', site });
const eraseForTest = () => eraseAccount(testDb.database, traveller.accountId);
const markConfirmationSent = () =>
  testDb.database.pool.query(`update emails set sent_at = now() where key like 'erasure/%'`);

/** Columns without the mark: kinds, days, numbers, and what is no text. Each is named with its table. */
const withoutMark = columnNames(`
  account_events.at account_events.kind accounts.created_at accounts.email_verified_at accounts.id accounts.locale
  billing_email_changes.organisation_id billing_email_changes.requested_by billing_email_changes.sent_at
  billing_email_changes.used_at bookings.account_id bookings.booked_by bookings.erased_at bookings.erasure_requested_at email_verifications.client_key
  email_verifications.sent_at email_verifications.used_at enquiries.written_at invitations.invited_by
  invitations.organisation_id invitations.role invitations.sent_at invitations.used_at mail_codes.client_key
  mail_codes.sent_at mail_codes.used_at memberships.joined_at memberships.organisation_id memberships.role
  newsletter_subscriptions.confirmed_at newsletter_subscriptions.ended_at newsletter_subscriptions.language
  newsletter_subscriptions.requested_at newsletter_subscriptions.status oidc_rows.account passkeys.created_at
  passkeys.used_at review_invitations.expires_at reviews.author_country sessions.ends_at sessions.hash
  sessions.issuer_sid sessions.sealed_tokens sessions.seen_at sessions.started_at wishes.added_at wishes.product_id`);

/** Columns that an invitation has both or neither, so that not one alone is left unblanked. */
const inPairs = ['review_invitations.name', 'review_invitations.email_address'];

test('Before the erasure the mark is in every personal column that is erased, but in those named here', async () => {
  const personal = Object.entries(tableRules)
    .filter(([, { rows }]) => rows === 'delete' || rows === 'cascade' || rows === 'blank')
    .flatMap(([table, { personal, secret, blanked = {} }]) =>
      [...columnNames(personal), ...columnNames(secret), ...Object.keys(blanked)].map(
        (column) => `${table}.${column}`,
      ),
    );
  const found = await findMark(testDb.database.pool);
  expect(personal.filter((column) => !found.includes(column)).toSorted()).toEqual(withoutMark);
});

test('After the erasure the mark is nowhere but in retained columns', async () => {
  await requestForTest();
  await markConfirmationSent();
  expect(await eraseForTest()).toBe(true);
  const found = await findMark(testDb.database.pool);
  expect(notRetained(found)).toEqual([]);
  expect(found).toEqual(
    expect.arrayContaining(['invoices.issued_to', 'payments.provider_id', 'waivers.participant_name']),
  );
});

type Statements = ReturnType<typeof deriveErasure>;

/** Where the mark is after these statements, which are rolled back. */
async function leftBy(statements: Statements): Promise<readonly string[]> {
  const { accountId: account, address, bookingIds: booking } = traveller;
  const client = await testDb.database.pool.connect();
  try {
    await client.query('begin');
    for (const { by, text } of statements) await client.query(text, [{ account, address, booking }[by]]);
    return notRetained(await findMark(client));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('Without any one of its statements the erasure leaves the mark somewhere', async () => {
  expect(await leftBy(erasureStatements)).toEqual([]);
  for (const omitted of erasureStatements)
    expect(await leftBy(erasureStatements.filter((one) => one !== omitted)), omitted.text).not.toEqual([]);
});

test('Without blanking any one column the mark stays there', async () => {
  for (const [table, rule] of Object.entries(tableRules)) {
    for (const column of Object.keys(rule.blanked ?? {})) {
      // An email has all of its content or none.
      if ([...withoutMark, ...inPairs].includes(`${table}.${column}`) || table === 'emails') continue;
      const { [column]: _, ...others } = rule.blanked ?? {};
      const rules = {
        ...tableRules,
        [table]: { ...rule, blanked: Object.keys(others).length > 0 ? others : selectPlainColumns(rule) },
      };
      expect(await leftBy(deriveErasure(rules)), `${table}.${column}`).toContain(`${table}.${column}`);
    }
  }
});

/** A change without effect, where nothing else is blanked. */
function selectPlainColumns({ plain }: TableRule): Record<string, string> {
  const last = columnNames(plain).at(-1) ?? '';
  return { [last]: last };
}

test.each(neighbours)('Another traveller with the address $address keeps everything', async (neighbour) => {
  const { pool } = testDb.database;
  const { accountId, bookingIds } = await storeMarkedTraveller(testDb.database, neighbour);
  const read = () => rowsWith(pool, [neighbour.word, neighbour.address, accountId, ...bookingIds]);
  const before = await read();
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['emails', 'mailbox', 'newsletter_subscriptions', 'reviews', 'sessions']),
  );
  await requestForTest();
  await markConfirmationSent();
  expect(await eraseForTest()).toBe(true);
  expect(notRetained(await findMark(pool)).every((column) => before[column.split('.')[0] ?? ''])).toBe(true);
  expect(await read()).toEqual(before);
});

/** Stores two emails to this address, one of them sent, and what the account has of the address. */
async function storeAddress(email: string, purpose: 'new_address' | 'reset'): Promise<void> {
  const { pool } = testDb.database;
  await pool.query(
    `insert into mail_codes (id, purpose, account_id, email, address_hash, code_hash, binding_hash, link_hash, is_known,
       code_ends_at, used_at)
     select gen_random_uuid(), $3, $1, $2, sha256('a'), sha256('c'), sha256('b'), sha256(convert_to($2, 'UTF8')),
       false, now(), now()`,
    [traveller.accountId, email, purpose],
  );
  await pool.query(
    `insert into emails (key, to_address, locale, subject, body, sent_at) values ('x/' || $1, $1, 'en', 'A', '{}', now()),
       ('y/' || $1, $1, 'en', 'A', '{}', null)`,
    [email],
  );
}

test('An address that the account only typed keeps its emails; one that it had loses those that were sent', async () => {
  // Used: another change has ended it.
  await storeAddress('stranger@example.org', 'new_address');
  await storeAddress('had@example.org', 'reset');
  await requestForTest();
  await markConfirmationSent();
  await eraseForTest();
  const { rows } = await testDb.database.pool.query(
    `select key from emails where key ~ '^[xy]/' and body is not null order by key`,
  );
  expect(rows.map(({ key }) => key)).toEqual([
    'x/stranger@example.org',
    'y/had@example.org',
    'y/stranger@example.org',
  ]);
});

test('The emails of an address, and those about a booking, are found by an index', async () => {
  const client = await testDb.database.pool.connect();
  try {
    await client.query('begin');
    // The tables of a test are too small for an index.
    await client.query('set local enable_seqscan = off');
    const plans: string[] = [];
    for (const { by, text } of erasureStatements.filter((one) => one.text.startsWith('update emails'))) {
      const { accountId: account, address, bookingIds: booking } = traveller;
      const { rows } = await client.query(`explain ${text}`, [{ account, address, booking }[by]]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    const uses = (index: string) => plans.filter((plan) => plan.includes(index)).length;
    expect({ address: uses('emails_by_address'), key: uses('emails_by_key') }).toEqual({
      address: 2,
      key: 2,
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('A statement of an erasure may take longer than one of a request', async () => {
  const { pool } = testDb.database;
  await requestForTest();
  await markConfirmationSent();
  await pool.query(
    `create function refuse_hurry() returns trigger language plpgsql as
     'begin if current_setting(''statement_timeout'') = ''3s'' then raise exception ''hurry''; end if; return new; end'`,
  );
  // The confirmation is found by its key.
  await pool.query(`create trigger hurry before update on emails for each row
    when (old.key not like 'erasure/%') execute function refuse_hurry()`);
  await pool.query(`create trigger hurry before update on bookings for each row
    when (new.erased_at is not null) execute function refuse_hurry()`);
  await expect(pool.query('update emails set subject = subject')).rejects.toThrow('hurry');
  expect(await eraseForTest()).toBe(true);
});

test('A signed waiver is retained, and its link opens it no longer; another traveller’s link still does', async () => {
  const { pool } = testDb.database;
  const [neighbour] = neighbours;
  const { bookingIds } = await storeMarkedTraveller(testDb.database, neighbour);
  const open = async (ids: readonly string[]) => {
    const { rows } = await pool.query<{ secret: string }>(
      'select w.secret from waivers w join bookings b using (cart_id) where b.id = any($1)',
      [ids],
    );
    const documents = await Promise.all(rows.map(({ secret }) => findWaiverDocument(pool, secret)));
    return { stored: rows.length, opened: documents.filter((document) => document !== undefined).length };
  };
  expect(await open(traveller.bookingIds)).toEqual({ stored: 2, opened: 2 });
  await requestForTest();
  await markConfirmationSent();
  await eraseForTest();
  expect(await open(traveller.bookingIds)).toEqual({ stored: 2, opened: 0 });
  expect(await open(bookingIds)).toEqual({ stored: 2, opened: 2 });
});

test('The link to a signed waiver outlives an erased unpaid booking of its cart, until the confirmed one is erased', async () => {
  const { pool } = testDb.database;
  const { rows } = await pool.query<{ secret: string; cartId: string; id: string }>(
    `select w.secret, w.cart_id as "cartId", b.id from waivers w join bookings b using (cart_id)
     where b.id = any($1) and b.confirmed_at is not null limit 1`,
    [traveller.bookingIds],
  );
  const [confirmed] = rows;
  if (!confirmed) throw new Error('No confirmed booking has a waiver.');
  const opens = async () => (await findWaiverDocument(pool, confirmed.secret)) !== undefined;
  const unpaidId = await bookAgainUnpaid(confirmed.id);
  await pool.query('update bookings set erased_at = now() where id = $1', [unpaidId]);
  expect(await opens()).toBe(true);
  await pool.query('update bookings set erased_at = now() where id = $1', [confirmed.id]);
  expect(await opens()).toBe(false);
});

/** Adds a booking of the same cart that expired unpaid. */
async function bookAgainUnpaid(bookingId: string): Promise<string> {
  const [unpaid] = await copyBooking(testDb.database, {
    id: bookingId,
    changes: `jsonb_build_object('id', gen_random_uuid(), 'hold_id', gen_random_uuid(), 'order_number', 'EXP1RED0',
      'access_key', repeat('u', 43), 'guest_key', repeat('g', 43), 'state', 'expired', 'confirmed_at', null)`,
  });
  if (unpaid === undefined) throw new Error('No booking was added.');
  return unpaid;
}

test('Until its confirmation is sent, the job waits with nothing left but that email', async () => {
  await requestForTest();
  expect(await eraseForTest()).toBe(false);
  expect(notRetained(await findMark(testDb.database.pool))).toEqual(['emails.to_address']);
  await markConfirmationSent();
  expect(await eraseForTest()).toBe(true);
  expect(notRetained(await findMark(testDb.database.pool))).toEqual([]);
  const { rows } = await testDb.database.pool.query('select * from erasures');
  expect(rows).toMatchObject([
    {
      account_id: traveller.accountId,
      requested_by: 'account',
      erased_at: expect.any(Date),
      finished_at: expect.any(Date),
    },
  ]);
});

test('A confirmation that cannot be delivered is erased as well', async () => {
  await requestForTest();
  await testDb.database.pool.query(
    `update jobs set state = 'failed', ended_at = now() where kind = 'send-mail' and key like 'erasure/%'`,
  );
  expect(await eraseForTest()).toBe(true);
  expect(notRetained(await findMark(testDb.database.pool))).toEqual([]);
});

test('An erasure that is interrupted leaves all or nothing, and continues', async () => {
  await requestForTest();
  await markConfirmationSent();
  const { pool } = testDb.database;
  const before = await findMark(pool);
  await pool.query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  );
  await pool.query('create trigger killed before delete on accounts for each row execute function refuse()');
  await expect(eraseForTest()).rejects.toThrow('killed');
  expect(await findMark(pool)).toEqual(before);
  await pool.query('drop trigger killed on accounts');
  expect(await eraseForTest()).toBe(true);
  expect(notRetained(await findMark(pool))).toEqual([]);
  expect(await eraseForTest()).toBe(true);
});

test('An account is not erased without a request', async () => {
  const before = await findMark(testDb.database.pool);
  await eraseForTest();
  expect(await findMark(testDb.database.pool)).toEqual(before);
});

test('A trip ahead goes on as a booking of a guest, and is erased once it is over', async () => {
  const { pool } = testDb.database;
  const { id } = await bookTrip(testDb.database, 'next', traveller.accountId);
  await pool.query(
    `update bookings set state = 'confirmed', ends_at = now() + interval '1 day', access_key = left(id::text || access_key, 43) where id = $1`,
    [id],
  );
  const read = async () =>
    (
      await pool.query('select account_id, contact, participants, access_key from bookings where id = $1', [
        id,
      ])
    ).rows[0];
  const before = await read();
  await requestForTest();
  await markConfirmationSent();
  await eraseForTest();
  expect(await read()).toEqual({ ...before, account_id: null });
  expect(await eraseEndedBookings(testDb.database)).toBe(0);
  await pool.query(`update bookings set state = 'completed' where id = $1`, [id]);
  expect(await eraseEndedBookings(testDb.database)).toBe(1);
  expect(await eraseEndedBookings(testDb.database)).toBe(0);
  expect(notRetained(await findMark(pool))).toEqual([]);
});

test.each([
  [
    'an invoice has no number',
    `insert into unnumbered_documents (booking_id, kind, total_minor) values ($1, 'invoice', 9700)`,
  ],
  [
    'a payment is open',
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state)
     values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, 'authorised')`,
  ],
  [
    'a refund is under way',
    `insert into refunds (id, payment_id, amount_minor, reason)
     select gen_random_uuid(), id, 100, 'cancelled' from payments where booking_id = $1`,
  ],
  [
    'a refund has failed',
    `insert into refunds (id, payment_id, amount_minor, reason, state)
     select gen_random_uuid(), id, 100, 'cancelled', 'failed' from payments where booking_id = $1`,
  ],
])('While %s, the booking keeps its contact person', async (_, change) => {
  const [id = ''] = traveller.bookingIds;
  await testDb.database.pool.query(change, [id]);
  await requestForTest();
  await markConfirmationSent();
  await eraseForTest();
  const { rows } = await testDb.database.pool.query(
    `select account_id, contact ->> 'lastName' as name, erasure_requested_at is not null as "isDue" from bookings where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ account_id: null, name: 'Quillfeather', isDue: true }]);
});

test('An address that is not confirmed finds nothing of its owner', async () => {
  await testDb.database.pool.query('update accounts set email_verified_at = null where id = $1', [
    traveller.accountId,
  ]);
  await requestForTest();
  await eraseForTest();
  const found = await findMark(testDb.database.pool);
  expect(found).toEqual(
    expect.arrayContaining(['newsletter_subscriptions.email_address', 'enquiries.message']),
  );
  const { rows } = await testDb.database.pool.query(`select from emails where key like 'erasure/%'`);
  expect(rows).toEqual([]);
  const { rows: guest } = await testDb.database.pool.query(
    `select contact ->> 'email' as email from bookings where id = $1`,
    [traveller.bookingIds[1]],
  );
  expect(guest[0].email.toLowerCase()).toContain(MARK);
});

test('The proof of an erasure is deleted three years after its end, and that of one under way is not', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into erasures (account_id, requested_by, requested_at, erased_at, finished_at) values
       (gen_random_uuid(), 'account', now() - interval '4 years', now() - interval '35 months', now() - interval '35 months'),
       (gen_random_uuid(), 'account', now() - interval '4 years', now() - interval '37 months', now() - interval '37 months'),
       (gen_random_uuid(), 'operations', now() - interval '4 years', null, null)`,
  );
  expect(await purgeErasures(pool)).toBe(1);
  const { rows } = await pool.query(
    `select requested_by, finished_at is not null as "isFinished" from erasures order by 1`,
  );
  expect(rows).toEqual([
    { requested_by: 'account', isFinished: true },
    { requested_by: 'operations', isFinished: false },
  ]);
});
