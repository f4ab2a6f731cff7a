import { createHash } from 'node:crypto';
import type { Database } from '../../src/database/connect.ts';
import { loggedIn } from '../accounts/logged-in.ts';
import { insertBooking } from '../bookings/booked-cart.ts';
import { now, sailId } from '../quotes/quotes.ts';

/** The word that marks every value of a traveller, and the confirmed address of the traveller. */
type Person = { readonly word: string; readonly address: string };

/** The word that marks every value of the traveller, in lower case. */
export const MARK = 'quillfeather';
const zebedee: Person = { word: 'Quillfeather', address: `zeb@${MARK}.example` };

/** Other travellers, whose addresses contain the address of the first one. */
export const neighbours: readonly Person[] = [
  { word: 'Larkspur', address: `ka${zebedee.address}` },
  { word: 'Marigold', address: `${zebedee.address}.org` },
];

/** Stands for every hash and secret. */
const hashOf = (word: string) => createHash('sha256').update(word.toLowerCase()).digest();
/** A key of 43 characters that contains the mark. */
const keyOf = (word: string, start: string) => `${start}${word}`.padEnd(43, '-');

export type MarkedTraveller = {
  readonly accountId: string;
  readonly address: string;
  /** Bookings that are over: one of the account, and one that the traveller made as a guest. */
  readonly bookingIds: readonly string[];
};

/** Stores a traveller whose mark is in every personal column, and who is admin of no organisation. */
export async function storeMarkedTraveller(
  database: Database,
  person: Person = zebedee,
): Promise<MarkedTraveller> {
  const { word, address } = person;
  const { sub } = await loggedIn({ database, now, name: `Zebedee ${word}`, email: address });
  const own = await bookTrip(database, 'own', sub, person);
  const guest = await bookTrip(database, 'guest', null, person);
  const traveller = { accountId: sub, address, bookingIds: [own.id, guest.id] };
  await database.pool.query(OF_ACCOUNT, [sub, address, word, hashOf(word), sailId]);
  await storeLetters(database, traveller, word, [own.orderNumber, guest.orderNumber]);
  return traveller;
}

/** A trip that has been paid for and is over, with documents, a signed waiver, and a transfer. */
export async function bookTrip(
  database: Database,
  name: string,
  accountId: string | null,
  { word, address }: Person = zebedee,
) {
  const { pool } = database;
  const contact = {
    firstName: 'Zebedee',
    lastName: word,
    email: inCapitals(address),
    phoneNumber: '+4915199887766',
    address: `${word} Lane 1`,
  };
  const booked = await insertBooking(database, {
    state: 'completed',
    names: [`Zebedee ${word}`],
    contact,
    participants: [{ participantName: `Zebedee ${word}`, ticketType: 'adult', passportNumber: word }],
    answers: [{ questionId: '00000000-0000-4000-8000-000000000000', answer: word }],
    travellerNotes: { comments: word },
  });
  await pool.query(partsOf({ bookingId: booked.id, accountId, name, word }));
  return booked;
}

/** An address as its owner may type it. */
function inCapitals(address: string): string {
  return `${address.slice(0, 1).toUpperCase()}${address.slice(1)}`;
}

type Parts = {
  readonly bookingId: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly word: string;
};

