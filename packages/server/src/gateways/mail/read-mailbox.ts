import type { Queryable } from '../../database/queryable.ts';
import type { Message } from './port.ts';

export type ArrivedMail = { readonly id: string; readonly arrivedAt: Date; readonly message: Message };
export type MailboxLine = Pick<ArrivedMail, 'id' | 'arrivedAt'> & Pick<Message, 'to' | 'subject'>;

/** The newest mails, or the newest of those that arrived before this one. */
export async function listMailbox(
  client: Queryable,
  { most, before }: { readonly most: number; readonly before?: string | undefined },
): Promise<readonly MailboxLine[]> {
  const { rows } = await client.query<MailboxLine>(
    `select id, arrived_at as "arrivedAt", message ->> 'to' as to, message ->> 'subject' as subject from mailbox
     where $2::uuid is null or (arrived_at, id) < (select arrived_at, id from mailbox where id = $2)
     order by arrived_at desc, id desc limit $1`,
    [most, before ?? null],
  );
  return rows;
}

export async function readArrivedMail(client: Queryable, id: string): Promise<ArrivedMail | undefined> {
  const { rows } = await client.query<ArrivedMail>(
    'select id, arrived_at as "arrivedAt", message from mailbox where id = $1',
    [id],
  );
  return rows[0];
}
