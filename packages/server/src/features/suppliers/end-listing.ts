import type { Database } from '../../database/connect.ts';

export type EndListingResult =
  | { readonly outcome: 'ended' | 'already'; readonly companyName: string }
  | { readonly outcome: 'unknown' };

/** Takes all products of a supplier off sale. The company's data is deleted six months later. */
export async function endListing({ pool }: Database, reference: string): Promise<EndListingResult> {
  const isSupplierOfApplication = `organisation.id = (select organisation_id from supplier_applications where reference = $1)`;
  const { rows } = await pool.query<{ name: string }>(
    `update organisations organisation set status = 'suspended' where ${isSupplierOfApplication} and status <> 'suspended'
     returning name`,
    [reference],
  );
  if (rows[0]) return { outcome: 'ended', companyName: rows[0].name };
  const supplier = await pool.query<{ name: string }>(
    `select name from organisations organisation where ${isSupplierOfApplication}`,
    [reference],
  );
  return supplier.rows[0]
    ? { outcome: 'already', companyName: supplier.rows[0].name }
    : { outcome: 'unknown' };
}
