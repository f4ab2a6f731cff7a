import { randomBytes, randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import type { Database } from '../../src/database/connect.ts';
import { transaction } from '../../src/database/transaction.ts';
import { createDiscount, type NewDiscount } from '../../src/features/discounts/manage-discounts.ts';
import {
  isUsedTooOften,
  type RedeemDiscountInput,
  redeemDiscount,
} from '../../src/features/discounts/redeem-discount.ts';

export const productId = randomUUID();

/** Creates a discount code that takes 10 % off every product for all travellers, with these differences. */
export async function discountWith(
  database: Database,
  differences: Partial<NewDiscount> = {},
): Promise<string> {
  const code = `CODE-${randomBytes(4).toString('hex').toUpperCase()}`;
  const terms = { percent: 10, amounts: null };
  const open = { from: null, until: null, mostUses: null, mostOfPerson: null, products: null, budgets: {} };
  const creation = await createDiscount(database, { code, terms, ...open, by: 'Ada', ...differences });
  if (creation.outcome !== 'made') throw new Error(creation.outcome);
  return differences.code ?? code;
}

/**
 * Redeems a code for a new booking of 100 euros. The transaction is rolled back if this person has used the
 * code too often.
 */
export async function redeemCode(
  database: Database,
  code: string,
  differences: Partial<RedeemDiscountInput> = {},
) {
  const bookingId = await bookingRow(database);
  const sale = { bookingId, email: `${bookingId}@example.org`, productId, gross: money(10_000, 'EUR') };
  const outcome = await transaction(database, async ({ client }) => {
    const applied = await redeemDiscount(client, { code, ...sale, ...differences });
    if (await isUsedTooOften(client, bookingId)) throw new Error('used_by_you');
    return 'reduction' in applied ? applied.reduction.amount : applied.refusal;
  }).catch((error: Error) => error.message);
  return { bookingId, outcome };
}

/** The smallest booking that the database accepts. */
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
    `select uses, (select count(*)::int from discount_uses u where u.discount_id = d.id and released_at is null) as taken,
       (select sum(spent_minor) from discount_budgets b where b.discount_id = d.id) as spent
     from discounts d where code = $1`,
    [code],
  );
  return rows[0];
}