/** Several statements at once, which take no parameters. */
function partsOf({ bookingId, accountId, name, word }: Parts): string {
  const [id, hash] = [`'${bookingId}'::uuid`, `'\\x${hashOf(word).toString('hex')}'::bytea`];
  const transferRequest = `jsonb_build_object('ride', jsonb_build_object('hotelName', '${word}'))`;
  return `
    update bookings set account_id = ${accountId === null ? 'null' : `'${accountId}'`}, quote = quote || ${transferRequest},
      access_key = '${keyOf(word, `${name}-a-`)}', guest_key = '${keyOf(word, `${name}-g-`)}',
      starts_at = now() - interval '3 days', ends_at = now() - interval '2 days' where id = ${id};
    insert into booking_transitions (booking_id, step, from_state, to_state, actor, reason)
    values (${id}, 'cancel', 'confirmed', 'completed', 'operator', '${word}');
    insert into discounts (code, percent, made_by) values ('MARK', 10, 'test') on conflict do nothing;
    insert into discount_uses (booking_id, discount_id, person, currency, amount_minor)
    select ${id}, id, ${hash}, 'EUR', 100 from discounts where code = 'MARK';
    insert into supplier_links (hash, booking_id) values (${hash} || uuid_send(${id}), ${id});
    insert into manifest_links (hash, booking_id, locale, open_until)
    values (${hash} || uuid_send(${id}), ${id}, 'en', now());
    insert into free_bookings (booking_id, address) values (${id}, ${hash});
    insert into foreign_bookings (id, booking_id, source, our_reference, offer) values (gen_random_uuid(), ${id}, 'bedbank',
      left(${id}::text, 18), '{"rooms": [{"party": {"childrenAges": ["${word}"]}}]}');
    update holds h set quote = h.quote || ${transferRequest}, browser = ${hash}, address = ${hash}, state = 'sold', ended_at = null
    from bookings b where b.id = ${id} and h.id = b.hold_id;
    insert into invoices (number, kind, booking_id, currency, total_minor, tax_percent, tax_minor, issued_to, issued_by)
    values ('2037-' || ${id}, 'invoice', ${id}, 'EUR', 9700, 19, 1549, '{"name": "${word}", "lines": []}',
      '{"name": "Boats", "lines": []}');
    insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state, captured_minor, provider_id)
    values (gen_random_uuid(), ${id}, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured', 9700, '${word}-${name}');
    insert into waivers (cart_id, participant_name, number, product_id, trip_date, kind, text_version, text_hash,
      guardian_name, signature_kind, signed_hash, signed_at, secret, document, document_hash)
    select cart_id, '${word}', 1, product_id, current_date, 'water', '1', sha256('text'), '${word}', 'typed', ${hash}, now(),
      '${keyOf(word, `${name}-w-`)}', '${word}'::bytea, sha256('${word}'::bytea) from bookings where id = ${id}`;
}

const OF_ACCOUNT = `
  with link as (insert into account_links (issuer, subject, account_id) values ('https://issuer.example', $3, $1)),
  session as (update sessions set browser = $3, system = $3 where account_id = $1),
  passkey as (
    insert into passkeys (id, account_id, user_handle, public_key, counter, transports, is_backed_up, name)
    values ($3, $1, $3, $4::bytea, 0, '{}', false, $3)),
  verification as (
    insert into email_verifications (secret_hash, account_id, email_key, expires_at) values ($4::bytea, $1, $2, now())),
  code as (
    insert into mail_codes (id, purpose, account_id, email, address_hash, code_hash, binding_hash, link_hash, is_known, code_ends_at, used_at)
    values (gen_random_uuid(), 'reset', $1, 'old-' || $2, $4::bytea, $4::bytea, $4::bytea, $4::bytea, false, now(), now())),
  event as (insert into account_events (account_id, kind) values ($1, 'log_in_code')),
  wish as (insert into wishes (account_id, product_id) values ($1, $5)),
  issued as (
    insert into oidc_rows (issuer, model, id_hash, payload, uid, grant_id, account, expires_at)
    values ('https://www.example.org/oidc', 'Session', $4::bytea, jsonb_build_object('login', $3::text), $3, $3, $1::text, now())),
  organisation as (
    insert into organisations (id, kind, name) values (gen_random_uuid(), 'concierge', 'Hotel of others') returning id),
  member as (
    insert into memberships (account_id, organisation_id, role) select $1, id, 'worker' from organisation),
  -- By a colleague, so that it does not go with the account.
  colleague as (
    insert into accounts (id, name, locale, email, email_key)
    values (gen_random_uuid(), 'Colleague', 'en', 'colleague@example.org', 'colleague@example.org') returning id),
  billing_email as (
    insert into billing_email_changes (secret_hash, organisation_id, email, email_key, requested_by, expires_at)
    select $4::bytea, organisation.id, $2, $2, colleague.id, now() from organisation, colleague)
  insert into invitations (secret_hash, id, organisation_id, email, email_key, role, expires_at)
  select $4::bytea, gen_random_uuid(), id, $2, $2, 'worker', now() from organisation`;

