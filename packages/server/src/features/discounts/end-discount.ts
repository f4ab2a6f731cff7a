import type { Database } from '../../database/connect-database.ts';

type EndDiscount = { readonly code: string; readonly by: string };

/** From now on nobody can use it; who has, keeps what he got. False when there is none that has not ended. */
export async function endDiscount(
  { pool }: Pick<Database, 'pool'>,
  { code, by }: EndDiscount,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update discounts set ended_at = now(), ended_by = $2 where code = $1 and ended_at is null',
    [code, by],
  );
  return rowCount === 1;
}
