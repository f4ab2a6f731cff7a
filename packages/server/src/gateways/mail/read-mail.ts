import type { Queryable } from '../../database/queryable.ts';
import type { Mail } from './put-mail.ts';

/** A mail out of the outbox, with its content. */
export type WrittenMail = Mail & { readonly sentAt: Date | null };

/** Undefined when there is none under this key; `emptied` when its content has been thrown away. */
export async function readMail(client: Queryable, key: string): Promise<WrittenMail | 'emptied' | undefined> {
  const { rows } = await client.query(
    `select key, to_address as to, reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", locale, subject, body,
       sent_at as "sentAt"
     from mails where key = $1`,
    [key],
  );
  const [row] = rows;
  if (!row) return undefined;
  if (!row.body) return 'emptied';
  return { ...row, replyTo: row.replyTo ?? undefined, unsubscribeUrl: row.unsubscribeUrl ?? undefined };
}
