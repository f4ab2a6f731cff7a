import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import {
  sumAtHotel,
  sumTaxesAtHotel,
  type TaxAtHotel,
  taxPartsText,
  totalWithTaxes,
} from '@ashore/core/hotels/tax-parts.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, type Money, money, zero } from '@ashore/core/money/money.ts';
import { taxTextAt } from '@ashore/core/pricing/tax.ts';
import type { BookedLodging } from '../trip-facts/trip-of.ts';
import { stayFactTexts } from './stay-fact-texts.ts';

type BookedRoom = BookedStay['rooms'][number];

/** What is known of the money of a booking. */
export type BookedPayment = {
  readonly method: PaymentMethod | 'bill-organisation';
  /** After a discount. */
  readonly totalMinor: number;
  /** Refunded, or on its way. */
  readonly refundedMinor: number;
};

type StayPaymentInput = {
  readonly locale: MessageLocale;
  readonly state: BookingState;
  readonly timeZone: string;
  readonly lodging: Pick<BookedLodging, 'currency'> & {
    readonly stay: Pick<BookedStay, 'payment' | 'hotelCurrency' | 'rooms'>;
  };
  /** Those that are left. */
  readonly rooms: readonly BookedRoom[];
  /** Whether an organisation, or another person, pays what we charge: the reader sees no sums of ours. */
  readonly isGuest: boolean;
  /** Undefined before the booking. */
  readonly payment: BookedPayment | undefined;
};

/**
 * Whether a stay is paid: what was charged and how, or what is to be paid at the hotel. Null before the booking, where the page
 * states what it charges.
 */
export function paymentText(input: StayPaymentInput): string | null {
  const { locale, state, lodging, rooms, isGuest, payment } = input;
  const { payment: texts } = stayFactTexts[locale];
  const { currency, stay } = lodging;
  if (stay.payment === 'at-hotel')
    return payment ? texts.atHotel(sumText(sumAtHotel(stay, rooms, currency), locale)) : null;
  if (isGuest) return isSold(state) ? texts.prepaid : null;
  if (!payment) return null;
  const { method, totalMinor, refundedMinor } = payment;
  const write = (minor: number) => formatMoney(money(minor, currency), localeTable[locale].intl);
  if (totalMinor === 0) return texts.nothing;
  if (method === 'bill-organisation') return texts.onAccount(write(totalMinor));
  if (state === 'awaiting_payment') return texts.pending(write(totalMinor));
  if (!isSold(state)) return texts.authorised(write(totalMinor), texts.methods[method]);
  const lines = [
    texts.paid(write(totalMinor), texts.methods[method]),
    ...(refundedMinor > 0 ? [texts.refunded(write(refundedMinor))] : []),
  ];
  return lines.join('\n');
}

/**
 * What guests pay at the hotel: the price of a stay that is paid there, and taxes with their calculation in the hotel’s own currency.
 * Of a prepaid stay also what is due there, what its reader has paid, and the sum. Null if nothing is paid there.
 */
export function payAtHotelText(input: StayPaymentInput): string | null {
  const { locale, lodging, rooms, timeZone } = input;
  const texts = stayFactTexts[locale];
  const { currency, stay } = lodging;
  const taxes = taxesAtHotel(rooms, currency);
  const taxLines = taxes.map((tax) => taxLine(tax, timeZone, locale));
  if (stay.payment === 'at-hotel') {
    const otherCurrency = stay.hotelCurrency === currency ? null : stay.hotelCurrency;
    const price = formatMoney(priceOf(lodging, rooms), localeTable[locale].intl);
    return [texts.payAtHotel(price, otherCurrency), ...taxLines].join('\n');
  }
  const divided = dividedSumText(input, taxes);
  return [...taxLines, ...(divided === undefined ? [] : [divided])].join('\n') || null;
}

function dividedSumText(input: StayPaymentInput, taxes: readonly TaxAtHotel[]): string | undefined {
  const { locale, state, payment, lodging } = input;
  const price = paidByReader(input);
  if (!price) return undefined;
  const whole = totalWithTaxes({ price, taxes, isPriceConverted: false });
  const due = totalWithTaxes({ price: zero(lodging.currency), taxes, isPriceConverted: false });
  if (!whole || !due) return undefined;
  return stayFactTexts[locale].withTaxes({
    due: sumText(due, locale),
    price: formatMoney(price, localeTable[locale].intl),
    total: sumText(whole, locale),
    isPaid: isSold(state) && payment?.method !== 'bill-organisation',
  });
}

function isSold(state: BookingState): boolean {
  return state === 'confirmed' || state === 'completed';
}

/** What the reader has paid in advance; undefined if that is no concern of theirs, or is settled with an account. */
function paidByReader({ lodging, rooms, isGuest, payment }: StayPaymentInput): Money | undefined {
  if (isGuest || !payment) return undefined;
  const { method, totalMinor, refundedMinor } = payment;
  const isReduced = rooms.length < lodging.stay.rooms.length;
  if (method === 'bill-organisation' && isReduced) return undefined;
  return money(totalMinor - refundedMinor, lodging.currency);
}

function priceOf({ currency }: Pick<BookedLodging, 'currency'>, rooms: readonly BookedRoom[]): Money {
  return money(
    rooms.reduce((sum, room) => sum + fromDecimal(room.total, currency).amount, 0),
    currency,
  );
}

/** A sum that exchange rates make an approximation says so. */
function sumText(
  { total, isApproximate }: NonNullable<ReturnType<typeof totalWithTaxes>>,
  locale: MessageLocale,
): string {
  const text = formatMoney(total, localeTable[locale].intl);
  return isApproximate ? stayFactTexts[locale].about(text) : text;
}

function taxLine(tax: TaxAtHotel, timeZone: string, locale: MessageLocale): string {
  const { taxes, calculated } = stayFactTexts[locale];
  const amount = formatMoney(fromDecimal(tax.amount, tax.currency), localeTable[locale].intl);
  const text = taxes[tax.kind](amount, taxTextAt({ timeZone }, locale));
  const calculation = taxPartsText(tax, locale);
  return calculation === undefined ? text : calculated(text, calculation);
}

function taxesAtHotel(rooms: readonly BookedRoom[], currency: CurrencyCode): TaxAtHotel[] {
  return sumTaxesAtHotel(
    rooms.flatMap(({ taxes }) => taxes),
    currency,
  );
}
