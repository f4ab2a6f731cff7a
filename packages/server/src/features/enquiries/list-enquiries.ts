import type { Database } from '../../database/connect-database.ts';

export type OpenEnquiry = {
  readonly reference: string;
  readonly kind: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly writtenAt: Date;
  readonly isSuspected: boolean;
};

/** What waits for an answer, the oldest first; what a program seems to have written, last. */
export async function listEnquiries({ pool }: Database): Promise<OpenEnquiry[]> {
  const { rows } = await pool.query<OpenEnquiry>(
    `select reference, kind, name, email_address as "emailAddress", written_at as "writtenAt",
       status = 'suspected' as "isSuspected"
     from enquiries where status <> 'answered' order by status = 'suspected', written_at`,
  );
  return rows;
}
