import type { Queryable } from '../../../database/queryable.ts';

/**
 * Deletes state of the embedded issuer that has expired. Returns how many rows. A file of its own, because workers import
 * it and must not load the issuer.
 */
export async function purgeProviderRows(client: Queryable): Promise<number> {
  const { rowCount } = await client.query('delete from oidc_rows where expires_at < now()');
  return rowCount ?? 0;
}
