import { placeOfPath } from '@ashore/core/contract/values/product-path.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Mail } from '../../../gateways/mail/outbox.ts';
import type { BookingEvent } from './booking-event.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { News } from './events.ts';
import {
  hasTickets,
  isActiveBooking,
  type MailSite,
  mailSubject,
  peopleRow,
  placeTime,
  reservationData,
  totalRow,
  tripRows,
} from './mail-parts.ts';
import { accountTexts, isOnAccount } from './templates/account.ts';
import { travellerTexts } from './templates/traveller.ts';

/**
 * Writes the email to the contact person, who books for themselves or for a guest, with links to all
 * documents.
 */
export function travellerMail(
  facts: BookingFacts,
  {
    news,
    event,
  }: { readonly news: News; readonly event: Pick<BookingEvent, 'refundMinor' | 'creditedMinor'> },
  { name: siteName, publicUrl }: MailSite,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  const { locale, accessKey, invoices, organisation } = facts;
  const words = travellerTexts[locale];
  const about = mailSubject(facts, moneySentence(facts, event));
  const { subject, title, paragraphs } =
    organisation && isOnAccount(news)
      ? accountTexts[locale].organisation[news](about)
      : words.news[news](about);
  const documentUrl = (name: string) => `${publicUrl}/papers/${accessKey}/${name}`;
  // The key follows `#`, because browsers do not send that part. No server on the way logs it.
  const url = `${publicUrl}/${locale}/booking#key=${accessKey}`;
  return {
    locale,
    subject,
    body: {
      title,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      facts: [
        ...tripRows(facts),
        ...(isActiveBooking(news) ? [peopleRow(facts)] : []),
        totalRow(facts),
        ...(isActiveBooking(news) ? [[words.policy.head, policyText(facts)] as const] : []),
      ],
      action: { label: words.see, url },
      links: [
        ...(hasTickets(news)
          ? [
              { label: words.tickets, url: documentUrl('ticket.pdf') },
              { label: words.calendar, url: documentUrl('trip.ics') },
            ]
          : []),
        ...invoices.map(({ kind, number }) => ({
          label: words.invoice(kind, number),
          url: documentUrl(`invoice-${number}.pdf`),
        })),
        ...(['declined', 'unanswered', 'withdrawn'].includes(news)
          ? [{ label: words.search, url: `${publicUrl}/${locale}${placeOfPath(facts.path)}` }]
          : []),
      ],
      small: [isActiveBooking(news) ? words.keep : words.keepSeen],
      ...(hasTickets(news) && { data: reservationData(facts, siteName) }),
    },
  };
}

/**
 * Describes the refund of this event alone. Every other refund is described with the event that caused it.
 */
function moneySentence(
  { locale, method, currency, confirmedAt, refundedMinor, paidMinor }: BookingFacts,
  { refundMinor, creditedMinor }: Pick<BookingEvent, 'refundMinor' | 'creditedMinor'>,
): string {
  const words = travellerTexts[locale].money;
  const sum = (minor: number) => formatMoney(money(minor, currency), localeTable[locale].intl);
  if (refundMinor > 0) return words.refunded(sum(refundMinor));
  if (method === 'bill-organisation') {
    if (creditedMinor > 0) return words.credited(sum(creditedMinor));
    return confirmedAt === null ? words.notInvoiced : words.invoiceStands;
  }
  if (paidMinor === 0) return words.untouched;
  return refundedMinor >= paidMinor ? words.alreadyRefunded : words.notRefunded;
}

const HOUR = 3_600_000;

/**
 * The cancellation terms as sold, line by line in the local time of the place. Deadlines that had passed at
 * the time of the event are left out.
 */
function policyText({ cancellation, trip, locale, changedAt }: BookingFacts): string {
  const { full, part, after, never } = travellerTexts[locale].policy;
  const tiers = cancellation
    .map(({ hoursBefore, refundPercent }) => ({
      until: new Date(trip.startsAt.getTime() - hoursBefore * HOUR),
      refundPercent,
    }))
    .filter(({ refundPercent, until }) => refundPercent > 0 && until > changedAt)
    .toSorted((left, right) => left.until.getTime() - right.until.getTime());
  if (tiers.length === 0) return never;
  const percent = numberFormat(localeTable[locale].intl, { style: 'percent' });
  const lines = tiers.map(({ until, refundPercent }) => {
    const deadline = placeTime(until, trip, locale);
    return refundPercent === 100 ? full(deadline) : part(deadline, percent.format(refundPercent / 100));
  });
  return [...lines, after].join('\n');
}
