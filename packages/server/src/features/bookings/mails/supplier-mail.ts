import type { Mail } from '../../../gateways/mail/put-mail.ts';
import type { BookingFacts } from '../read-facts.ts';
import type { BookingNotes } from '../read-notes.ts';
import { noteRows, partyRows } from './note-rows.ts';
import { placeTime } from './place-time.ts';
import { type SupplierNews, supplierWords } from './supplier-words.ts';
import type { TellingSite } from './telling-site.ts';
import { tripRows } from './trip-facts.ts';

type Told = {
  readonly news: SupplierNews;
  readonly notes: BookingNotes;
  /** At which a request is answered. */
  readonly answerUrl?: string | undefined;
  /** At which everybody who comes to that departure is listed, with what mails do not carry. */
  readonly listUrl?: string | undefined;
};

/** What a supplier is told of a booking. `facts` are in his language. */
export function supplierMail(
  facts: BookingFacts,
  { news, notes, answerUrl, listUrl }: Told,
  site: TellingSite,
): Pick<Mail, 'to' | 'replyTo' | 'locale' | 'subject' | 'body'> {
  const { locale, trip, orderNumber, answerUntil, contact, supplier, method } = facts;
  const words = supplierWords[locale];
  // Who they are he learns when they are sold to him: until then it is nobody's business but theirs.
  const isSold = facts.confirmedAt !== null;
  const { subject, title, paragraphs } = words.news[news]({
    trip: trip.name,
    when: placeTime(trip.startsAt, trip, locale),
    people: notes.people.length,
    until: answerUntil ? placeTime(answerUntil, trip, locale) : '',
    order: orderNumber,
    isOnAccount: method === 'bill-organisation',
  });
  return {
    ...readerOf(supplier.emailAddress, site),
    // Who takes them along and who comes may write to each other.
    replyTo: isSold ? contact.email : site.operatorAddress,
    locale,
    subject,
    body: {
      title,
      paragraphs: [...passOnNote(facts, locale), ...paragraphs],
      facts: [...tripRows(facts), ...(isSold ? noteRows : partyRows)(notes, locale)],
      ...(listUrl && { links: [{ label: words.list, url: listUrl }], small: [words.listLink] }),
      ...(answerUrl && { action: { label: words.answer, url: answerUrl }, small: [words.answerLink] }),
    },
  };
}

/** Of whom we know no address, the desk is told, which can find one. */
export function readerOf(
  emailAddress: string | null,
  { operatorAddress }: TellingSite,
): { readonly to: string } {
  return { to: emailAddress ?? operatorAddress };
}

export function passOnNote(
  { supplier }: Pick<BookingFacts, 'supplier'>,
  locale: BookingFacts['locale'],
): string[] {
  return supplier.emailAddress === null ? [supplierWords[locale].passOn(supplier.name)] : [];
}
