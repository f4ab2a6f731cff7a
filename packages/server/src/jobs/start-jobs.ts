import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../database/connect-database.ts';
import { projectFolder, type Settings } from '../env.ts';
import type { BookingDesk } from '../features/bookings/booking-desk.ts';
import { readSoldProduct } from '../features/bookings/sold-product.ts';
import { createKeptPictures } from '../features/images/kept-pictures.ts';
import { filesOf, keptFolderOf } from '../features/images/picture-desk.ts';
import { nativeInventory } from '../features/quotes/native-inventory.ts';
import { sourcesOf } from '../features/quotes/quote-sources.ts';
import { combineInventories } from '../gateways/inventory/combine-inventories.ts';
import type { MailBrand } from '../gateways/mail/brand.ts';
import { mailColours } from '../gateways/mail/colours.ts';
import { createMailbox } from '../gateways/mail/mailbox.ts';
import type { MailGateway } from '../gateways/mail/port.ts';
import { createSmtp } from '../gateways/mail/smtp.ts';
import { openPayments } from '../gateways/payments/open-payments.ts';
import { deliverEvent } from '../gateways/payments/sandbox/deliver-event.ts';
import { sandboxSecret } from '../gateways/payments/sandbox/open-sandbox.ts';
import { ratesAtAddress } from '../gateways/rates/http.ts';
import { createBookingHandlers } from './booking-handlers.ts';
import { expirePromptly } from './expire-promptly.ts';
import { createHandlers, mailsAtOnce } from './handlers.ts';
import { schedules } from './schedules.ts';
import { startWorker } from './start-worker.ts';

type Input = {
  readonly settings: Settings;
  readonly database: Database;
  /** Asked when the first mail is to be sent. */
  readonly variant: () => Promise<{ readonly displayName: string }>;
  /** Where this very process is reached. */
  readonly ownAddress: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

export type Jobs = { stop(): Promise<void> };

/** Less than what a process is given to end in. */
const grace = 8_000;

/** Begins to do jobs as this installation is set; nobody has to wait for it. Undefined where others do them. */
export function startJobs({ settings, database, variant, ownAddress, log }: Input): Jobs | undefined {
  if (settings.role === 'web') return undefined;
  const gateway = gatewayFor(settings, database);
  if (!gateway) log.warn('Mails are kept and not sent: neither SMTP_URL nor MAILBOX=on is set.');
  let made: Promise<MailBrand> | undefined;
  const handlers = createHandlers({
    database,
    gateway,
    mailsKeptDays: settings.mail.keptDays,
    travellersKeptDays: settings.travellersKeptDays,
    files: filesOf(settings.dataFolder),
    kept: createKeptPictures(keptFolderOf(settings.dataFolder), settings.imageCacheMegabytes * 1024 * 1024),
    rates: settings.ratesUrl === undefined ? undefined : ratesAtAddress(new URL(settings.ratesUrl)),
    bookings: createBookingHandlers(bookingDeskOf(settings, database)),
    tellOfSandbox: settings.payments.hasSandbox ? tellOfSandbox(settings, database, ownAddress) : undefined,
    warn: (line) => log.warn(line),
    operatorAddress: settings.operator.email,
    brand() {
      made ??= brandOf(settings, variant).catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    },
  });
  const worker = startWorker({ database, handlers, schedules, log });
  const expiring = expirePromptly({ database, log });
  return {
    async stop() {
      await Promise.all([worker.stop(grace), expiring.stop()]);
      gateway?.close();
    },
  };
}

function gatewayFor({ mail: { way } }: Settings, database: Database): MailGateway | undefined {
  switch (way.to) {
    case 'server':
      return createSmtp({ url: way.smtpUrl, connections: mailsAtOnce });
    case 'mailbox':
      return createMailbox(database);
    case 'nowhere':
      return undefined;
  }
}

/** As calls have it, but that everything is read afresh: a worker hears of no changes. */
function bookingDeskOf(settings: Settings, database: Database): BookingDesk {
  const clock = { now: () => new Date() };
  return {
    database,
    inventories: combineInventories(nativeInventory(database)),
    payments: openPayments({ database, clock, settings: settings.payments }),
    publishableKey: settings.payments.stripe?.publishableKey ?? null,
    sources: sourcesOf(database),
    soldProduct: (productId) => readSoldProduct(database, productId),
    now: clock.now,
  };
}

/** A worker by itself hears no webhooks: then the site does. */
function tellOfSandbox({ role, publicUrl }: Settings, database: Database, ownAddress: string) {
  const clock = { now: () => new Date() };
  const secret = sandboxSecret({ database, clock });
  const url = new URL('/webhooks/sandbox', role === 'worker' ? publicUrl : ownAddress).href;
  return ({ eventId }: { readonly eventId: string }, signal: AbortSignal) =>
    deliverEvent({ database, secret, clock, url }, eventId, signal);
}

async function brandOf(settings: Settings, variantOf: Input['variant']): Promise<MailBrand> {
  const { displayName } = await variantOf();
  const { mail, operator, publicUrl } = settings;
  const stylesheets = ['packages/web/src/ui/tokens.css', `variants/${settings.variant}/tokens.css`];
  return {
    name: displayName,
    publicUrl,
    from: { name: mail.from.name ?? displayName, address: mail.from.address },
    colours: mailColours(
      await Promise.all(stylesheets.map((path) => readFile(join(projectFolder, path), 'utf8'))),
    ),
    imprint: [
      [operator.name, operator.street, operator.city, operator.country].join(', '),
      [operator.register, operator.vatId, operator.representative].filter(Boolean).join(' · '),
      [operator.email, operator.phone].filter(Boolean).join(' · '),
    ],
  };
}
