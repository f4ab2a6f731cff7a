import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { lockSubscriberOf } from './subscriber.ts';

/** Takes whoever has a mail of the list off it. Doing it again changes nothing. */
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
    // A mail from before must not put him on the list again.
    await client.query(
      `delete from newsletter_tokens where list_id = $1 and email_key = $2 and purpose = 'confirm'`,
      of,
    );
  });
}
