import type { Database } from '../../database/connect.ts';

export type ListedApplication = {
  readonly reference: string;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
  readonly appliedAt: Date;
  readonly status: 'received' | 'approved' | 'declined' | 'suspected';
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
};

/** Lists pending applications, the oldest first and suspected spam last. With `all`, decided ones follow. */
export async function listApplications(
  { pool }: Database,
  { all }: { readonly all: boolean },
): Promise<ListedApplication[]> {
  const { rows } = await pool.query<ListedApplication>(
    `select reference, company_name as "companyName", city, country, applied_at as "appliedAt", status,
       decided_at as "decidedAt", decided_by as "decidedBy"
     from supplier_applications where $1 or status in ('received', 'suspected')
     order by array_position(array['received', 'suspected', 'approved', 'declined'], status), applied_at`,
    [all],
  );
  return rows;
}
