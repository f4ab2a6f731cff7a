import type { Queryable } from '../../database/queryable.ts';

/**
 * Forgets messages a year after their answer and all two years after they came, so that one whose answer nobody noted
 * has an end too; after a month what a program wrote. The privacy notice says so.
 */
export async function purgeEnquiries(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from enquiries where id in (
       select id from enquiries
       where (status = 'answered' and answered_at < now() - interval '12 months')
          or written_at < now() - interval '2 years'
          or (status = 'suspected' and written_at < now() - interval '30 days')
       limit 5000)`,
  );
  return rowCount ?? 0;
}
