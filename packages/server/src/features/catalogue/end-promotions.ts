import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import type { ClientBase } from 'pg';

export type EndPromotions = {
  readonly products: readonly unknown[];
  /** Those that go on. */
  readonly except: readonly unknown[];
  readonly today: LocalDate;
};

/**
 * Ends the promotions of these products but some. One that has begun is kept with its last day: what it asked counts
 * for the lowest price of thirty days. One that nobody has booked by yet goes without a trace.
 */
export async function endPromotions(
  client: ClientBase,
  { products, except, today }: EndPromotions,
): Promise<void> {
  const others = 'product_id = any($1::uuid[]) and id <> all($2::uuid[])';
  await client.query(`delete from promotions where ${others} and book_from >= $3`, [products, except, today]);
  await client.query(`update promotions set book_until = $4 where ${others} and book_until >= $3`, [
    products,
    except,
    today,
    addDays(today, -1),
  ]);
}
