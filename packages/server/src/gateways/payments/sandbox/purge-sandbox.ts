import type { Queryable } from '../../../database/queryable.ts';

/** How long payments are kept: testers may want to refund one. */
const retentionDays = 400;

/**
 * Deletes payments that have not changed since then, and card tokens of that age. Returns how many rows it
 * deleted.
 */
export async function purgeSandbox(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ gone: number }>(
    `with old as (
       delete from sandbox_intents where id in (
         select id from sandbox_intents where changed_at < now() - make_interval(days => $1) limit 500) returning id),
     unused as (
       delete from sandbox_cards where token in (
         select token from sandbox_cards where made_at < now() - make_interval(days => $1) limit 500) returning token)
     select ((select count(*) from old) + (select count(*) from unused))::int as gone`,
    [retentionDays],
  );
  return rows[0]?.gone ?? 0;
}
