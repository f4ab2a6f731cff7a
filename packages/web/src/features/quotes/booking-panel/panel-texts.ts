import type { DayAvailability } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { listFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, type Money } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { type LivePrice, livePrice, type TicketCounts } from '@ashore/core/pricing/live-price.ts';
import { BANDS, type Band } from '@ashore/core/pricing/ticket.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { openRefunds } from '../../../i18n/booking-texts.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { fromPriceParts, wholePriceText } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { maximumOf, type Option } from './choice.ts';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

type Ticket = Option['tickets'][number];

/** Formats sums, days and people in the language of the page. */
export function usePanelTexts() {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const formatSum = (money: Money) => formatMoney(money, intl);
  const peopleOf = (band: Band, count: number) => t(`party.${band}`, { count });
  const joinTexts = (...parts: (string | false | null | undefined)[]) => sideBySide(parts, messages);
  return {
    sum: formatSum,
    /** The total of all tickets. */
    total: (money: Money) => wholePriceText(money, intl, t),
    price: (amount: number, currency: SelectableCurrency) =>
      amount === 0 ? t('ticket.free') : formatSum(fromDecimal(amount, currency)),
    /**
     * The exact price, short enough for a calendar cell: whole prices have no decimals. `barePrice` leaves out
     * the sign as well.
     */
    shortPrice: (amount: number, currency: SelectableCurrency) =>
      formatMoney(fromDecimal(amount, currency), intl, { decimals: 'auto' }),
    barePrice: (amount: number, currency: SelectableCurrency) =>
      formatMoney(fromDecimal(amount, currency), intl, { decimals: 'auto', isBare: true }),
    /** Sat 28 Nov */
    day: (date: LocalDate) => formatDate(date, intl, 'day'),
    /** Saturday 28 November */
    wholeDay: (date: LocalDate) => formatDate(date, intl, 'weekday'),
    shortDay: (date: LocalDate) => formatDate(date, intl, 'short'),
    peopleOf,
    /** 2 adults, 1 child */
    people: (ticketCounts: TicketCounts) =>
      listFormat(messages).format(
        BANDS.flatMap((band) => (ticketCounts[band] ? [peopleOf(band, ticketCounts[band])] : [])),
      ),
    together: joinTexts,
    clock: (time: string) => t('shell.clockTime', { time }),
    nameOf: (option: Option, tour: NamedTour) => optionName(option, tour, t),
    ticketName: (ticket: Ticket, option: Option) => ticketName(ticket, option, t),
    ages: ({ minAge: from, maxAge: to }: Ticket) => {
      if (from !== null && to !== null) return t('ticket.ages', { from, to });
      if (from !== null) return t('ticket.agesFrom', { from });
      return to === null ? '' : t('ticket.agesTo', { to });
    },
  };
}

/**
 * The name of a ticket. A group price that further people may join says how many it includes and how many may come,
 * so that the name never contradicts the stepper.
 */
export function ticketName(ticket: Ticket, { capacity }: Pick<Option, 'capacity'>, t: TextOf): string {
  const size = ticket.groupSize ?? 0;
  const most = maximumOf(ticket, { spots: capacity, otherTickets: 0 });
  if (ticket.ticketType === 'group' && most > size) return t('ticket.groupAndMore', { size, most });
  return t(`ticket.${ticket.ticketType}`, { size });
}

type NamedTour = Pick<TourDetails, 'components' | 'productType'>;

/** Types that travellers share with others, unless a group books them for itself. */
const shareable: ReadonlySet<ProductType> = new Set(['tours', 'activities', 'shore-excursions']);

/** The name of an option. Without a name of its own, what distinguishes it from a private one, if there is one. */
export function optionName(option: Option, { components, productType }: NamedTour, t: TextOf): string {
  if (option.label) return option.label;
  const isShared =
    shareable.has(productType) && !isForGroups(option) && components.some((other) => isForGroups(other));
  return isShared ? t('product.shared') : t('product.asItIs', { type: productType });
}

/**
 * The price before travellers are counted, with "from" before or after it. Also whether it is per person or
 * per group, unless the trip is free.
 */
export function useFromTexts() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { tour, resolvedChoice, day } = useCurrentBookingPanel();
  const price = fromPriceOf(tour, resolvedChoice.option, day);
  const lowestPrice = fromDecimal(price.basePrice, price.currency);
  const parts = fromPriceParts(lowestPrice, intl, t);
  const isFree = lowestPrice.amount === 0;
  return {
    ...price,
    ...(price.isFrom ? parts : { ...parts, before: '', after: '' }),
    each: isFree ? '' : t(price.per === 'group' ? 'bookingPanel.perGroup' : 'bookingPanel.perPerson'),
  };
}

type PricedTour = Pick<TourDetails, 'components' | 'basePrice' | 'originalPrice' | 'currency'>;

/** Price shown before travellers are counted, per person or per group. */
export type FromPrice = Pick<TourDetails, 'basePrice' | 'originalPrice' | 'currency'> & {
  readonly per: 'person' | 'group';
  /** Whether the chosen option may cost more than this price. */
  readonly isFrom: boolean;
};

/**
 * Returns the lowest price of the product. If the chosen option is for groups and other options are not, it
 * returns the price of that group. A price per person would be misleading there.
 */
export function fromPriceOf(
  tour: PricedTour,
  option: Option,
  day: Pick<DayAvailability, 'components' | 'currency'> | undefined,
): FromPrice {
  const { basePrice, originalPrice, currency } = tour;
  const per = perOf(tour);
  if (per === 'group' || !isForGroups(option))
    return { basePrice, originalPrice, currency, per, isFrom: true };
  const ofDay = day?.components.find(({ componentKey }) => componentKey === option.componentKey)?.tickets[0];
  return {
    basePrice: ofDay?.price ?? option.tickets[0]?.price ?? basePrice,
    originalPrice: null,
    currency: (ofDay && day?.currency) ?? currency,
    per: 'group',
    isFrom: false,
  };
}

/** Whether a product's price is per group or per person. It is per group if no option is sold per person. */
export function perOf({ components }: Pick<PricedTour, 'components'>): FromPrice['per'] {
  return components.every(isForGroups) ? 'group' : 'person';
}

function isForGroups({ tickets }: Option): boolean {
  return tickets.every(({ groupSize }) => groupSize !== null);
}

/**
 * Whether a cancellation gives no refund: under the cancellation terms at all, or for the chosen departure
 * because every deadline has passed.
 */
export function useIsNonRefundable(): boolean {
  const { tour, resolvedChoice } = useCurrentBookingPanel();
  return isNonRefundable(tour.cancellation, resolvedChoice.departure?.startsAt, new Date());
}

export function isNonRefundable(
  tiers: TourDetails['cancellation'],
  startsAt: string | undefined,
  now: Date,
): boolean {
  if (startsAt === undefined) return !tiers.some(({ refundPercent }) => refundPercent > 0);
  return openRefunds(tiers, startsAt, now).length === 0;
}

/** Price of the party on the chosen day; undefined until the day is chosen and loaded. */
export function useLivePrice(): LivePrice | undefined {
  const { day, resolvedChoice } = useCurrentBookingPanel();
  const component = day?.components.find(
    ({ componentKey }) => componentKey === resolvedChoice.option.componentKey,
  );
  return day && component && livePrice(component.tickets, resolvedChoice.ticketCounts, day.currency);
}
