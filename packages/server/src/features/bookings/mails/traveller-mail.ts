import { placeOfPath } from '@ashore/core/contract/product-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Mail } from '../../../gateways/mail/put-mail.ts';
import type { Deed } from '../read-deed.ts';
import type { BookingFacts } from '../read-facts.ts';
import { aboutOf } from './about-of.ts';
import { accountWords, isOnAccount } from './account-words.ts';
import type { News } from './news.ts';
import { policyText } from './policy-text.ts';
import { reservationData } from './reservation-data.ts';
import { hasTickets, isStillOn } from './still-on.ts';
import type { TellingSite } from './telling-site.ts';
import { travellerWords } from './traveller-words.ts';
import { peopleRow, totalRow, tripRows } from './trip-facts.ts';

/** What whoever booked is told, be it for himself or for a guest, with everything he may want to open. */
export function travellerMail(
  facts: BookingFacts,
  { news, deed }: { readonly news: News; readonly deed: Pick<Deed, 'backMinor' | 'creditedMinor'> },
  { name: siteName, publicUrl }: TellingSite,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  const { locale, accessKey, invoices, house } = facts;
  const words = travellerWords[locale];
  const about = aboutOf(facts, moneySentence(facts, deed));
  const { subject, title, paragraphs } =
    house && isOnAccount(news) ? accountWords[locale].house[news](about) : words.news[news](about);
  const paperUrl = (paper: string) => `${publicUrl}/papers/${accessKey}/${paper}`;
  // Behind the sign that browsers keep to themselves: no server on the way writes the key down.
  const url = `${publicUrl}/${locale}/booking#key=${accessKey}`;
  return {
    locale,
    subject,
    body: {
      title,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      facts: [
        ...tripRows(facts),
        ...(isStillOn(news) ? [peopleRow(facts)] : []),
        totalRow(facts),
        ...(isStillOn(news) ? [[words.policy.head, policyText(facts)] as const] : []),
      ],
      action: { label: words.see, url },
      links: [
        ...(hasTickets(news)
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
      small: [isStillOn(news) ? words.keep : words.keepSeen],
      ...(hasTickets(news) && { data: reservationData(facts, siteName) }),
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
  if (backMinor > 0) return words.back(sum(backMinor));
  if (method === 'bill-organisation') {
    if (creditedMinor > 0) return words.credited(sum(creditedMinor));
    return confirmedAt === null ? words.notInvoiced : words.invoiceStands;
  }
  if (paidMinor === 0) return words.untouched;
  return refundedMinor >= paidMinor ? words.allBack : words.kept;
}
