import type { Locale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import { hashOf } from '../../gateways/mail/mail-secret.ts';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** Somebody who has asked for a list at least once. */
export type Subscriber = {
  readonly listId: string;
  readonly emailKey: string;
  readonly emailAddress: string;
  readonly status: 'pending' | 'subscribed' | 'unsubscribed';
  readonly language: Locale;
};

const columns = `s.list_id as "listId", s.email_key as "emailKey", s.email_address as "emailAddress", s.status, s.language`;

/** Finds and locks: whoever else decides about the same subscriber waits until this transaction is over. */
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

/** The same by the secret out of a mail, which must not be over; `used` says whether it has served before. */
export async function lockSubscriberOf(
  client: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<(Subscriber & { readonly used: boolean }) | undefined> {
  const hash = hashOf(token);
  // The subscriber first and the token afterwards: in this order everywhere, so that no two wait for each other.
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
