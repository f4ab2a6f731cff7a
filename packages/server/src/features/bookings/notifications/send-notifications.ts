import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Conversion } from '@ashore/core/money/convert-money.ts';
import { displayOnlyCurrencies } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { enqueueMail, type Mail } from '../../../gateways/mail/outbox.ts';
import { readRates } from '../../catalogue/prices/exchange-rates.ts';
import { inviteTraveller } from '../../reviews/invite-traveller.ts';
import { makeManifestLink } from '../documents/manifest-links.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { makeSupplierLink } from '../requests/show-requests.ts';
import { type BookingEvent, readBookingEvent } from './booking-event.ts';
import { type BookingFacts, readFacts } from './booking-facts.ts';
import { contactPersonEmail } from './contact-person-email.ts';
import { guestMail } from './guest-mail.ts';
import type { MailSite } from './mail-parts.ts';
import { organisationMail } from './organisation-mail.ts';
import { recipientsOf } from './recipients.ts';
import { supplierLocale, supplierMail } from './supplier-mail.ts';
import { isAccountNotification } from './templates/account.ts';
import type { SupplierNotification } from './templates/supplier.ts';

type Notification = {
  readonly bookingId: string;
  readonly about: BookingNotification;
  readonly which?: string | undefined;
};
type NotificationDeps = { readonly database: Database; readonly site: MailSite };

/**
 * Writes the emails about a booking event to contact person, organisation, guest and supplier, as far as each
 * is concerned. Each email has its own key, so repeated calls write it once. False if the booking does not
 * exist.
 */
export async function sendNotifications(
  { database, site }: NotificationDeps,
  { bookingId, about, which }: Notification,
): Promise<boolean> {
  const event = await readNumberedEvent(database, { bookingId, about, which });
  const facts = await readFacts(database, { id: bookingId });
  if (!facts) return false;
  if (event.isStatedElsewhere || isOutdated(about, facts)) return true;
  const {
    traveller,
    supplierIfCausedByOthers,
    supplier = causedByOthers(event) && supplierIfCausedByOthers,
  } = recipientsOf[about];
  const language = supplierLocale(facts.supplier.languages);
  // A seller that is asked over its interface answers there.
  const isAsked = supplier && !(supplier === 'requested' && facts.isAnsweredBySeller);
  const organisationFacts = facts.organisation && (await inOrganisationLanguage(database, facts));
  const conversion = traveller ? await conversionFor(database, organisationFacts ?? facts) : undefined;
  const supplierFacts = isAsked && (await inLanguage(database, facts, language));
  await transaction(database, async ({ client }) => {
    const put = (reader: string, mail: Omit<Mail, 'key'>) =>
      enqueueMail(client, {
        ...mail,
        key: `booking/${bookingId}/${about}${which === undefined ? '' : `/${which}`}${reader}`,
      });
    const replyTo = site.operatorAddress;
    if (traveller && organisationFacts) {
      await put('/organisation', {
        ...organisationMail(organisationFacts, { notification: traveller, event, conversion }, site),
        replyTo,
      });
      if (isAccountNotification(traveller)) await put('', { ...guestMail(facts, traveller, site), replyTo });
    } else if (traveller) {
      const to = facts.contact.email;
      const mail = contactPersonEmail(facts, { notification: traveller, event, conversion }, site);
      await put('', { ...mail, to, replyTo });
    }
    if (supplierFacts) await put('/supplier', await mailToSupplier(client, supplierFacts, supplier, site));
    if (about === 'refund_failed') await put('/desk', supportMail(facts, site));
    if (about === 'disputed') await put('/desk', disputeMail(facts, which, site));
    if (about === 'complete' && (await mayInvite(client, bookingId))) await invite(client, facts, site);
  });
  return true;
}

/** Reads the event after its invoice or credit note has a number, because emails link documents by it. */
async function readNumberedEvent(database: Database, notification: Notification): Promise<BookingEvent> {
  const event = await readBookingEvent(database.pool, notification);
  if (!event.hasUnnumberedDocuments) return event;
  await numberDocuments(database);
  return readNumberedEvent(database, notification);
}

/** Whether a later change of the timetable, or the end of the booking, has made it untrue. That event has an email of its own. */
function isOutdated(about: BookingNotification, { state, ship, facts }: BookingFacts): boolean {
  if (about === 'offer_other_start')
    return state !== 'confirmed' || (ship !== undefined && ship.chooseUntil === undefined);
  // Until the booking is confirmed nothing is said; its confirmation has the number.
  if (about === 'hotel_number')
    return state !== 'confirmed' || !facts.some(({ kind }) => kind === 'hotelNumber');
  return (about === 'change_call' || about === 'change_ship') && state !== 'confirmed';
}

/** Uses a language of the organisation or, if it has named none, the language in which its staff booked. */
async function inOrganisationLanguage(database: Database, facts: BookingFacts): Promise<BookingFacts> {
  const { locale, staffLocale, organisation } = facts;
  const readerLocale = organisation?.languages.length
    ? supplierLocale(organisation.languages)
    : (staffLocale ?? locale);
  return inLanguage(database, facts, readerLocale);
}

