import type { Queryable } from '../../database/queryable.ts';

/**
 * Deletes answered enquiries a year after the answer, and suspected spam after 30 days. Every enquiry is
 * deleted two years after it arrived, in case its answer was never recorded. The privacy notice states these
 * periods. One call deletes one batch and returns its size; the caller repeats it until it is 0.
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
