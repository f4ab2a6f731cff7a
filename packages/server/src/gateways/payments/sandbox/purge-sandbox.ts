import type { Queryable } from '../../../database/queryable.ts';

/** How long payments are kept: testers may want to refund one. */
const retentionDays = 400;

/**
 * Deletes payments that have not changed since then, and card tokens of that age. Returns how many rows it
 * deleted.
 */
export async function purgeSandbox(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ deleted: number }>(
    `with old_intents as (
       delete from sandbox_intents where id in (
         select id from sandbox_intents where changed_at < now() - make_interval(days => $1) limit 500) returning id),
     old_cards as (
       delete from sandbox_cards where token in (
         select token from sandbox_cards where made_at < now() - make_interval(days => $1) limit 500) returning token)
     select ((select count(*) from old_intents) + (select count(*) from old_cards))::int as deleted`,
    [retentionDays],
  );
  return rows[0]?.deleted ?? 0;
}
