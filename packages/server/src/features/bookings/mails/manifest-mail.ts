import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { Mail } from '../../../gateways/mail/put-mail.ts';
import type { Waiver } from '../../waivers/present-waiver.ts';
import type { BookingFacts } from '../read-facts.ts';
import type { BookingNotes } from '../read-notes.ts';
import { noteRows } from './note-rows.ts';
import { placeTime } from './place-time.ts';
import { passOnNote, readerOf } from './supplier-mail.ts';
import { supplierWords } from './supplier-words.ts';
import type { TellingSite } from './telling-site.ts';
import { tripLabels } from './trip-facts.ts';

type Around = {
  readonly site: TellingSite;
  /** Where more of those who come can be read than is written in a mail. */
  readonly listUrl: string;
  /** Of which order, and what its people have signed. */
  readonly waivers: ReadonlyMap<string, readonly Waiver[]>;
};

/** Everybody who comes to a departure, booking by booking. `facts` are those of any of them. */
export function manifestMail(
  facts: BookingFacts,
  bookings: readonly BookingNotes[],
  { site, listUrl, waivers }: Around,
): Pick<Mail, 'to' | 'locale' | 'subject' | 'body'> {
  const { locale, trip, supplier } = facts;
  const people = bookings.reduce((sum, notes) => sum + notes.people.length, 0);
  const when =
    trip.time === null
      ? formatDate(trip.date, localeTable[locale].intl, 'dayYear')
      : placeTime(trip.startsAt, trip, locale);
  const { subject, title, paragraphs } = supplierWords[locale].manifest(trip.name, when, people);
  return {
    ...readerOf(supplier.emailAddress, site),
    locale,
    subject,
    body: {
      title,
      paragraphs: [...passOnNote(facts, locale), ...paragraphs],
      facts: [
        ...(trip.label ? [[tripLabels[locale].way, trip.label] as const] : []),
        ...bookings.flatMap((notes) => [
          [tripLabels[locale].order, notes.orderNumber] as const,
          ...noteRows(notes, locale),
          ...(waivers.get(notes.orderNumber) ?? []).map(
            ({ participantName, url }) =>
              [supplierWords[locale].signed, `${participantName}\n${site.publicUrl}${url}`] as const,
          ),
        ]),
      ],
      links: [{ label: supplierWords[locale].list, url: listUrl }],
      small: [supplierWords[locale].listLink],
    },
  };
}
