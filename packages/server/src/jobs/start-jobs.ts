import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { projectFolder, type Settings } from '../env.ts';
import type { BookingDeps } from '../features/bookings/booking-deps.ts';
import { readProductRequirements } from '../features/bookings/checkout/product-requirements.ts';
import { createImageCache } from '../features/images/image-cache.ts';
import { cacheFolderOf, filesOf } from '../features/images/image-service.ts';
import { nativeInventory } from '../features/quotes/holds/native-inventory.ts';
import { quoteReadersOf } from '../features/quotes/quote-readers.ts';
import { combineInventories } from '../gateways/inventory/combine-inventories.ts';
import { openLodging } from '../gateways/lodging/open-lodging.ts';
import { createMailboxGateway } from '../gateways/mail/mailbox.ts';
import type { MailGateway } from '../gateways/mail/port.ts';
import { type MailBrand, mailColours } from '../gateways/mail/render/brand.ts';
import { createSmtpGateway } from '../gateways/mail/smtp.ts';
import { embeddedNewsletter } from '../gateways/newsletter/embedded.ts';
import { mailchimpNewsletter } from '../gateways/newsletter/mailchimp.ts';
import { openPayments } from '../gateways/payments/open-payments.ts';
import { deliverEvent } from '../gateways/payments/sandbox/deliver-event.ts';
import { sandboxSecret } from '../gateways/payments/sandbox/sandbox-gateway.ts';
import { httpRates } from '../gateways/rates/http.ts';
import { httpTimetable } from '../gateways/timetable/http.ts';
import { deeplTranslator } from '../gateways/translator/deepl.ts';
import { writeImprints } from '../settings/imprints.ts';
import { createBookingHandlers } from './booking-handlers.ts';
import { createHandlers, maxConcurrentMails } from './handlers.ts';
import { numberWaitingDocuments } from './number-waiting-documents.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { schedules } from './schedules.ts';
import { startWorker } from './start-worker.ts';

type StartJobsInput = {
  readonly settings: Settings;
  readonly database: Database;
  /** Called when the first email is to be sent. */
  readonly readVariant: () => Promise<{ readonly displayName: string }>;
  /** The address of this process. */
  readonly processUrl: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

export type Jobs = { stop(): Promise<void> };

/** How long running jobs may still take when the process stops. Unfinished ones return to the queue. */
const graceMilliseconds = 8_000;

/**
 * Starts the worker, the release of expired holds and the numbering of documents. Returns undefined if this process runs no jobs.
 */
export function startJobs({
  settings,
  database,
  readVariant,
  processUrl,
  log,
}: StartJobsInput): Jobs | undefined {
  if (settings.role === 'web') return undefined;
  const gateway = createGateway(settings, database);
  if (!gateway) log.warn('Emails are stored but not sent: neither SMTP_URL nor MAILBOX=on is set.');
  let brandPromise: Promise<MailBrand> | undefined;
  const handlers = createHandlers({
    database,
    gateway,
    mailRetentionDays: settings.mail.retentionDays,
    travellerRetentionDays: settings.travellerRetentionDays,
    files: filesOf(settings.dataFolder),
    imageCache: createImageCache(
      cacheFolderOf(settings.dataFolder),
      settings.imageCacheMegabytes * 1024 * 1024,
    ),
    rates: settings.ratesUrl === undefined ? undefined : httpRates(new URL(settings.ratesUrl)),
    timetable:
      settings.timetableUrl === undefined ? undefined : httpTimetable(new URL(settings.timetableUrl)),
    translator: settings.translator && deeplTranslator(settings.translator),
    newsletter: settings.mailchimp ? mailchimpNewsletter(settings.mailchimp) : embeddedNewsletter,
    bookings: createBookingHandlers(
      bookingDepsOf(settings, database),
      openLodging({ bedbank: settings.bedbank, now: () => new Date() }),
    ),
    sendSandboxEvent: settings.payments.hasSandbox
      ? sendSandboxEvent(settings, database, processUrl)
      : undefined,
    warn: (line) => log.warn(line),
    operatorAddress: settings.operator.email,
    brand() {
      brandPromise ??= brandOf(settings, readVariant).catch((error: unknown) => {
        brandPromise = undefined;
        throw error;
      });
      return brandPromise;
    },
  });
  const worker = startWorker({ database, handlers, schedules, log });
  const holdRelease = releaseExpiredHolds({ database, log });
  const numbering = numberWaitingDocuments({ database, log });
  return {
    async stop() {
      await Promise.all([worker.stop(graceMilliseconds), holdRelease.stop(), numbering.stop()]);
      gateway?.close();
    },
  };
}

function createGateway({ mail: { destination } }: Settings, database: Database): MailGateway | undefined {
  switch (destination.to) {
    case 'server':
      return createSmtpGateway({ url: destination.smtpUrl, connections: maxConcurrentMails });
    case 'mailbox':
      return createMailboxGateway(database);
    case 'nowhere':
      return undefined;
  }
}

/**
 * Like `bookingDeps` in http/procedures, but without a cache: a worker receives no notifications of changes,
 * so it reads everything from the database.
 */
function bookingDepsOf(settings: Settings, database: Database): BookingDeps {
  const clock = { now: () => new Date() };
  return {
    database,
    inventories: combineInventories(nativeInventory(database)),
    payments: openPayments({ database, clock, settings: settings.payments }),
    publishableKey: settings.payments.stripe?.publishableKey ?? null,
    quoteReaders: quoteReadersOf(database),
    readProductRequirements: (productId) => readProductRequirements(database, productId),
    now: clock.now,
  };
}

/** A separate worker receives no webhooks, so the events go to the site. */
function sendSandboxEvent({ role, publicUrl }: Settings, database: Database, processUrl: string) {
  const clock = { now: () => new Date() };
  const secret = sandboxSecret({ database, clock });
  const url = new URL('/webhooks/sandbox', role === 'worker' ? publicUrl : processUrl).href;
  return ({ eventId }: { readonly eventId: string }, signal: AbortSignal) =>
    deliverEvent({ database, secret, clock, url }, eventId, signal);
}

async function brandOf(settings: Settings, readVariant: StartJobsInput['readVariant']): Promise<MailBrand> {
  const { displayName } = await readVariant();
  const { mail, operator, publicUrl } = settings;
  const stylesheets = ['packages/web/src/ui/tokens.css', `variants/${settings.variant}/tokens.css`];
  return {
    name: displayName,
    publicUrl,
    from: { name: mail.from.name ?? displayName, address: mail.from.address },
    colours: mailColours(
      await Promise.all(stylesheets.map((path) => readFile(join(projectFolder, path), 'utf8'))),
    ),
    imprint: writeImprints(operator.vatId, (vatId) => [
      [operator.name, operator.street, operator.city, operator.country].join(', '),
      [operator.register, vatId, operator.representative].filter(Boolean).join(' · '),
      [operator.email, operator.phone].filter(Boolean).join(' · '),
    ]),
  };
}
