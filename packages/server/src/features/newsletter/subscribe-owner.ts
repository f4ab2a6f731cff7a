import { localeTable } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { enqueueWelcome } from './confirm-subscription.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import type { NewsletterSite, Subscription } from './subscribe.ts';
import { lockSubscriber } from './subscriber.ts';
import { endSubscription } from './unsubscribe.ts';

/** Whether an address is on the list and has confirmed it. */
export async function isSubscribed(
  client: Queryable,
  { listId, emailAddress }: Pick<Subscription, 'listId' | 'emailAddress'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from newsletter_subscriptions
     where list_id = $1 and email_key = lower($2) and status = 'subscribed'`,
    [listId, emailAddress],
  );
  return rowCount === 1;
}

type SetSubscribedInput = { readonly isSubscribed: boolean; readonly site: NewsletterSite };

/**
 * Subscribes or unsubscribes the owner of an account with this confirmed address. The account has proved the address, so no
 * email asks for it again. The consent is stored as with every subscription, and the welcome email has the link that ends it.
 * Repeating it changes nothing.
 */
export async function setSubscribed(
  database: Database,
  owner: Subscription,
  { isSubscribed: shouldSubscribe, site }: SetSubscribedInput,
): Promise<void> {
  const { listId, emailAddress, language } = owner;
  await transaction(database, async ({ client }) => {
    if (shouldSubscribe)
      await client.query(
        `insert into newsletter_subscriptions (list_id, email_address, status, language)
         values ($1, $2, 'pending', $3) on conflict do nothing`,
        [listId, emailAddress, language],
      );
    const subscriber = await lockSubscriber(client, owner);
    if (!subscriber) return;
    // Also one that is not confirmed yet: its link must not subscribe the owner later.
    if (!shouldSubscribe) return endSubscription(client, subscriber);
    if (subscriber.status === 'subscribed') return;
    const { consent } = newsletterTexts[localeTable[language].messages](site.name);
    await client.query(
      `update newsletter_subscriptions set status = 'subscribed', email_address = $3, language = $4, consent = $5,
         requested_at = now(), confirmed_at = now(), ended_at = null
       where list_id = $1 and email_key = $2`,
      [listId, subscriber.emailKey, emailAddress, language, consent],
    );
    await enqueueWelcome(client, { ...subscriber, emailAddress, language }, site);
  });
}
