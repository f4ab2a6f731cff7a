import type { Queryable } from '../../database/queryable.ts';

type Watermark = { readonly since: Date; readonly now: Date };

/** From when on changes at a provider have not been compared yet: a little before, since clocks differ. */
export async function readWatermark(client: Queryable, gateway: string): Promise<Watermark> {
  const { rows } = await client.query<Watermark>(
    `select coalesce((select seen_until from payment_watermarks where gateway = $1), now() - interval '7 days')
       - interval '2 minutes' as since, now() as now`,
    [gateway],
  );
  const [watermark] = rows;
  if (!watermark) throw new Error('No watermark was read.');
  return watermark;
}

export async function keepWatermark(client: Queryable, gateway: string, seenUntil: Date): Promise<void> {
  await client.query(
    `insert into payment_watermarks (gateway, seen_until) values ($1, $2)
     on conflict (gateway) do update set seen_until = greatest(payment_watermarks.seen_until, excluded.seen_until)`,
    [gateway, seenUntil],
  );
}
