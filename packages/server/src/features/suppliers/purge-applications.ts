import type { Queryable } from '../../database/queryable.ts';

/**
 * Forgets applications six months after they were declined, and after a month what a program wrote. The privacy notice
 * says so. What was approved belongs to the supplier's record and stays with it.
 */
export async function purgeApplications(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from supplier_applications where id in (
       select id from supplier_applications
       where (status = 'declined' and decided_at < now() - interval '6 months')
          or (status = 'suspected' and applied_at < now() - interval '30 days')
       limit 5000)`,
  );
  return rowCount ?? 0;
}
