import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { refuseInsideTransaction } from '../../database/transaction.ts';
import type { MailGateway, MailMessage } from './port.ts';

/** The embedded adapter: emails arrive in a table that people read at /mailbox. */
export function createMailboxGateway({ pool }: Database): MailGateway {
  return {
    async deliver(message) {
      // As strict as a mail server, so that what works here works there.
      refuseInsideTransaction('An email was sent');
      await pool.query({ name: 'insert-into-mailbox', text: INSERT }, [
        message.messageId,
        JSON.stringify(message),
      ]);
      return { end: 'done' };
    },
    close: () => {},
  };
}

const INSERT =
  'insert into mailbox (message_id, message) values ($1, $2) on conflict (message_id) do nothing';

export type ArrivedMail = { readonly id: string; readonly arrivedAt: Date; readonly message: MailMessage };
export type MailboxLine = Pick<ArrivedMail, 'id' | 'arrivedAt'> & Pick<MailMessage, 'to' | 'subject'>;

/** The newest emails, or the newest of those that arrived before this one. */
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
