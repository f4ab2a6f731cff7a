import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/queryable.ts';
import type { Subscriber } from './subscriber.ts';
import { hashOf, type TokenPurpose } from './token-hash.ts';

/** A new secret for a link in a mail to this subscriber. It is in the mail and nowhere else: we keep its hash. */
export async function makeToken(
  client: Queryable,
  { listId, emailKey }: Pick<Subscriber, 'listId' | 'emailKey'>,
  { purpose, days }: { readonly purpose: TokenPurpose; readonly days: number | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into newsletter_tokens (hash, purpose, list_id, email_key, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [hashOf(token), purpose, listId, emailKey, days],
  );
  return token;
}

/** Names a mail after the secret in it, without giving the secret away. */
export function tokenName(token: string): string {
  return hashOf(token).toString('base64url').slice(0, 22);
}
