import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { placeTime } from '@ashore/core/time/place-time.ts';
import type { Mail } from '../../../gateways/mail/outbox.ts';
import type { Waiver } from '../../waivers/present-waiver.ts';
import type { BookingNotes } from '../trip-facts/notes.ts';
import type { BookingFacts } from './booking-facts.ts';
import { factRows, type MailSite, tripLabels } from './mail-parts.ts';
import { noteRows, passOnNote, supplierRecipient } from './supplier-mail.ts';
import { stayTexts } from './templates/stay.ts';
import { supplierTexts } from './templates/supplier.ts';

type ManifestMailInput = {
  readonly site: MailSite;
  /** URL of the list of travellers, which shows more than an email does. */
  readonly listUrl: string;
  /** Signed waivers, by order number. */
  readonly waivers: ReadonlyMap<string, readonly Waiver[]>;
  /** Rooms and lead guests of the stays of a hotel, by order number. */
  readonly hotelFacts?: ReadonlyMap<string, readonly BookedFact[]>;
};

/**
 * Writes the email with all travellers of a departure, booking by booking. `facts` are those of any one
 * booking.
 */
export function manifestMail(
  facts: BookingFacts,
  bookings: readonly BookingNotes[],
  { site, listUrl, waivers, hotelFacts = new Map() }: ManifestMailInput,
): Pick<Mail, 'to' | 'locale' | 'subject' | 'body'> {
  const { locale, trip, supplier } = facts;
  const people = bookings.reduce((sum, notes) => sum + notes.people.length, 0);
  const when =
    trip.time === null
      ? formatDate(trip.date, localeTable[locale].intl, 'dayYear')
      : placeTime(trip.startsAt, trip, locale);
  const isStay = trip.lodging !== null;
  const words = isStay ? stayTexts[locale].arrivals : supplierTexts[locale].manifest;
  const { subject, title, paragraphs } = words(trip.name, when, people);
  return {
    ...supplierRecipient(supplier.emailAddress, site),
    locale,
    subject,
    body: {
      title,
      paragraphs: [...passOnNote(facts, locale), ...paragraphs],
      facts: [
        ...(trip.label && !isStay ? [[tripLabels[locale].option, trip.label] as const] : []),
        ...bookings.flatMap((notes) => [
          [tripLabels[locale].order, notes.orderNumber] as const,
          ...factRows(hotelFacts.get(notes.orderNumber) ?? []),
          ...noteRows(notes, locale, { isStay }),
          ...(waivers.get(notes.orderNumber) ?? []).map(
            ({ participantName, url }) =>
              [supplierTexts[locale].signed, `${participantName}\n${site.publicUrl}${url}`] as const,
          ),
        ]),
      ],
      links: [{ label: isStay ? stayTexts[locale].arrivalsList : supplierTexts[locale].list, url: listUrl }],
      small: [supplierTexts[locale].listLink(bookings.some((notes) => notes.hasDocumentNumbers))],
    },
  };
}
