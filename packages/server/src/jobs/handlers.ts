import type { Database } from '../database/connect.ts';
import type { ImageCache } from '../features/images/image-cache.ts';
import { sendMembers } from '../features/newsletter/send-members.ts';
import { eraseAccount } from '../features/personal-data/erase-account.ts';
import { translateReviews } from '../features/reviews/translate-reviews.ts';
import type { FileStore } from '../gateways/files/port.ts';
import type { MailGateway } from '../gateways/mail/port.ts';
import type { MailBrand } from '../gateways/mail/render/brand.ts';
import { sendWrittenMail } from '../gateways/mail/send-mail.ts';
import type { NewsletterProvider } from '../gateways/newsletter/port.ts';
import type { RateSource } from '../gateways/rates/port.ts';
import type { TimetableSource } from '../gateways/timetable/port.ts';
import type { Translator } from '../gateways/translator/port.ts';
import type { BookingHandlers } from './booking-handlers.ts';
import { type Handler, type Handlers, LONG_LATER_ATTEMPTS } from './handler.ts';
import { importTimetableFeed } from './import-timetable-feed.ts';
import { createNotificationHandlers } from './notification-handlers.ts';
import { refreshRatesJob } from './refresh-rates-job.ts';
import { runMaintenance } from './run-maintenance.ts';

type CreateHandlersInput = {
  readonly database: Database;
  /** If undefined, emails stay in the outbox. */
  readonly gateway: MailGateway | undefined;
  readonly brand: () => Promise<MailBrand>;
  /** Receives notifications that have no other recipient. */
  readonly operatorAddress: string;
  readonly mailRetentionDays: number;
  readonly travellerRetentionDays: number;
  readonly files: FileStore;
  readonly imageCache: Pick<ImageCache, 'remove'>;
  /** Where the timetable of cruise ships is published. Undefined if it is imported by hand. */
  readonly timetable?: TimetableSource | undefined;
  /** If undefined, the stored rates stay. */
  readonly rates: RateSource | undefined;
  /** If undefined, reviews are shown in their own language, unless a file brought a translation. */
  readonly translator?: Translator | undefined;
  /** If undefined, this process sends no members of the newsletter. */
  readonly newsletter?: NewsletterProvider | undefined;
  /** Keeps bookings and their payments consistent. Undefined if no bookings are made. */
  readonly bookings?: BookingHandlers | undefined;
  /** Delivers events of the sandbox. Undefined if there is no sandbox. */
  readonly sendSandboxEvent?: Handler<'deliver-sandbox-event'>['run'] | undefined;
  readonly warn: (line: string) => void;
};

/** The handlers: one entry for every kind of job. */
export function createHandlers(parts: CreateHandlersInput): Handlers {
  const { database, gateway, brand, rates, timetable, translator, newsletter } = parts;
  const { sendSandboxEvent, bookings, warn } = parts;
  return {
    'send-mail': gateway && {
      maxConcurrent: maxConcurrentMails,
      timeLimitSeconds: 40,
      maxLaterAttempts: LONG_LATER_ATTEMPTS,
      run: ({ key }, signal) => sendWrittenMail({ database, gateway, brand }, key, signal),
    },
    maintenance: {
      maxConcurrent: 1,
      timeLimitSeconds: 60,
      maxLaterAttempts: 5,
      run: (_, signal) => runMaintenance(parts, signal),
    },
    'refresh-rates': rates && {
      maxConcurrent: 1,
      timeLimitSeconds: 60,
      maxLaterAttempts: 5,
      run: () => refreshRatesJob({ database, source: rates, warn }),
    },
    'import-timetable-feed': timetable && {
      maxConcurrent: 1,
      timeLimitSeconds: 300,
      maxLaterAttempts: 5,
      run: () => importTimetableFeed({ database, source: timetable, warn }),
    },
    'translate-reviews': translator && {
      maxConcurrent: 1,
      timeLimitSeconds: 300,
      maxLaterAttempts: 2,
      run: async (_, signal) => {
        const failure = await translateReviews(database, translator, { signal, pause: pauseOfLongWork() });
        if (!failure) return { end: 'done' };
        const reason = `${failure.failed}: ${failure.details}`;
        warn(`Reviews were not translated (${reason})`);
        return { end: 'later', reason };
      },
    },
    'send-newsletter-members': newsletter && {
      maxConcurrent: 1,
      timeLimitSeconds: 300,
      maxLaterAttempts: 5,
      run: async (_, signal) => {
        const input = { database, provider: newsletter, warn };
        const failure = await sendMembers(input, { signal, pause: pauseOfLongWork() });
        return failure ? { end: 'later', reason: `${failure.failed}: ${failure.details}` } : { end: 'done' };
      },
    },
    'erase-account': {
      maxConcurrent: 1,
      timeLimitSeconds: 60,
      maxLaterAttempts: LONG_LATER_ATTEMPTS,
      async run({ accountId }) {
        const isFinished = await eraseAccount(database, accountId);
        return isFinished ? { end: 'done' } : { end: 'later', reason: 'the confirmation is not sent yet' };
      },
    },
    'deliver-sandbox-event': sendSandboxEvent && {
      // Few at a time: no buyer waits for these events, and their delivery must take no resources from
      // buyers.
      maxConcurrent: 2,
      timeLimitSeconds: 15,
      // The sandbox gives up after a day or two, as real payment providers do in time. Reconciliation finds
      // what it did not deliver.
      maxLaterAttempts: LONG_LATER_ATTEMPTS,
      run: sendSandboxEvent,
    },
    ...(bookings ?? noBookingHandlers),
    ...createNotificationHandlers(parts),
  };
}

const noBookingHandlers: { readonly [Kind in keyof BookingHandlers]: undefined } = {
  'settle-payment': undefined,
  'pay-refund': undefined,
  'capture-booking': undefined,
  'release-spots': undefined,
  'book-foreign-stay': undefined,
  'follow-foreign-bookings': undefined,
  'expire-bookings': undefined,
  'expire-requests': undefined,
  'complete-bookings': undefined,
  'check-calls': undefined,
  'reconcile-payments': undefined,
};

/**
 * Work that can be longer than an attempt of 300 seconds stops here and ends as done: at its limit it would be a fault. The
 * next run continues. What is under way may take ten seconds more.
 */
const pauseOfLongWork = () => AbortSignal.timeout(240_000);

/** Also the number of connections to the mail server: each email that is being sent has its own. */
export const maxConcurrentMails = 4;
