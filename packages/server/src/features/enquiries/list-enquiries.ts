import type { Database } from '../../database/connect.ts';

export type ListedEnquiry = {
  readonly reference: string;
  readonly kind: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly writtenAt: Date;
  readonly bookingReference: string;
  readonly message: string;
  readonly isSuspected: boolean;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
};

/** Lists the unanswered enquiries, the oldest first and suspected spam last. With `includesAnswered`, answered ones follow. */
export async function listEnquiries(
  { pool }: Database,
  { includesAnswered }: { readonly includesAnswered: boolean },
): Promise<ListedEnquiry[]> {
  const { rows } = await pool.query<ListedEnquiry>(
    `select reference, kind, name, email_address as "emailAddress", written_at as "writtenAt",
       booking_reference as "bookingReference", message, status = 'suspected' as "isSuspected",
       answered_at as "answeredAt", answered_by as "answeredBy"
     from enquiries where $1 or status <> 'answered'
     order by array_position(array['open', 'suspected', 'answered'], status), written_at`,
    [includesAnswered],
  );
  return rows;
}

export type MarkAnsweredInput = { readonly reference: string; readonly by: string };

export type MarkAnsweredResult =
  | { readonly outcome: 'answered' | 'already'; readonly by: string; readonly at: Date }
  | { readonly outcome: 'unknown' };

/** Marks an enquiry as answered. The first operator to do so is recorded. */
export async function markAnswered(
  { pool }: Database,
  { reference, by }: MarkAnsweredInput,
): Promise<MarkAnsweredResult> {
  const updated = await pool.query<{ at: Date }>(
    `update enquiries set status = 'answered', answered_at = now(), answered_by = $2
     where reference = $1 and status <> 'answered' returning answered_at as at`,
    [reference, by],
  );
  if (updated.rows[0]) return { outcome: 'answered', by, at: updated.rows[0].at };
  const { rows } = await pool.query<{ by: string; at: Date }>(
    'select answered_by as by, answered_at as at from enquiries where reference = $1',
    [reference],
  );
  return rows[0] ? { outcome: 'already', ...rows[0] } : { outcome: 'unknown' };
}
