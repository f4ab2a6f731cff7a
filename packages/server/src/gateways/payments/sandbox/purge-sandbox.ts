import type { Queryable } from '../../../database/queryable.ts';

/** As long as anybody may want to refund what he paid in a test. */
const keptDays = 400;

/** Throws away payments of long ago, and tokens that nobody used; how many went. */
export async function purgeSandbox(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ gone: number }>(
    `with old as (
       delete from sandbox_intents where id in (
         select id from sandbox_intents where changed_at < now() - make_interval(days => $1) limit 500) returning id),
     unused as (
       delete from sandbox_cards where token in (
         select token from sandbox_cards where made_at < now() - make_interval(days => $1) limit 500) returning token)
     select (select count(*) from old) + (select count(*) from unused) as gone`,
    [keptDays],
  );
  return Number(rows[0]?.gone ?? 0);
}
