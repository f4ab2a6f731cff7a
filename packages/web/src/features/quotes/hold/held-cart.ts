import type { Quote } from '@ashore/core/contract/quotes.ts';
import { withStay } from '@ashore/core/contract/values/product-path.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, type Money, money } from '@ashore/core/money/money.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import { wholePriceText } from '../../../i18n/trip-texts.ts';

export type Hold = {
  readonly quote: Quote;
  readonly secondsLeft: number;
  /** On the browser's clock. */
  readonly endsAt: Date;
  /** On the server's clock. */
  readonly now: Date;
};

/** State of a cart at this second. */
export type HeldCart =
  | { readonly state: 'empty' }
  | { readonly state: 'held'; readonly hold: Hold }
  | { readonly state: 'expired' | 'released' | 'sold'; readonly quote: Quote };

type ReportedCart = { readonly cart: Quote | null; readonly heardAt: number };

/** A hold past its end has expired, even if the last reported state is active. */
export function heldCart({ cart, heardAt }: ReportedCart, now: number): HeldCart {
  if (cart === null) return { state: 'empty' };
  if (cart.state !== 'held') return { state: cart.state, quote: cart };
  const remainingSeconds = secondsLeft({ cart, heardAt }, now);
  if (remainingSeconds === 0) return { state: 'expired', quote: cart };
  const endsAt = new Date(endOfHold({ cart, heardAt }));
  return {
    state: 'held',
    hold: { quote: cart, secondsLeft: remainingSeconds, endsAt, now: serverTime({ cart, heardAt }, now) },
  };
}

/** A hold as the server reported it, and the browser's time when the answer arrived. */
export type HeardHold = {
  readonly cart: Pick<Quote, 'expiryTime' | 'utcNow'>;
  readonly heardAt: number;
};

/**
 * End of the hold on the browser's clock, which may be wrong by hours. Only the remaining time that the
 * server reported is used, counted from the arrival of the answer.
 */
export function endOfHold({ cart, heardAt }: HeardHold): number {
  return heardAt + Date.parse(cart.expiryTime) - Date.parse(cart.utcNow);
}

/** Never more than the remaining time that was reported. Setting the clock back does not extend a hold. */
export function secondsLeft(hold: HeardHold, now: number): number {
  const longestMs = endOfHold(hold) - hold.heardAt;
  return Math.max(0, Math.min(longestMs, endOfHold(hold) - now) / 1000);
}

/** Estimates the current time of the server's clock. */
export function serverTime({ cart, heardAt }: HeardHold, now: number): Date {
  return new Date(Date.parse(cart.utcNow) + now - heardAt);
}

type SumLine = Pick<Quote['components'][number]['tickets'][number], 'ticketType' | 'count'> & {
  /** Undefined if these tickets are free. */
  readonly sum: string | undefined;
  /** Of a stay, which has a line for each room: its number and its name. */
  readonly room?: { readonly number: number; readonly name: string };
};
export type Sums = {
  readonly lines: readonly SumLine[];
  /** What a promotion saves, if there is one. */
  readonly saved: string | undefined;
  /** What a discount code takes off. */
  readonly discount: string | undefined;
  readonly total: string;
  /** The same total as money. */
  readonly due: Money;
};

/** Sums of a quote, formatted for the reader. The total is the lines less the saving and the discount. */
export function sumsOf(
  { components, currencyCode, grossTotal, grandTotal, stay }: Quote,
  locale: Locale,
  voucherValue = 0,
): Sums {
  const write = (sum: Money) => formatMoney(sum, localeTable[locale].intl);
  const moneyOf = (amount: number) => fromDecimal(amount, currencyCode);
  const saved = moneyOf(grossTotal).amount - moneyOf(grandTotal).amount;
  const lessDiscount = (amount: number) =>
    amount === 0 ? undefined : write(money(-amount, currencyCode)).replace('-', '\u2212');
  const off = moneyOf(voucherValue).amount;
  const due = money(moneyOf(grandTotal).amount - off, currencyCode);
  const tickets = components.flatMap((component, index) =>
    component.tickets.map((ticket) => ({
      ...ticket,
      ...(stay && { room: { number: index + 1, name: component.label } }),
    })),
  );
  return {
    lines: tickets.map(({ ticketType, count, originalTotal, ...line }) => ({
      ticketType,
      count,
      ...('room' in line && { room: line.room }),
      sum: originalTotal === 0 ? undefined : write(moneyOf(originalTotal)),
    })),
    saved: lessDiscount(saved),
    discount: lessDiscount(off),
    total: write(due),
    due,
  };
}

/** The total as a price line shows it. */
export function totalText(quote: Quote, locale: Locale, t: TextOf, voucherValue = 0): string {
  return wholePriceText(sumsOf(quote, locale, voucherValue).due, localeTable[locale].intl, t);
}

type HeldChoice = Pick<Quote, 'normalizedUrlPath' | 'queryDate' | 'startTime' | 'components'> & {
  readonly stay?: Quote['stay'];
};

/** Address of the trip's page with the choice in it, so that the traveller does not have to choose again. */
export function tripPath({
  normalizedUrlPath,
  queryDate,
  startTime,
  components: [component],
  stay,
}: HeldChoice): string {
  if (stay) {
    const { arrival, departure, rooms } = stay;
    return withStay(normalizedUrlPath, {
      arrival: localDate(arrival),
      departure: localDate(departure),
      rooms,
    });
  }
  const query = new URLSearchParams({ date: queryDate });
  for (const { ticketType, count } of component?.tickets ?? []) query.set(ticketType, String(count));
  if (component !== undefined) query.set('option', component.componentKey);
  query.set('time', startTime === null ? 'any' : startTime.replace(':', ''));
  return `${normalizedUrlPath}?${query}`;
}

/** The same, at the booking panel, where the choice can be changed. */
export function changePath(quote: HeldChoice): string {
  return `${tripPath(quote)}#${quote.stay ? 'rooms' : 'when'}`;
}
