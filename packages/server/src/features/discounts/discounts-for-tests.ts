import { randomBytes, randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { isUsedTooOften } from './is-used-too-often.ts';
import { makeDiscount, type NewDiscount } from './make-discount.ts';
import { type TakeDiscount, takeDiscount } from './take-discount.ts';

export const productId = randomUUID();

/** A tenth off everything for everybody, unless said otherwise. */
export async function discountWith(database: Database, more: Partial<NewDiscount> = {}): Promise<string> {
  const code = `CODE-${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { percent: 10, amounts: null };
  const open = { from: null, until: null, mostUses: null, mostOfPerson: null, products: null, budgets: {} };
  const made = await makeDiscount(database, { code, terms, ...open, by: 'Ada', ...more });
  if (made.outcome !== 'made') throw new Error(made.outcome);
  return more.code ?? code;
}

/** A booking of somebody else for a hundred euros, in a transaction that stands only where he may have the code again. */
export async function take(database: Database, code: string, more: Partial<TakeDiscount> = {}) {
  const bookingId = await bookingRow(database);
  const sale = { bookingId, email: `${bookingId}@example.org`, productId, gross: money(10_000, 'EUR') };
  const said = await transaction(database, async ({ client }) => {
    const applied = await takeDiscount(client, { code, ...sale, ...more });
    if (await isUsedTooOften(client, bookingId)) throw new Error('used_by_you');
    return 'off' in applied ? applied.off.amount : applied.refusal;
  }).catch((error: Error) => error.message);
  return { bookingId, said };
}

/** As little of a booking as the database takes. */
export async function bookingRow({ pool }: Database): Promise<string> {
  const id = randomUUID();
  const supplier = '00000000-0000-4000-8000-00000000d15c';
  await pool.query(
    `insert into organisations (id, kind, name) values ($1, 'supplier', 'Supplier') on conflict do nothing`,
    [supplier],
  );
  await pool.query(
    `insert into bookings (id, cart_id, hold_id, held_until, order_number, access_key, state, variant, checkout_kind, locale, quote,
       product_id, supplier_id, spots, currency, gross_minor, total_minor, commission_percent, needs_answer, method,
       contact, participants, starts_at, ends_at, time_zone, pay_until)
     values ($1, gen_random_uuid(), gen_random_uuid(), now(), $2, $3, 'awaiting_payment', 'ashore', 'direct', 'en', '{}', gen_random_uuid(), $4, 1,
       'EUR', 10000, 10000, 20, false, 'credit-card', '{}', '[]', now(), now(), 'Europe/Lisbon', now())`,
    [id, orderNumber(), randomBytes(32).toString('base64url'), supplier],
  );
  return id;
}

function orderNumber(): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return [...randomBytes(8)].map((byte) => letters[byte % 32]).join('');
}

export async function countsOf({ pool }: Database, code: string) {
  const { rows } = await pool.query<{ uses: number; taken: number; spent: string | null }>(
    `select uses, (select count(*)::int from discount_uses u where u.discount_id = d.id and given_back_at is null) as taken,
       (select sum(spent_minor) from discount_budgets b where b.discount_id = d.id) as spent
     from discounts d where code = $1`,
    [code],
  );
  return rows[0];
}
