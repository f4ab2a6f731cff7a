import type { Queryable } from '../../database/queryable.ts';

const due = {
  lapse: `state = 'awaiting_payment' and pay_until <= now() order by pay_until`,
  time_out: `state = 'on_request' and answer_until <= now() order by answer_until`,
  complete: `state = 'confirmed' and ends_at <= now() order by ends_at`,
} as const;

/** Bookings for which it is time, by the database's clock: some of them, the longest over first. */
export async function dueBookings(client: Queryable, step: keyof typeof due): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(`select id from bookings where ${due[step]} limit 100`);
  return rows.map(({ id }) => id);
}
