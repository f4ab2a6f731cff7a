import type { Database } from '../../database/connect-database.ts';
import type { MailBrand } from './brand.ts';
import { compose } from './compose.ts';
import type { Delivery, MailGateway } from './port.ts';
import { readMail } from './read-mail.ts';

type Parts = {
  readonly database: Database;
  readonly gateway: MailGateway;
  readonly brand: () => Promise<MailBrand>;
};

/**
 * Sends what was written, unless that has been done. A process that dies between the two last lines makes the mail go
 * out twice, under one Message-ID: between two machines, once cannot be had.
 */
export async function sendWrittenMail(
  { database, gateway, brand }: Parts,
  key: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const mail = await readMail(database.pool, key);
  if (mail === undefined) return { end: 'never', reason: 'there is no such mail' };
  if (mail === 'emptied') return { end: 'never', reason: 'its content has been thrown away' };
  if (mail.sentAt) return { end: 'done' };
  const delivery = await gateway.deliver(compose(mail, await brand()), signal);
  if (delivery.end === 'done')
    await database.pool.query('update mails set sent_at = now() where key = $1 and sent_at is null', [key]);
  return delivery;
}
