import type { ToldOfBooking } from '@ashore/core/booking/told-of-bookings.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type Mail, putMail } from '../../gateways/mail/put-mail.ts';
import { inviteTraveller } from '../reviews/invite-traveller.ts';
import { isOnAccount } from './mails/account-words.ts';
import { guestMail } from './mails/guest-mail.ts';
import { houseMail } from './mails/house-mail.ts';
import { newsOf } from './mails/news-of.ts';
import { supplierLocale } from './mails/supplier-locale.ts';
import { supplierMail } from './mails/supplier-mail.ts';
import type { SupplierNews } from './mails/supplier-words.ts';
import type { TellingSite } from './mails/telling-site.ts';
import { travellerMail } from './mails/traveller-mail.ts';
import { makeManifestLink } from './manifest-link.ts';
import { type Deed, readDeed } from './read-deed.ts';
import { type BookingFacts, readFacts } from './read-facts.ts';
import { readNotes } from './read-notes.ts';
import { makeSupplierLink } from './supplier-link.ts';

type Telling = {
  readonly bookingId: string;
  readonly about: ToldOfBooking;
  readonly which?: string | undefined;
};
type Parts = { readonly database: Database; readonly site: TellingSite };

/**
 * Writes the mails about what has happened to a booking, to whoever booked, to the guest of a house that has, and to whoever
 * takes them along. Each has a key of its own, so that however often this is done each is written once. False where there is no such booking.
 */
export async function tellBooking(
  { database, site }: Parts,
  { bookingId, about, which }: Telling,
): Promise<boolean> {
  const facts = await readFacts(database, { id: bookingId });
  if (!facts) return false;
  const deed = await readDeed(database.pool, { bookingId, about, which });
  const { traveller, supplierOfOthers, supplier = othersDid(deed) && supplierOfOthers } = newsOf[about];
  const language = supplierLocale(facts.supplier.languages);
  const theirs = supplier && (await readFacts(database, { id: bookingId }, language));
  await transaction(database, async ({ client }) => {
    const put = (reader: string, mail: Omit<Mail, 'key'>) =>
      putMail(client, {
        ...mail,
        key: `booking/${bookingId}/${about}${which === undefined ? '' : `/${which}`}${reader}`,
      });
    const replyTo = site.operatorAddress;
    if (traveller && facts.house) {
      const inTheirs = await inWordsOfHouse(database, facts);
      await put('/house', { ...houseMail(inTheirs, { news: traveller, deed }, site), replyTo });
      if (isOnAccount(traveller)) await put('', { ...guestMail(facts, traveller, site), replyTo });
    } else if (traveller) {
      const to = facts.contact.email;
      await put('', { ...travellerMail(facts, { news: traveller, deed }, site), to, replyTo });
    }
    if (theirs) await put('/supplier', await mailToSupplier(client, theirs, supplier, site));
    if (about === 'refund_failed') await put('/desk', deskMail(facts, site));
    if (about === 'complete') await invite(client, facts, site);
  });
  return true;
}

/** In a language of the house; where it has said none, in that in which its desk has booked. */
async function inWordsOfHouse(database: Database, facts: BookingFacts): Promise<BookingFacts> {
  const { id, locale, deskLocale, house } = facts;
  const wanted = house?.languages.length ? supplierLocale(house.languages) : (deskLocale ?? locale);
  return wanted === locale ? facts : ((await readFacts(database, { id }, wanted)) ?? facts);
}

function othersDid({ actor }: Deed): boolean {
  return actor !== null && actor !== 'supplier';
}

async function mailToSupplier(
  client: Queryable,
  facts: BookingFacts,
  news: SupplierNews,
  site: TellingSite,
): Promise<Omit<Mail, 'key'>> {
  const { id: bookingId, locale } = facts;
  const notes = (await readNotes(client, [bookingId], locale)).get(bookingId);
  if (!notes) throw new Error(`There are no notes to ${bookingId}.`);
  // A request that has ended by now is told of all the same, and has nothing to answer.
  const isOpen = news === 'asked' && facts.state === 'on_request';
  const { publicUrl } = site;
  const answerUrl = isOpen ? await makeSupplierLink(client, { bookingId, locale, publicUrl }) : undefined;
  const listUrl =
    news === 'booked' ? await makeManifestLink(client, { bookingId, locale, publicUrl }) : undefined;
  return supplierMail(facts, { news, notes, answerUrl, listUrl }, site);
}

/** Money that its owner cannot be given is for a person to see to. */
function deskMail({ orderNumber, contactName }: BookingFacts, site: TellingSite): Omit<Mail, 'key'> {
  return {
    to: site.operatorAddress,
    locale: 'en',
    subject: `A refund failed: ${orderNumber}`,
    body: {
      title: `A refund for ${orderNumber} failed`,
      paragraphs: [
        `${contactName} is owed money that the provider could not return. The traveller was asked to answer the mail about it.`,
      ],
    },
  };
}

async function invite(client: Queryable, facts: BookingFacts, site: TellingSite): Promise<void> {
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
    },
    site,
  );
}
