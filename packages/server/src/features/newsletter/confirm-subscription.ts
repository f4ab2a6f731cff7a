import { Failure } from '@ashore/core/errors/failure.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { secretName } from '../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../gateways/mail/outbox.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import type { NewsletterSite } from './subscribe.ts';
import { lockSubscriberOf, makeSubscriberToken, type Subscriber } from './subscriber.ts';

/**
 * Subscribes the owner of an address, who alone has the token from the email. A token works once. If a client
 * sends it again after a lost answer, it succeeds again while its owner is subscribed.
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
    await enqueueWelcome(client, subscriber, site);
  });
}

/** Emails the welcome, with the link that unsubscribes. */
export async function enqueueWelcome(
  client: Queryable,
  subscriber: Subscriber,
  { name, publicUrl }: NewsletterSite,
): Promise<void> {
  const { language, emailAddress } = subscriber;
  const locale = localeTable[language].messages;
  const { subject, title, paragraphs } = newsletterTexts[locale](name).welcome;
  // Every newsletter contains this token, and it never expires. Unsubscribing must be as easy in a year as it
  // is today.
  const token = await makeSubscriberToken(client, subscriber, { purpose: 'unsubscribe', days: null });
  await enqueueMail(client, {
    key: `newsletter-welcome/${secretName(token)}`,
    to: emailAddress,
    locale,
    subject,
    unsubscribeUrl: `${publicUrl}/unsubscribe/${language}/${token}`,
    body: { title, paragraphs },
  });
}
