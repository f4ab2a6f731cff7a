import type { FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import { labelled } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { placeTime } from '@ashore/core/time/place-time.ts';
import type { Mail, MailFact } from '../../../gateways/mail/outbox.ts';
import { factsForHotel } from '../stays/hotel-facts.ts';
import type { BookingNotes } from '../trip-facts/notes.ts';
import { answerText, factsToDecide, requestFacts } from '../trip-facts/request-facts.ts';
import type { BookingFacts } from './booking-facts.ts';
import { factRows, type MailSite, tripLabels, tripRows } from './mail-parts.ts';
import { stayTexts } from './templates/stay.ts';
import { type SupplierNotification, supplierTexts } from './templates/supplier.ts';

type SupplierMailInput = {
  readonly notification: SupplierNotification;
  readonly notes: BookingNotes;
  /** URL at which the supplier answers a request. */
  readonly answerUrl?: string | undefined;
  /** URL of the departure's list of travellers, with data that emails do not contain. */
  readonly listUrl?: string | undefined;
};

/** Writes the email about a booking to its supplier. `facts` are in the supplier's language. */
export function supplierMail(
  facts: BookingFacts,
  { notification, notes, answerUrl, listUrl }: SupplierMailInput,
  site: MailSite,
): Pick<Mail, 'to' | 'replyTo' | 'locale' | 'subject' | 'body'> {
  const { locale, trip, orderNumber, answerUntil, contact, supplier, method } = facts;
  const texts = supplierTexts[locale];
  // Who the travellers are stays private until the booking is confirmed.
  const isSold = facts.confirmedAt !== null;
  const isAtHotel = trip.lodging?.stay.payment === 'at-hotel';
  const accountPayment = method === 'bill-organisation' ? 'account' : 'prepaid';
  const { subject, title, paragraphs } = supplierWords(
    facts,
    notification,
  )({
    trip: trip.name,
    when: trip.lodging
      ? formatDate(trip.date, localeTable[locale].intl, 'dayYear')
      : placeTime(trip.startsAt, trip, locale),
    payment: isAtHotel ? 'at-hotel' : accountPayment,
    people: notes.people.length,
    until: answerUntil ? placeTime(answerUntil, trip, locale) : '',
    chooseUntil: facts.ship?.chooseUntil ? placeTime(new Date(facts.ship.chooseUntil), trip, locale) : '',
    order: orderNumber,
    isOnAccount: method === 'bill-organisation',
  });
  // The notes list only travellers who still come.
  const cancelledRows: MailFact[] =
    notification === 'cancelled' && isSold
      ? [
          [
            trip.lodging ? stayTexts[locale].leadGuests : tripLabels[locale].who,
            facts.tickets
              .filter(({ wasCancelledBefore }) => !wasCancelledBefore)
              .map(({ participantName }) => participantName || texts.someone)
              .join('\n'),
          ],
        ]
      : [];
  return {
    ...supplierRecipient(supplier.emailAddress, site),
    // Supplier and contact person may write to each other.
    replyTo: isSold ? contact.email : site.operatorAddress,
    locale,
    subject,
    body: {
      title,
      paragraphs: [...passOnNote(facts, locale), ...paragraphs],
      facts: [
        ...tripRows(facts, trip.lodging ? [] : factsToSuppliers),
        ...factRows(factsForHotel(facts, notes)),
        ...(isSold
          ? noteRows(notes, locale, {
              isStay: trip.lodging !== null,
              isNew: notification === 'booked',
            })
          : partyRows(notes, locale, notification === 'requested')),
        ...cancelledRows,
      ],
      ...(listUrl && {
        links: [{ label: trip.lodging ? stayTexts[locale].arrivalsList : texts.list, url: listUrl }],
        small: [texts.listLink(notes.hasDocumentNumbers)],
      }),
      ...(answerUrl && { action: { label: texts.answer, url: answerUrl }, small: [texts.answerLink] }),
    },
  };
}

/** The words of hotels, where those of trips speak of tickets and travellers. */
function supplierWords({ trip, locale }: BookingFacts, notification: SupplierNotification) {
  const ofStay = trip.lodging && stayTexts[locale].supplier;
  return ofStay && notification in ofStay
    ? ofStay[notification as keyof typeof ofStay]
    : supplierTexts[locale].notifications[notification];
}

/** An email to a supplier without an address goes to operations, who can find one. */
export function supplierRecipient(
  emailAddress: string | null,
  { operatorAddress }: MailSite,
): { readonly to: string } {
  return { to: emailAddress ?? operatorAddress };
}

export function passOnNote(
  { supplier }: Pick<BookingFacts, 'supplier'>,
  locale: BookingFacts['locale'],
): string[] {
  return supplier.emailAddress === null ? [supplierTexts[locale].passOn(supplier.name)] : [];
}

/**
 * Rows about one booking in the supplier's language: contact person, travellers with their answers, and
 * pickup.
 */
export function noteRows(
  notes: BookingNotes,
  locale: MessageLocale,
  { isStay, isNew = false }: { readonly isStay: boolean; readonly isNew?: boolean },
): MailFact[] {
  const texts = supplierTexts[locale];
  const { contact, people } = notes;
  const contactRow: MailFact = [
    texts.contact,
    [personName(contact.firstName, contact.lastName), contact.phoneNumber, contact.email]
      .filter(Boolean)
      .join('\n'),
  ];
  // The rooms of a stay name their lead guests.
  if (isStay) return [contactRow];
  return [
    contactRow,
    ...people.map(
      ({ name, band, answers: statedAnswers }) =>
        [
          name || texts.someone,
          [
            bandTexts[locale][band].ticket,
            ...statedAnswers.map((answer) => labelled(answer[0], answerText(answer, locale), locale)),
          ].join('\n'),
        ] as const,
    ),
    ...factRows(requestFacts(notes, locale, isNew ? 'supplier' : undefined)),
  ];
}

/** What a supplier knows of its own trip, to recognise it. What its travellers asked for follows them. */
const factsToSuppliers: readonly FactKind[] = ['day', 'start', 'startShift', 'end', 'duration', 'meeting'];

/** Travellers of one ticket type: 2 adults. */
export function travellersText(count: number, band: TicketType, locale: MessageLocale): string {
  const { one, many } = bandTexts[locale][band];
  return locale === 'zh-Hans' ? `${one} × ${count}` : `${count} ${count === 1 ? one : many}`;
}

/**
 * Rows that name no traveller: the number of travellers by ticket type, and the transfer request; of a request that
 * awaits an answer also ages, pickup, answers and message.
 */
function partyRows(notes: BookingNotes, locale: MessageLocale, isToAnswer: boolean): MailFact[] {
  const { people } = notes;
  const bands = [...new Set(people.map(({ band }) => band))];
  const counts = bands.map((band) =>
    travellersText(people.filter((one) => one.band === band).length, band, locale),
  );
  return [
    [tripLabels[locale].who, counts.join('\n')],
    ...factRows(
      isToAnswer
        ? factsToDecide(notes, locale)
        : requestFacts(notes, locale).filter(({ kind }) => kind === 'transfer'),
    ),
  ];
}

type BandTexts = {
  readonly one: string;
  readonly many: string;
  /** Stands beside a name, so the word does not say whether a man or a woman travels. */
  readonly ticket: string;
};

/** Ticket types as emails to suppliers name them. */
const bandTexts: Readonly<Record<MessageLocale, Readonly<Record<TicketType, BandTexts>>>> = {
  en: {
    adult: { one: 'adult', many: 'adults', ticket: 'adult' },
    youth: { one: 'youth', many: 'youths', ticket: 'youth' },
    child: { one: 'child', many: 'children', ticket: 'child' },
    infant: { one: 'infant', many: 'infants', ticket: 'infant' },
    senior: { one: 'senior', many: 'seniors', ticket: 'senior' },
    student: { one: 'student', many: 'students', ticket: 'student' },
    group: { one: 'group member', many: 'group members', ticket: 'group member' },
    room: { one: 'room', many: 'rooms', ticket: 'room' },
  },
  de: {
    adult: { one: 'Erwachsener', many: 'Erwachsene', ticket: 'Erwachsenenticket' },
    youth: { one: 'Jugendlicher', many: 'Jugendliche', ticket: 'Jugendticket' },
    child: { one: 'Kind', many: 'Kinder', ticket: 'Kinderticket' },
    infant: { one: 'Kleinkind', many: 'Kleinkinder', ticket: 'Kleinkindticket' },
    senior: { one: 'Senior', many: 'Senioren', ticket: 'Seniorenticket' },
    student: { one: 'Studierender', many: 'Studierende', ticket: 'Studierendenticket' },
    group: { one: 'Gruppenmitglied', many: 'Gruppenmitglieder', ticket: 'Gruppenmitglied' },
    room: { one: 'Zimmer', many: 'Zimmer', ticket: 'Zimmer' },
  },
  'zh-Hans': {
    adult: { one: '成人', many: '成人', ticket: '成人' },
    youth: { one: '青少年', many: '青少年', ticket: '青少年' },
    child: { one: '儿童', many: '儿童', ticket: '儿童' },
    infant: { one: '婴幼儿', many: '婴幼儿', ticket: '婴幼儿' },
    senior: { one: '老人', many: '老人', ticket: '老人' },
    student: { one: '学生', many: '学生', ticket: '学生' },
    group: { one: '团体成员', many: '团体成员', ticket: '团体成员' },
    room: { one: '间客房', many: '间客房', ticket: '客房' },
  },
};

const localeOfLanguage: Readonly<Record<string, MessageLocale>> = {
  en: 'en',
  de: 'de',
  zh: 'zh-Hans',
  'zh-Hans': 'zh-Hans',
};

/** The first of the languages that we write; English if we write none of them. */
export function supplierLocale(languages: readonly string[]): MessageLocale {
  return (
    languages.map((language) => localeOfLanguage[language]).find((locale) => locale !== undefined) ?? 'en'
  );
}
