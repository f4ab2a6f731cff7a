import type { Queryable } from '../../database/queryable.ts';

/** Forgets messages a year after their answer, and after a month what a program wrote. The privacy notice says so. */
export async function purgeEnquiries(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from enquiries where id in (
       select id from enquiries
       where (status = 'answered' and answered_at < now() - interval '12 months')
          or (status = 'suspected' and written_at < now() - interval '30 days')
       limit 5000)`,
  );
  return rowCount ?? 0;
}
