import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { seenLines } from '@ashore/core/text/seen-text.ts';
import type { PoolClient } from 'pg';
import { putJob } from '../../database/jobs/put-job.ts';
import type { Queryable } from '../../database/queryable.ts';
import { oneLine } from './one-line.ts';

type MailLink = { readonly label: string; readonly url: string };

/** What a mail says. How it looks, in HTML and as plain text, is the gateway's. */
export type MailBody = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: MailLink;
  /** What else may be opened, below it. */
  readonly links?: readonly MailLink[];
  readonly small?: readonly string[];
  /** What it is about as schema.org has it: mail programs put a trip into calendars by it. */
  readonly data?: Readonly<Record<string, unknown>>;
};

export type Mail = {
  /** The same key is never sent twice. It outlives the mail, so it holds nothing personal. */
  readonly key: string;
  readonly to: string;
  readonly replyTo?: string;
  /** Of a newsletter: an address that takes its reader off the list when it is posted to. */
  readonly unsubscribeUrl?: string;
  readonly locale: MessageLocale;
  readonly subject: string;
  readonly body: MailBody;
};

/**
 * Writes a mail into the outbox, in the caller's transaction: it is sent if that commits, once, by a worker. False when
 * this key was there already.
 */
export async function putMail(client: PoolClient | Queryable, mail: Mail): Promise<boolean> {
  for (const [field, address] of [
    ['to', mail.to],
    ['replyTo', mail.replyTo],
  ] as const) {
    if (address !== undefined && !isEmailAddress(address)) throw new Failure('invalid_input', { field });
  }
  const { rowCount } = await client.query(
    `insert into mails (key, to_address, reply_to, unsubscribe_url, locale, subject, body)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing`,
    [
      mail.key,
      mail.to,
      mail.replyTo ?? null,
      mail.unsubscribeUrl ?? null,
      mail.locale,
      oneLine(mail.subject, 200),
      JSON.stringify(mail.body, (_, value) => (typeof value === 'string' ? seenLines(value) : value)),
    ],
  );
  if (rowCount !== 1) return false;
  await putJob(client, { kind: 'send-mail', key: mail.key, payload: { key: mail.key } });
  return true;
}
