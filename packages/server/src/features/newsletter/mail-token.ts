import type { Queryable } from '../../database/queryable.ts';
import { hashOf, newMailSecret } from '../../gateways/mail/mail-secret.ts';
import type { Subscriber, TokenPurpose } from './subscriber.ts';

/** A new secret for a link in a mail to this subscriber. */
export async function makeToken(
  client: Queryable,
  { listId, emailKey }: Pick<Subscriber, 'listId' | 'emailKey'>,
  { purpose, days }: { readonly purpose: TokenPurpose; readonly days: number | null },
): Promise<string> {
  const token = newMailSecret();
  await client.query(
    `insert into newsletter_tokens (hash, purpose, list_id, email_key, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [hashOf(token), purpose, listId, emailKey, days],
  );
  return token;
}
