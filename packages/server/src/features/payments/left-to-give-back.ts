import type { Queryable } from '../../database/queryable.ts';

/** What is there of a payment after all that went back, or is on its way. */
export async function leftToGiveBack(client: Queryable, paymentId: string): Promise<number> {
  const { rows } = await client.query<{ left: number }>(
    `select (p.captured_minor - coalesce((
       select sum(amount_minor) from refunds where payment_id = p.id and state <> 'failed'), 0))::float8 as left
     from payments p where p.id = $1`,
    [paymentId],
  );
  return rows[0]?.left ?? 0;
}
