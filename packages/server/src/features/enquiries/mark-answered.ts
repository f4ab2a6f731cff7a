import type { Database } from '../../database/connect-database.ts';

export type MarkAnswered = { readonly reference: string; readonly by: string };

export type AnsweredOutcome =
  | { readonly outcome: 'answered' | 'already'; readonly by: string; readonly at: Date }
  | { readonly outcome: 'unknown' };

/** Notes that somebody has answered. The first who says so is the one who is remembered. */
export async function markAnswered(
  { pool }: Database,
  { reference, by }: MarkAnswered,
): Promise<AnsweredOutcome> {
  const marked = await pool.query<{ at: Date }>(
    `update enquiries set status = 'answered', answered_at = now(), answered_by = $2
     where reference = $1 and status <> 'answered' returning answered_at as at`,
    [reference, by],
  );
  if (marked.rows[0]) return { outcome: 'answered', by, at: marked.rows[0].at };
  const { rows } = await pool.query<{ by: string; at: Date }>(
    'select answered_by as by, answered_at as at from enquiries where reference = $1',
    [reference],
  );
  return rows[0] ? { outcome: 'already', ...rows[0] } : { outcome: 'unknown' };
}
