import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { secretName } from '../../gateways/mail/mail-token.ts';
import { enqueueMail } from '../../gateways/mail/outbox.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { lockSubscriber, makeSubscriberToken, type Subscriber } from './subscriber.ts';

export type Subscription = {
  readonly listId: string;
  readonly emailAddress: string;
  readonly language: Locale;
};

/** The name of the site in its emails, and the address that their links begin with. */
export type NewsletterSite = { readonly name: string; readonly publicUrl: string };

/**
 * Records a request for the newsletter and enqueues a confirmation email to the owner of the address. Returns
 * false if the address is already subscribed. A repeated request before confirmation gets the same answer. A
 * new email is sent only after a while, so that a stranger cannot flood an inbox.
 */
export async function subscribe(
  database: Database,
  request: Subscription,
  site: NewsletterSite,
): Promise<boolean> {
  return transaction(database, async ({ client }) => {
    await client.query(
      `insert into newsletter_subscriptions (list_id, email_address, status, language)
       values ($1, $2, 'pending', $3) on conflict do nothing`,
      [request.listId, request.emailAddress, request.language],
    );
    const subscriber = await lockSubscriber(client, request);
    if (!subscriber || subscriber.status === 'subscribed') return false;
    if (await hasRecentEmail(client, subscriber)) return true;
    await requestConfirmation(client, subscriber, request, site);
    return true;
  });
}

/** The limits are one email in ten minutes and five in a day. */
async function hasRecentEmail(client: Queryable, { listId, emailKey }: Subscriber): Promise<boolean> {
  const { rows } = await client.query<{ lately: boolean }>(
    `select count(*) >= 5 or coalesce(max(made_at) > now() - interval '10 minutes', false) as lately
     from newsletter_tokens
     where list_id = $1 and email_key = $2 and purpose = 'confirm' and made_at > now() - interval '1 day'`,
    [listId, emailKey],
  );
  return rows[0]?.lately ?? false;
}

async function requestConfirmation(
  client: Queryable,
  subscriber: Subscriber,
  { emailAddress, language }: Subscription,
  { name, publicUrl }: NewsletterSite,
): Promise<void> {
  const locale = localeTable[language].messages;
  const { consent, confirm } = newsletterTexts[locale](name);
  await client.query(
    `update newsletter_subscriptions
     set status = 'pending', email_address = $3, language = $4, consent = $5, requested_at = now(),
       confirmed_at = null, ended_at = null
     where list_id = $1 and email_key = $2`,
    [subscriber.listId, subscriber.emailKey, emailAddress, language, consent],
  );
  const token = await makeSubscriberToken(client, subscriber, { purpose: 'confirm', days: 7 });
  await enqueueMail(client, {
    key: `newsletter-confirm/${secretName(token)}`,
    to: emailAddress,
    locale,
    subject: confirm.subject,
    body: {
      title: confirm.title,
      paragraphs: [...confirm.paragraphs, consent],
      action: { label: confirm.action, url: `${publicUrl}/${language}/newsletter/confirm?token=${token}` },
      small: confirm.small,
    },
  });
}
