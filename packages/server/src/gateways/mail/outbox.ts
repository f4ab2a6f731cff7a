import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { visibleLine, visibleLines } from '@ashore/core/text/typed-text.ts';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable.ts';
import { jobKinds } from '../../database/queue/enqueue-job.ts';

/** A labelled line, and the address behind its value: a telephone number or a map. */
export type MailFact = readonly [label: string, value: string, href?: string];

type MailLink = { readonly label: string; readonly url: string };

/**
 * What an email says. render/html.ts and render/text.ts write the same, so a new field belongs in both. Only
 * `data` is in the HTML alone.
 */
export type MailBody = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly MailFact[];
  readonly action?: MailLink;
  /** Further links, below the action. */
  readonly links?: readonly MailLink[];
  /** Small print, at the end. */
  readonly small?: readonly string[];
  /** What the email is about, in schema.org terms. Mail programs use it to put a trip into calendars. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** The words of an email with one link, by language. The address of the link is added when the email is written. */
export type MailTexts = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly small: readonly string[];
};

export type Mail = {
  /**
   * An email with the same key is never sent twice. The key outlives the email, so it contains nothing
   * personal.
   */
  readonly key: string;
  readonly to: string;
  readonly replyTo?: string;
  /** For an email that its reader may refuse: the address that unsubscribes the reader when it is posted to. */
  readonly unsubscribeUrl?: string;
  readonly locale: MessageLocale;
  readonly subject: string;
  readonly body: MailBody;
  /** The email is not sent before; without it, it is sent at once. */
  readonly sendAt?: Date | undefined;
};

/**
 * Writes an email into the outbox, in the caller's transaction. If that commits, a worker sends the email
 * once. Returns false if this key existed already.
 */
export async function enqueueMail(client: PoolClient | Queryable, mail: Mail): Promise<boolean> {
  for (const [field, address] of [
    ['to', mail.to],
    ['replyTo', mail.replyTo],
  ] as const) {
    if (address !== undefined && !isEmailAddress(address)) throw new Failure('invalid_input', { field });
  }
  const { rowCount } = await client.query({ name: 'enqueue-mail', text: INSERT_WITH_JOB }, [
    mail.key,
    mail.to,
    mail.replyTo ?? null,
    mail.unsubscribeUrl ?? null,
    mail.locale,
    oneLine(mail.subject, 200),
    JSON.stringify(mail.body, (_, value) => (typeof value === 'string' ? visibleLines(value) : value)),
    JSON.stringify(jobKinds['send-mail'].parse({ key: mail.key })),
    mail.sendAt ?? null,
  ]);
  return rowCount === 1;
}

/** Writes the email and the job that sends it. $8 the payload of the job, $9 when it is due. */
const INSERT_WITH_JOB = `
  with written as (
    insert into emails (key, to_address, reply_to, unsubscribe_url, locale, subject, body)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning key),
  job as (
    insert into jobs (kind, key, payload, due_at)
    select 'send-mail', written.key, $8::jsonb, coalesce($9::timestamptz, now()) from written
    on conflict (kind, key) do nothing)
  select from written`;

/** Makes a text fit a header: one line, and no longer than allowed. */
export function oneLine(text: string, most: number): string {
  const line = visibleLine(text);
  if (line.length <= most) return line;
  // Never cuts a character in half.
  return `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The columns that say to whom an email goes and what it says. Emptied, only its key, language and times are left. */
export const mailContent = ['to_address', 'reply_to', 'unsubscribe_url', 'subject', 'body'] as const;

const EMPTY_CONTENT = mailContent.map((column) => `${column} = null`).join(', ');

/** Deletes the address and the content of an email. Its key stays, so that it is never written again. */
export async function emptyMail(client: Queryable, key: string): Promise<void> {
  await client.query(`update emails set ${EMPTY_CONTENT} where key = $1`, [key]);
}

/** Deletes emails that have not been sent. One that a worker is sending at this moment is too late to be stopped. */
export async function deleteUnsentMails(client: Queryable, keys: readonly string[]): Promise<void> {
  await client.query(
    `with unsent as (delete from emails where key = any($1) and sent_at is null returning key)
     delete from jobs where kind = 'send-mail' and key in (select key from unsent)`,
    [keys],
  );
}

/** An email from the outbox, with its content. */
export type WrittenMail = Mail & { readonly sentAt: Date | null };

/** Undefined if there is none under this key; `emptied` if its content has been deleted. */
export async function readMail(client: Queryable, key: string): Promise<WrittenMail | 'emptied' | undefined> {
  const { rows } = await client.query({ name: 'read-mail', text: READ }, [key]);
  const [row] = rows;
  if (!row) return undefined;
  if (!row.body) return 'emptied';
  return { ...row, replyTo: row.replyTo ?? undefined, unsubscribeUrl: row.unsubscribeUrl ?? undefined };
}

const READ = `
  select key, to_address as to, reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", locale, subject, body,
    sent_at as "sentAt"
  from emails where key = $1`;

/** An email that has not been sent, and why. */
export type OpenMail = {
  readonly key: string;
  readonly to: string | null;
  readonly subject: string | null;
  readonly state: 'waiting' | 'failed';
  readonly writtenAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
};

/** Failed ones first, then those that have waited longest. */
export async function listOpenMails(client: Queryable, most: number): Promise<readonly OpenMail[]> {
  const { rows } = await client.query<OpenMail>(
    `select jobs.key, to_address as to, subject, state, enqueued_at as "writtenAt", due_at as "dueAt", attempts, reason
     from jobs left join emails on emails.key = jobs.key
     where kind = 'send-mail' and state in ('waiting', 'failed')
     order by state = 'waiting', enqueued_at, jobs.id limit $1`,
    [most],
  );
  return rows;
}

/**
 * Deletes the addresses and the content of old emails, unless they still wait to be sent. Their keys stay, so
 * that none of them is ever written again. Old emails in the mailbox of the test system are deleted
 * completely.
 */
export async function purgeMails(client: Queryable, retentionDays: number): Promise<number> {
  const emptied = await client.query(
    `update emails set ${EMPTY_CONTENT} where key in (
       select key from emails
       where body is not null and written_at < now() - make_interval(days => $1)
         and not exists (select from jobs where kind = 'send-mail' and jobs.key = emails.key and state = 'waiting')
       order by written_at limit 5000)`,
    [retentionDays],
  );
  const purgedMailbox = await client.query(
    `delete from mailbox where id in (
       select id from mailbox where arrived_at < now() - make_interval(days => $1) order by arrived_at limit 5000)`,
    [retentionDays],
  );
  return (emptied.rowCount ?? 0) + (purgedMailbox.rowCount ?? 0);
}