/** Emails, newsletter, messages and reviews, each found in one way only. */
async function storeLetters(
  { pool }: Database,
  { accountId, address, bookingIds }: MarkedTraveller,
  word: string,
  [own = '', guest = '']: readonly string[],
): Promise<void> {
  await pool.query(
    `insert into newsletter_subscriptions (list_id, email_address, status, language, consent)
     values ('news', $1, 'subscribed', 'en', $2)`,
    [address, word],
  );
  await pool.query(
    `insert into newsletter_tokens (hash, purpose, list_id, email_key) values ($2, 'unsubscribe', 'news', $1)`,
    [address, hashOf(word)],
  );
  await pool.query(
    `insert into enquiries (id, kind, name, email_address, booking_reference, message, locale, variant, status)
     values (gen_random_uuid(), 'other', $2, $1, $2, $2, 'en', 'ashore', 'open')`,
    [address, word],
  );
  const email = (key: string, to: string, about: { replyTo?: string; text: string; sent?: boolean }) =>
    pool.query(
      `insert into emails (key, to_address, reply_to, unsubscribe_url, locale, subject, body, sent_at)
       values ($1, $2, $3, $4, 'en', $4, jsonb_build_object('title', $4::text), case when $5 then now() end)`,
      [key, to, about.replyTo ?? null, about.text, about.sent ?? true],
    );
  await email(`code/${accountId}/1`, inCapitals(address), { text: word, sent: false });
  await email(`code/${accountId}/2`, `old-${address}`, { text: word });
  await email(`enquiry/${accountId}/1`, 'desk@example.org', { replyTo: address, text: word });
  await email(`enquiry/${accountId}/2`, 'desk@example.org', { text: `${word} at ${address}` });
  await email(`booking/${bookingIds[0]}/book/supplier`, 'boats@example.org', { text: word });
  await email(`manifest/${accountId}`, 'boats@example.org', { text: `${word} ${guest}` });
  const arrived = (text: string) =>
    pool.query(
      `insert into mailbox (message_id, message) values (gen_random_uuid()::text, jsonb_build_object('text', $1::text))`,
      [text],
    );
  await arrived(`To ${address}`);
  await arrived(`${word} travels with ${own}`);
  await review(pool, { word, reference: own, name: null, email: null, author: word });
  await review(pool, { word, reference: guest, name: word, email: 'other@example.org', author: undefined });
  await review(pool, { word, reference: null, name: word, email: address, author: word });
  await pool.query(
    `insert into emails (key, to_address, locale, subject, body, sent_at)
     select 'review/' || r.id || '/desk', 'desk@example.org', 'en', $2, jsonb_build_object('title', $2::text), now()
     from reviews r join review_invitations i on i.id = r.invitation_id where i.booking_reference = $1`,
    [own, word],
  );
  await pool.query(
    `update accounts set password = $2, first_name = $2, last_name = $2, phone_number = '+4915199887766' where id = $1`,
    [accountId, word],
  );
}

type StoredReview = {
  readonly word: string;
  readonly reference: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** Undefined if none was written. */
  readonly author: string | undefined;
};

async function review(
  pool: Database['pool'],
  { word, reference, name, email, author }: StoredReview,
): Promise<void> {
  const { rows } = await pool.query(
    `insert into review_invitations (hash, product_id, locale, name, email_address, travelled_on, booking_reference, expires_at)
     values ($1 || uuid_send(gen_random_uuid()), $2, 'en', $3, $4, current_date, $5, now()) returning id`,
    [hashOf(word), sailId, name, email, reference],
  );
  if (author === undefined) return;
  await pool.query(
    `insert into reviews (id, product_id, locale, author_name, rating, text, written_on, invitation_id)
     values (gen_random_uuid(), $1, 'en', $2, 5, 'A day at sea.', current_date, $3)`,
    [sailId, author, rows[0].id],
  );
}

/** The columns of the whole database that contain the mark, as text or as a hash: `table.column`. */
export async function findMark(client: Pick<Database['pool'], 'query'>): Promise<readonly string[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const patterns = [`%${MARK}%`, `%${hashOf(MARK).toString('hex')}%`, '%4915199887766%'];
  const found: string[] = [];
  for (const table of new Set(columns.map((one) => one.table))) {
    const own = columns.filter((one) => one.table === table).map(({ column }) => column);
    const tests = own.map((column) => `bool_or(t.${column}::text ilike any($1)) as "${column}"`);
    const { rows } = await client.query(`select ${tests.join(', ')} from ${table} t`, [patterns]);
    for (const column of own) if (rows[0]?.[column]) found.push(`${table}.${column}`);
  }
  return found;
}

/** All rows of the database that contain one of these values, as text, by their table. */
export async function rowsWith(
  client: Pick<Database['pool'], 'query'>,
  values: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any($1) order by 1`,
      [values.map((value) => `%${value}%`)],
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}
