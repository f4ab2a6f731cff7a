import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { lockSubscriberOf, type Subscriber } from './subscriber.ts';

/** Unsubscribes the owner of the token. Repeating it changes nothing. */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  await transaction(database, async ({ client }) => {
    const subscriber = await lockSubscriberOf(client, token, 'unsubscribe');
    if (!subscriber) throw new Failure('gone');
    await endSubscription(client, subscriber);
  });
}

/** Ends a subscription, in the transaction that has locked it. */
export async function endSubscription(
  client: Queryable,
  { listId, emailKey }: Pick<Subscriber, 'listId' | 'emailKey'>,
): Promise<void> {
  const subscriptionKey = [listId, emailKey];
  await client.query(
    `update newsletter_subscriptions set status = 'unsubscribed', ended_at = now()
       where list_id = $1 and email_key = $2 and status <> 'unsubscribed'`,
    subscriptionKey,
  );
  // An earlier confirmation email must not subscribe the address again.
  await client.query(
    `delete from newsletter_tokens where list_id = $1 and email_key = $2 and purpose = 'confirm'`,
    subscriptionKey,
  );
}
