import type { Queryable } from '../../database/queryable.ts';

const OWN_USES = `
  select count(*) > d.most_of_person as "isTooOften"
  from discount_uses mine
  join discounts d on d.id = mine.discount_id and d.most_of_person is not null
  join discount_uses u on u.discount_id = mine.discount_id and u.person = mine.person and u.given_back_at is null
  where mine.booking_id = $1 and mine.given_back_at is null
  group by d.most_of_person`;

/**
 * Whether a booking has taken its code once more than one person may; then its transaction must not stand. Asked last of
 * all: else anybody could ask of anybody's address, by a call that something else is wrong with, whether it had the code.
 */
export async function isUsedTooOften(client: Queryable, bookingId: string): Promise<boolean> {
  const { rows } = await client.query<{ isTooOften: boolean }>(OWN_USES, [bookingId]);
  return rows[0]?.isTooOften ?? false;
}
