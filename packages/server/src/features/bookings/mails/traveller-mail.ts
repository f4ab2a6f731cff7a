import { placeOfPath } from '@ashore/core/contract/product-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Mail } from '../../../gateways/mail/put-mail.ts';
import type { Deed } from '../read-deed.ts';
import type { BookingFacts } from '../read-facts.ts';
import type { News } from './news.ts';
import { placeTime } from './place-time.ts';
import { policyText } from './policy-text.ts';
import { reservationData } from './reservation-data.ts';
import type { TellingSite } from './telling-site.ts';
import { travellerWords } from './traveller-words.ts';
import { peopleRow, totalRow, tripRows } from './trip-facts.ts';

/** After which there is a trip to go on, or one that may still come about. */
const isOn: readonly News[] = ['confirmed', 'asked', 'reduced'];

/** What whoever booked is told, with everything he may want to open. */
export function travellerMail(
  facts: BookingFacts,
  { news, deed }: { readonly news: News; readonly deed: Pick<Deed, 'backMinor' | 'creditedMinor'> },
  { name: siteName, publicUrl }: TellingSite,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  const { locale, contact, contactName, trip, supplierName, answerUntil, accessKey, reason, invoices } =
    facts;
  const words = travellerWords[locale];
  const { subject, title, paragraphs } = words.news[news]({
    // Nobody is called by his first name alone in Chinese.
    name: locale === 'zh-Hans' ? contactName : contact.firstName,
    trip: trip.name,
    supplier: supplierName,
    answerUntil: answerUntil ? placeTime(answerUntil, trip, locale) : '',
    money: moneySentence(facts, deed),
    reason,
  });
  const paperUrl = (paper: string) => `${publicUrl}/papers/${accessKey}/${paper}`;
  // Behind the sign that browsers keep to themselves: no server on the way writes the key down.
  const url = `${publicUrl}/${locale}/booking#key=${accessKey}`;
  const hasTickets = news === 'confirmed' || news === 'reduced';
  return {
    locale,
    subject,
    body: {
      title,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      facts: [
        ...tripRows(facts),
        ...(isOn.includes(news) ? [peopleRow(facts)] : []),
        totalRow(facts),
        ...(isOn.includes(news) ? [[words.policy.head, policyText(facts)] as const] : []),
      ],
      action: { label: words.see, url },
      links: [
        ...(hasTickets
          ? [
              { label: words.tickets, url: paperUrl('ticket.pdf') },
              { label: words.calendar, url: paperUrl('trip.ics') },
            ]
          : []),
        ...invoices.map(({ kind, number }) => ({
          label: words.paper(kind, number),
          url: paperUrl(`invoice-${number}.pdf`),
        })),
        ...(['declined', 'unanswered', 'withdrawn'].includes(news)
          ? [{ label: words.search, url: `${publicUrl}/${locale}${placeOfPath(facts.path)}` }]
          : []),
      ],
      small: [words.keep],
      ...(hasTickets && { data: reservationData(facts, siteName) }),
    },
  };
}

/** Of this deed: what went back before or is to go back besides is told with what caused it. */
function moneySentence(
  { locale, method, currency, confirmedAt, refundedMinor, paidMinor }: BookingFacts,
  { backMinor, creditedMinor }: Pick<Deed, 'backMinor' | 'creditedMinor'>,
): string {
  const words = travellerWords[locale].money;
  const sum = (minor: number) => formatMoney(money(minor, currency), localeTable[locale].intl);
  if (method === 'bill-organisation') {
    if (creditedMinor > 0) return words.credited(sum(creditedMinor));
    return confirmedAt === null ? words.notInvoiced : words.invoiceStands;
  }
  if (backMinor > 0) return words.back(sum(backMinor));
  if (paidMinor === 0) return words.untouched;
  return refundedMinor >= paidMinor ? words.allBack : words.kept;
}
