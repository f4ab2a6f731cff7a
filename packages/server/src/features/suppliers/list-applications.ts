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

export type ApplicationDetails = ListedApplication & {
  readonly legalForm: string;
  readonly registration: string;
  readonly taxNumber: string | null;
  readonly street: string;
  readonly website: string;
  readonly contactName: string;
  readonly emailAddress: string;
  readonly phone: string;
  readonly productTypes: readonly string[];
  readonly languages: readonly string[];
  readonly productCount: string;
  readonly message: string;
  readonly termsVersion: string;
};

/** Reads all that an operator verifies before the decision. Undefined for an unknown reference. */
export async function readApplication(
  { pool }: Pick<Database, 'pool'>,
  reference: string,
): Promise<ApplicationDetails | undefined> {
  const { rows } = await pool.query<ApplicationDetails>(
    `select reference, company_name as "companyName", city, country, applied_at as "appliedAt", status,
       decided_at as "decidedAt", decided_by as "decidedBy", legal_form as "legalForm", registration,
       tax_number as "taxNumber", street, website, contact_name as "contactName", email_address as "emailAddress",
       phone, product_types as "productTypes", languages, product_count as "productCount", message,
       terms_version::text as "termsVersion"
     from supplier_applications where reference = $1`,
    [reference],
  );
  return rows[0];
}

/** Lists pending applications, the oldest first and suspected spam last. With `includesDecided`, decided ones follow. */
export async function listApplications(
  { pool }: Database,
  { includesDecided }: { readonly includesDecided: boolean },
): Promise<ListedApplication[]> {
  const { rows } = await pool.query<ListedApplication>(
    `select reference, company_name as "companyName", city, country, applied_at as "appliedAt", status,
       decided_at as "decidedAt", decided_by as "decidedBy"
     from supplier_applications where $1 or status in ('received', 'suspected')
     order by array_position(array['received', 'suspected', 'approved', 'declined'], status), applied_at`,
    [includesDecided],
  );
  return rows;
}
