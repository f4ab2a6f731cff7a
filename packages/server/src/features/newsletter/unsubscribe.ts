import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import { lockSubscriberOf } from './subscriber.ts';

/** Unsubscribes the owner of the token. Repeating it changes nothing. */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  await transaction(database, async ({ client }) => {
    const subscriber = await lockSubscriberOf(client, token, 'unsubscribe');
    if (!subscriber) throw new Failure('gone');
    const of = [subscriber.listId, subscriber.emailKey];
    await client.query(
      `update newsletter_subscriptions set status = 'unsubscribed', ended_at = now()
       where list_id = $1 and email_key = $2 and status <> 'unsubscribed'`,
      of,
    );
    // An earlier confirmation email must not subscribe the address again.
    await client.query(
      `delete from newsletter_tokens where list_id = $1 and email_key = $2 and purpose = 'confirm'`,
      of,
    );
  });
}