/** The facts in the language of another reader. Most often they are in it already. */
async function inLanguage(
  database: Database,
  facts: BookingFacts,
  language: MessageLocale,
): Promise<BookingFacts> {
  const { id, locale } = facts;
  return language === locale ? facts : ((await readFacts(database, { id }, language)) ?? facts);
}

/** The conversion into the reader's own currency, if we cannot charge that and have a rate for it. */
async function conversionFor(
  database: Database,
  { locale, currency }: Pick<BookingFacts, 'locale' | 'currency'>,
): Promise<Conversion | undefined> {
  const own = displayOnlyCurrencies[locale];
  if (own === undefined) return undefined;
  const rates = await readRates(database);
  return rates.has(own) ? rates.conversion(currency, own) : undefined;
}

function causedByOthers({ actor }: BookingEvent): boolean {
  return actor !== null && actor !== 'supplier';
}

async function mailToSupplier(
  client: Queryable,
  facts: BookingFacts,
  notification: SupplierNotification,
  site: MailSite,
): Promise<Omit<Mail, 'key'>> {
  const { id: bookingId, locale, notes } = facts;
  if (!notes) throw new Error(`Booking ${bookingId} has no notes`);
  // The supplier is notified of a request that has already ended as well, but without an answer link.
  const isOpen = notification === 'requested' && facts.state === 'on_request';
  const { publicUrl } = site;
  const answerUrl = isOpen ? await makeSupplierLink(client, { bookingId, locale, publicUrl }) : undefined;
  const listUrl =
    notification === 'booked' ? await makeManifestLink(client, { bookingId, locale, publicUrl }) : undefined;
  return supplierMail(facts, { notification, notes, answerUrl, listUrl }, site);
}

/** A person must handle money that cannot be refunded. */
function supportMail({ orderNumber, contactName }: BookingFacts, site: MailSite): Omit<Mail, 'key'> {
  return {
    to: site.operatorAddress,
    locale: 'en',
    subject: `Refund failed: ${orderNumber}`,
    body: {
      title: `The refund for ${orderNumber} failed`,
      paragraphs: [
        `${contactName} is owed a refund that the payment provider couldn’t make. The traveller was asked to reply to our email.`,
      ],
    },
  };
}

/** `which` is the provider's ID of the dispute and its state. */
function disputeMail(
  { orderNumber }: BookingFacts,
  which: string | undefined,
  site: MailSite,
): Omit<Mail, 'key'> {
  const [dispute = '', state = 'open'] = which?.split('/') ?? [];
  const { subject, text } = disputeTexts[state] ?? disputeTexts.open;
  return {
    to: site.operatorAddress,
    locale: 'en',
    subject: `${subject}: ${orderNumber}`,
    body: { title: `${subject}: ${orderNumber}`, paragraphs: [text], facts: [['Dispute', dispute]] },
  };
}

type DisputeText = { readonly subject: string; readonly text: string };

const disputeTexts: Readonly<Record<string, DisputeText>> & { readonly open: DisputeText } = {
  open: {
    subject: 'Payment disputed',
    text: 'The payer’s bank has reversed the payment. Answer in the payment provider’s dashboard before its deadline, with the ticket and the cancellation terms as evidence. The booking stays valid until you cancel it.',
  },
  won: {
    subject: 'Dispute won',
    text: 'The payment provider decided for us. The payment stays with us. You don’t need to do anything else.',
  },
  lost: {
    subject: 'Dispute lost',
    text: 'The payment provider decided for the payer, and the payment is lost. If the trip is still to come, decide whether to cancel the booking.',
  },
};

/**
 * A trip that was cancelled before this job ran did not take place. A traveller who asked for erasure while the trip was ahead
 * wants no email that is not about the trip. The booking cannot be cancelled until the caller's transaction ends.
 */
async function mayInvite(client: Queryable, bookingId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from bookings where id = $1 and state = 'completed' and erasure_requested_at is null for share`,
    [bookingId],
  );
  return rowCount === 1;
}

async function invite(client: Queryable, facts: BookingFacts, site: MailSite): Promise<void> {
  const { productId, contactName, contact, locale, trip, orderNumber } = facts;
  await inviteTraveller(
    client,
    {
      product: productId,
      name: contactName,
      emailAddress: contact.email,
      locale: localeTable[locale].messages,
      travelledOn: localDateAt(trip.startsAt, trip.timeZone),
      bookingReference: orderNumber,
      sendAt: morningAfter(trip),
    },
    site,
  );
}

const invitationHour = localTime('10:00');

/** Travellers are asked once they are back and rested: at ten in the morning at the place, the day after the end. */
function morningAfter({ endsAt, timeZone }: BookingFacts['trip']): Date {
  return localDateTimeToInstant(addDays(localDateAt(endsAt, timeZone), 1), invitationHour, timeZone);
}
