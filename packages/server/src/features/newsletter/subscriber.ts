import type { Locale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import { hashOf, newMailSecret } from '../../gateways/mail/mail-token.ts';

type TokenPurpose = 'confirm' | 'unsubscribe';

/** An address that has requested a list at least once. */
export type Subscriber = {
  readonly listId: string;
  readonly emailKey: string;
  readonly emailAddress: string;
  readonly status: 'pending' | 'subscribed' | 'unsubscribed';
  readonly language: Locale;
};

const columns = `s.list_id as "listId", s.email_key as "emailKey", s.email_address as "emailAddress", s.status, s.language`;

/**
 * Finds and locks a subscriber. Concurrent changes to the same subscriber wait until this transaction ends.
 */
export async function lockSubscriber(
  client: Queryable,
  { listId, emailAddress }: Pick<Subscriber, 'listId' | 'emailAddress'>,
): Promise<Subscriber | undefined> {
  const { rows } = await client.query<Subscriber>(
    `select ${columns} from newsletter_subscriptions s where list_id = $1 and email_key = lower($2) for update`,
    [listId, emailAddress],
  );
  return rows[0];
}

/**
 * Finds and locks a subscriber by a token from an email, unless the token has expired. `used` states whether
 * the token was used before.
 */
export async function lockSubscriberOf(
  client: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<(Subscriber & { readonly used: boolean }) | undefined> {
  const hash = hashOf(token);
  // Locks the subscriber first and the token second. All code uses this order, so that transactions cannot
  // deadlock.
  const { rows } = await client.query<Subscriber>(
    `select ${columns} from newsletter_tokens t join newsletter_subscriptions s using (list_id, email_key)
     where t.hash = $1 and t.purpose = $2 for update of s`,
    [hash, purpose],
  );
  const [subscriber] = rows;
  if (!subscriber) return undefined;
  const { rows: tokens } = await client.query<{ used: boolean }>(
    `update newsletter_tokens new set used_at = coalesce(new.used_at, now())
     from (select hash, used_at from newsletter_tokens where hash = $1) as old
     where new.hash = old.hash and (new.expires_at is null or new.expires_at > now())
     returning old.used_at is not null as used`,
    [hash],
  );
  return tokens[0] && { ...subscriber, used: tokens[0].used };
}

/** Issues a new token for a link in an email to this subscriber. With `days` null it never expires. */
export async function makeSubscriberToken(
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
