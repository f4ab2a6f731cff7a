import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import type { MailFact } from '../../../gateways/mail/outbox.ts';
import type { BookingFacts } from './booking-facts.ts';
import { travellersText } from './supplier-mail.ts';

type TicketFacts = Pick<BookingFacts, 'tickets' | 'locale'>;

type Labels = Readonly<Record<'cancelled' | 'stillBooked' | 'total', string>>;

const labels: Readonly<Record<MessageLocale, Labels>> = {
  en: { cancelled: 'Cancelled', stillBooked: 'Still booked', total: 'Total after cancellation' },
  de: { cancelled: 'Storniert', stillBooked: 'Weiterhin gebucht', total: 'Gesamtpreis nach der Stornierung' },
  'zh-Hans': { cancelled: '已取消', stillBooked: '仍然有效', total: '取消后总计' },
};

/** After a partial cancellation: the tickets that stay valid, counted by ticket type, and who has them. */
export function stillBookedRow({ tickets, locale }: TicketFacts): MailFact {
  const valid = tickets.filter(({ isCancelled }) => !isCancelled);
  return [labels[locale].stillBooked, countsAndNames(valid, locale)];
}

/** The tickets that one cancellation has ended; none if the email is not about one. */
export function cancelledRows({ tickets, locale }: TicketFacts, positions: readonly number[]): MailFact[] {
  const cancelled = tickets.filter((_, at) => positions.includes(at));
  return cancelled.length === 0 ? [] : [[labels[locale].cancelled, countsAndNames(cancelled, locale)]];
}

function countsAndNames(tickets: TicketFacts['tickets'], locale: MessageLocale): string {
  const counts = [...Map.groupBy(tickets, ({ band }) => band)].map(([band, ofBand]) =>
    travellersText(ofBand.length, band, locale),
  );
  return [...counts, ...tickets.map(({ participantName }) => participantName)].join('\n');
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
