import { Failure } from '@ashore/core/errors/failure.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { secretName } from '../../gateways/mail/mail-secret.ts';
import { putMail } from '../../gateways/mail/put-mail.ts';
import { makeToken } from './mail-token.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import type { NewsletterSite } from './subscribe.ts';
import { lockSubscriberOf, type Subscriber } from './subscriber.ts';

/**
 * Puts the owner of an address on the list, who alone has the secret of its mail. The secret serves once; whoever sends
 * it again because the answer got lost hears the same as the first time, for as long as he is on the list.
 */
export async function confirmSubscription(
  database: Database,
  token: string,
  site: NewsletterSite,
): Promise<void> {
  await transaction(database, async ({ client }) => {
    const subscriber = await lockSubscriberOf(client, token, 'confirm');
    if (!subscriber) throw new Failure('gone');
    if (subscriber.status === 'subscribed') return;
    if (subscriber.used || subscriber.status !== 'pending') throw new Failure('gone');
    await client.query(
      `update newsletter_subscriptions set status = 'subscribed', confirmed_at = now()
       where list_id = $1 and email_key = $2`,
      [subscriber.listId, subscriber.emailKey],
    );
    await putWelcome(client, subscriber, site);
  });
}

async function putWelcome(
  client: Queryable,
  subscriber: Subscriber,
  { name, publicUrl }: NewsletterSite,
): Promise<void> {
  const { language, emailAddress } = subscriber;
  const locale = localeTable[language].messages;
  const { subject, title, paragraphs } = newsletterTexts[locale](name).welcome;
  // It is in every mail of the list and does not end: leaving must be as easy in a year as it is today.
  const token = await makeToken(client, subscriber, { purpose: 'unsubscribe', days: null });
  await putMail(client, {
    key: `newsletter-welcome/${secretName(token)}`,
    to: emailAddress,
    locale,
    subject,
    unsubscribeUrl: `${publicUrl}/unsubscribe/${language}/${token}`,
    body: { title, paragraphs },
  });
}
