import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import type { MailFact } from '../../../gateways/mail/outbox.ts';
import type { BookingFacts } from './booking-facts.ts';
import { travellersText } from './supplier-mail.ts';

type Labels = { readonly stillBooked: string; readonly total: string };

const labels: Readonly<Record<MessageLocale, Labels>> = {
  en: { stillBooked: 'Still booked', total: 'Total after cancellation' },
  de: { stillBooked: 'Weiterhin gebucht', total: 'Gesamtpreis nach der Stornierung' },
  'zh-Hans': { stillBooked: '仍然有效', total: '取消后总计' },
};

/** After a partial cancellation: the tickets that stay valid, counted by ticket type, and who has them. */
export function stillBookedRow({ tickets, locale }: BookingFacts): MailFact {
  const valid = tickets.filter(({ isCancelled }) => !isCancelled);
  const counts = [...Map.groupBy(valid, ({ band }) => band)].map(([band, ofBand]) =>
    travellersText(ofBand.length, band, locale),
  );
  const names = valid.map(({ participantName }) => participantName);
  return [labels[locale].stillBooked, [...counts, ...names].join('\n')];
}

/** What the booking costs after its cancelled tickets: less all refunds, or all credit notes if an organisation pays. */
export function totalAfterCancellationRow(facts: BookingFacts): MailFact {
  const { totalMinor, refundedMinor, invoices, organisation, currency, locale } = facts;
  const creditedMinor = invoices
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, invoice) => sum + Math.abs(invoice.totalMinor), 0);
  const remaining = totalMinor - (organisation ? creditedMinor : refundedMinor);
  return [labels[locale].total, formatMoney(money(remaining, currency), localeTable[locale].intl)];
}
