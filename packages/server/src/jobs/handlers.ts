import type { Database } from '../database/connect-database.ts';
import type { MailBrand } from '../gateways/mail/brand.ts';
import type { MailGateway } from '../gateways/mail/port.ts';
import { sendWrittenMail } from '../gateways/mail/send-written-mail.ts';
import type { Handlers } from './handler.ts';
import { keepHouse } from './keep-house.ts';

type Parts = {
  readonly database: Database;
  /** Without one, mails wait. */
  readonly gateway: MailGateway | undefined;
  readonly brand: () => Promise<MailBrand>;
  readonly mailsKeptDays: number;
};

/** Who does what: one line for every kind of work. */
export function createHandlers({ database, gateway, brand, mailsKeptDays }: Parts): Handlers {
  return {
    'send-mail': gateway && {
      atOnce: mailsAtOnce,
      seconds: 40,
      // Two days.
      patience: 110,
      run: ({ key }, signal) => sendWrittenMail({ database, gateway, brand }, key, signal),
    },
    housekeeping: {
      atOnce: 1,
      seconds: 60,
      patience: 5,
      run: (_, signal) => keepHouse({ database, mailsKeptDays }, signal),
    },
  };
}

export const mailsAtOnce = 4;
