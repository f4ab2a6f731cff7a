import type { Queryable } from '../../database/queryable.ts';

/**
 * Deletes applications six months after they were declined, and undecided ones a year after they arrived.
 * Suspected spam is deleted after a month. An approved application and the trader's identity stay until six
 * months after the supplier's listing ends (Regulation (EU) 2022/2065, article 30). The privacy notice states
 * these periods.
 */
export async function purgeApplications(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `with gone as (
       select id from organisations where suspended_at < now() - interval '6 months'
     ), identities as (
       delete from trader_identities where organisation_id in (select id from gone)
     ), addresses as (
       update organisations set street = null, tax_number = null
       where (street is not null or tax_number is not null) and id in (
         select organisation_id from supplier_applications where organisation_id in (select id from gone))
     )
     delete from supplier_applications where id in (
       select id from supplier_applications
       where (status = 'declined' and decided_at < now() - interval '6 months')
          or (status = 'received' and applied_at < now() - interval '12 months')
          or (status = 'suspected' and applied_at < now() - interval '30 days')
          or organisation_id in (select id from gone)
       limit 5000)`,
  );
  return rowCount ?? 0;
}
