import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimalText } from '@ashore/core/money/money.ts';
import type { BookingRecords } from '../../features/bookings/booking-records.ts';

/** What was issued, paid, refunded and invoiced for a booking; kinds without a record are left out. */
export function recordLines(
  { tickets, payments, refunds, documents, sellers }: BookingRecords,
  currency: CurrencyCode,
): string[] {
  const amountText = (minor: number) => `${currency} ${toDecimalText(money(minor, currency))}`;
  return [
    ...section(
      'Tickets, numbered as for refund --ticket:',
      tickets.map(
        ({ number, band, name, amountMinor, isCancelled }) =>
          `${number}  ${band}, ${name || 'without a name'}, ${amountText(amountMinor)}${isCancelled ? ', cancelled' : ''}`,
      ),
    ),
    ...section(
      'Payments:',
      payments.map(({ day, amountMinor, state }) => `${day}  ${amountText(amountMinor)}, ${inWords(state)}`),
    ),
    ...section(
      'Refunds:',
      refunds.map(({ day, amountMinor, state, reason, requestedBy }) => {
        const requester = requestedBy === null ? '' : `, requested by ${requestedBy}`;
        return `${day}  ${amountText(amountMinor)}, ${refundState(state)}, reason: ${inWords(reason)}${requester}`;
      }),
    ),
    ...section(
      'Invoices and credit notes:',
      documents.map(
        ({ day, number, kind, currency: documentCurrency, totalMinor }) =>
          `${day}  ${inWords(kind)} ${number}, ${documentCurrency} ${toDecimalText(money(totalMinor, documentCurrency))}`,
      ),
    ),
    ...section(
      'Rooms of another seller:',
      sellers.map(({ source, state, theirReference, hotelNumber, owedMinor, currency: ofContract }) => {
        const references = [theirReference, hotelNumber && `hotel’s number ${hotelNumber}`].filter(Boolean);
        const owed = `${ofContract} ${toDecimalText(money(owedMinor, ofContract))}`;
        return [`${source} ${inWords(state)}`, ...references, `owed to it: ${owed}`].join(', ');
      }),
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

/** A state or reason of the database, as words. */
function inWords(value: string): string {
  return value.replaceAll('_', ' ');
}

function refundState(state: string): string {
  return state === 'done' ? 'refunded' : inWords(state);
}
