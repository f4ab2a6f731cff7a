import type { Database } from '../../database/connect.ts';
import { readMail } from './outbox.ts';
import type { Delivery, MailGateway } from './port.ts';
import type { MailBrand } from './render/brand.ts';
import { compose } from './render/compose.ts';

type SendMailDeps = {
  readonly database: Database;
  readonly gateway: MailGateway;
  readonly brand: () => Promise<MailBrand>;
};

/**
 * Sends a written email, unless it has been sent. If the process dies between the last two steps, the email
 * goes out twice under one Message-ID. Between two machines, exactly once is impossible.
 */
export async function sendWrittenMail(
  { database, gateway, brand }: SendMailDeps,
  key: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const mail = await readMail(database.pool, key);
  if (mail === undefined) return { end: 'never', reason: 'the email does not exist' };
  if (mail === 'emptied') return { end: 'never', reason: 'the content of the email has been deleted' };
  if (mail.sentAt) return { end: 'done' };
  const delivery = await gateway.deliver(compose(mail, await brand()), signal);
  if (delivery.end === 'done') await database.pool.query({ name: 'mail-sent', text: MARK_SENT }, [key]);
  return delivery;
}

const MARK_SENT = 'update emails set sent_at = now() where key = $1 and sent_at is null';
