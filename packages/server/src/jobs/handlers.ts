import type { Database } from '../database/connect-database.ts';
import type { KeptPictures } from '../features/images/kept-pictures.ts';
import type { FileStore } from '../gateways/files/port.ts';
import type { MailBrand } from '../gateways/mail/brand.ts';
import type { MailGateway } from '../gateways/mail/port.ts';
import { sendWrittenMail } from '../gateways/mail/send-written-mail.ts';
import type { Rates } from '../gateways/rates/port.ts';
import type { BookingHandlers } from './booking-handlers.ts';
import type { Handler, Handlers } from './handler.ts';
import { keepHouse } from './keep-house.ts';
import { keepRates } from './keep-rates.ts';
import { createTellingHandlers } from './telling-handlers.ts';

type Parts = {
  readonly database: Database;
  /** Without one, mails wait. */
  readonly gateway: MailGateway | undefined;
  readonly brand: () => Promise<MailBrand>;
  /** Who reads what nobody else can be told. */
  readonly operatorAddress: string;
  readonly mailsKeptDays: number;
  readonly travellersKeptDays: number;
  readonly files: FileStore;
  readonly kept: Pick<KeptPictures, 'remove'>;
  /** Without a feed the rates that are there stay. */
  readonly rates: Rates | undefined;
  /** Keeps bookings and their money true; nobody where none are made. */
  readonly bookings?: BookingHandlers | undefined;
  /** Tells of what has happened in the sandbox; nobody where there is none. */
  readonly tellOfSandbox?: Handler<'deliver-sandbox-event'>['run'] | undefined;
  readonly warn: (line: string) => void;
};

/** Who does what: one line for every kind of work. */
export function createHandlers(parts: Parts): Handlers {
  const { database, gateway, brand, rates, tellOfSandbox, bookings, warn } = parts;
  return {
    'send-mail': gateway && {
      atOnce: mailsAtOnce,
      seconds: 40,
      // 39 hours in the middle, 34 at least and 45 at most: seconds-until-next.ts spreads the attempts.
      patience: 110,
      run: ({ key }, signal) => sendWrittenMail({ database, gateway, brand }, key, signal),
    },
    housekeeping: {
      atOnce: 1,
      seconds: 60,
      patience: 5,
      run: (_, signal) => keepHouse(parts, signal),
    },
    'refresh-rates': rates && {
      atOnce: 1,
      seconds: 60,
      patience: 5,
      run: () => keepRates({ database, source: rates, warn }),
    },
    'deliver-sandbox-event': tellOfSandbox && {
      // Few: whoever books waits for nobody, and who tells of it takes nothing away from him.
      atOnce: 2,
      seconds: 15,
      // As real ones do, it gives up after some days; what it did not tell is found by looking.
      patience: 110,
      run: tellOfSandbox,
    },
    ...(bookings ?? nobodyBooks),
    ...createTellingHandlers(parts),
  };
}

const nobodyBooks: { readonly [Kind in keyof BookingHandlers]: undefined } = {
  'settle-payment': undefined,
  'give-back': undefined,
  'take-money': undefined,
  'return-spots': undefined,
  'lapse-bookings': undefined,
  'time-out-requests': undefined,
  'complete-bookings': undefined,
  'reconcile-payments': undefined,
};

export const mailsAtOnce = 4;
