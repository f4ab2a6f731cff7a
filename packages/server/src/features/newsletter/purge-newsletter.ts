import type { Queryable } from '../../database/queryable.ts';

/**
 * Deletes tokens a day after they expire and requests that were not confirmed within 30 days. Proof of
 * consent is deleted three years after the subscription ends.
 */
export async function purgeNewsletter(client: Queryable): Promise<number> {
  const tokens = await client.query(
    `delete from newsletter_tokens where hash in (
       select hash from newsletter_tokens where expires_at < now() - interval '1 day' limit 5000)`,
  );
  const subscriptions = await client.query(
    `delete from newsletter_subscriptions where (list_id, email_key) in (
       select list_id, email_key from newsletter_subscriptions
       where (status = 'pending' and requested_at < now() - interval '30 days')
          or (status = 'unsubscribed' and ended_at < now() - interval '3 years')
       limit 5000)`,
  );
  return (tokens.rowCount ?? 0) + (subscriptions.rowCount ?? 0);
}
