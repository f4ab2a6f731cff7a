import type { Database } from '../../database/connect-database.ts';
import { refuseInsideTransaction } from '../../database/inside-transaction.ts';
import type { MailGateway } from './port.ts';

/** The embedded adapter: mails arrive in a table that people read at /mailbox. */
export function createMailbox({ pool }: Database): MailGateway {
  return {
    async deliver(message) {
      // As strict as a mail server, so that what works here works there.
      refuseInsideTransaction('A mail was sent');
      await pool.query(
        'insert into mailbox (message_id, message) values ($1, $2) on conflict (message_id) do nothing',
        [message.messageId, JSON.stringify(message)],
      );
      return { end: 'done' };
    },
    close: () => {},
  };
}
