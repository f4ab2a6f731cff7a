import { shipFit } from '@ashore/core/booking/ship-fit.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { CountedBoarding } from '@ashore/core/cruises/stated-ship.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { dateTimeFormat, listFormat } from '@ashore/core/locale/intl.ts';
import { dayRangeYearText, formatDate } from '@ashore/core/time/format-date.ts';
import { addSeconds } from '@ashore/core/time/instant.ts';
import { localDate, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { isStay, stayRefund } from './stay-texts.ts';
import type { TextOf } from './texts.ts';

type CountedTicket = Pick<Quote['components'][number]['tickets'][number], 'ticketType' | 'count'>;
type Party = { readonly components: readonly { readonly tickets: readonly CountedTicket[] }[] };

/** Number of travellers; of a stay, the number of rooms. */
export function travellerCount({ components }: Pick<Quote, 'components'>): number {
  return components.flatMap(({ tickets }) => tickets).reduce((sum, { count }) => sum + count, 0);
}

type When = Pick<Quote, 'queryDate' | 'startTime'> &
  Partial<Pick<Quote, 'productType' | 'endsAt' | 'timeZone'>> & {
    readonly stay?: Pick<NonNullable<Quote['stay']>, 'arrival' | 'departure' | 'nights'> | null;
  };

/** Day and start on the clock at the place: Sat 15 May 2027, 19:15. Of a stay its dates: 14–18 May 2027, 4 nights. */
export function whenText(trip: When, intl: string, t: TextOf): string {
  const { queryDate, startTime } = trip;
  const stay = trip.stay ?? nightsOfTrip(trip);
  if (stay) {
    const dates = dayRangeYearText({ from: localDate(stay.arrival), to: localDate(stay.departure) }, intl);
    return t('shell.stayDates', { dates, count: stay.nights });
  }
  const day = formatDate(localDate(queryDate), intl, 'dayYear');
  return startTime === null ? day : t('shell.dayTime', { day, time: startTime });
}

/** The nights of a stay whose rooms are not known, as in a list of bookings. */
function nightsOfTrip({ queryDate, endsAt, timeZone, ...trip }: When) {
  if (!isStay(trip) || !endsAt || timeZone === undefined) return undefined;
  const [arrival, departure] = [localDate(queryDate), localDateAt(new Date(endsAt), timeZone)];
  return { arrival, departure, nights: nightCount({ arrival, departure }) };
}

/** Travellers by ticket type: 2 adults, 1 child. */
export function partyText({ components }: Party, language: string, t: TextOf): string {
  const tickets = components.flatMap((component) => component.tickets);
  const kinds = [...new Set(tickets.map(({ ticketType }) => ticketType))];
  const countOf = (kind: CountedTicket['ticketType']) =>
    tickets.reduce((sum, { ticketType, count }) => (ticketType === kind ? sum + count : sum), 0);
  return listFormat(language).format(kinds.map((kind) => t(`party.${kind}`, { count: countOf(kind) })));
}

/** The time of that instant on the traveller's own clock. */
export function clockText(instant: Date, intl: string): string {
  return dateTimeFormat(intl, { hour: '2-digit', minute: '2-digit' }).format(instant);
}

export type RefundTerm = { readonly percent: number; readonly until: string };

/** The cancellation terms under which a departure can still be cancelled with a refund. */
export function openRefunds(
  tiers: Quote['cancellation'],
  startsAt: string,
  now: Date,
): { readonly percent: number; readonly until: Date }[] {
  return tiers
    .map(({ hoursBefore, refundPercent: percent }) => ({
      percent,
      until: addSeconds(new Date(startsAt), -hoursBefore * 3600),
    }))
    .filter(({ percent, until }) => percent > 0 && until > now);
}

/** Refunds that are still possible, with their deadlines on the clock at the place. */
export function remainingRefundTerms(
  quote: Pick<Quote, 'cancellation' | 'startsAt' | 'timeZone' | 'tourCity'> &
    Partial<Pick<Quote, 'stay' | 'currencyCode'>>,
  now: Date,
  intl: string,
  t: TextOf,
): RefundTerm[] {
  const { stay, currencyCode } = quote;
  if (stay && currencyCode) {
    const refund = stayRefund(stay, currencyCode, now);
    if (refund.kind !== 'free') return [];
    const place = { city: quote.tourCity, timeZone: quote.timeZone };
    return [{ percent: 100, until: placeTimeText(refund.until, place, intl, t) }];
  }
  return openRefunds(quote.cancellation, quote.startsAt, now)
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ percent, until }) => ({
      percent,
      until: placeTimeText(until, { city: quote.tourCity, timeZone: quote.timeZone }, intl, t),
    }));
}

function placeTime(instant: Date, timeZone: string, intl: string, t: TextOf): string {
  const day = formatDate(localDateAt(instant, timeZone), intl, 'day');
  return t('shell.dayTime', { day, time: localTimeAt(instant, timeZone) });
}

/** Whether a cancellation would refund nothing any more. */
export function isWithoutRefund(
  {
    cancellation,
    startsAt,
    stay,
    currencyCode,
  }: Pick<Quote, 'cancellation' | 'startsAt' | 'stay' | 'currencyCode'>,
  now: Date,
): boolean {
  if (stay) return stay.payment === 'prepaid' && stayRefund(stay, currencyCode, now).kind === 'never';
  return openRefunds(cancellation, startsAt, now).length === 0;
}

type PlaceClock = { readonly city: string; readonly timeZone: string };

/**
 * Formats an instant on the clock of the place, and names the place as emails do. The reader may be in
 * another time zone.
 */
export function placeTimeText(
  instant: Date | string,
  { city, timeZone }: PlaceClock,
  intl: string,
  t: TextOf,
): string {
  const date = new Date(instant);
  const day = formatDate(localDateAt(date, timeZone), intl, 'dayYear');
  return t('shell.placeTime', { day, time: localTimeAt(date, timeZone), city });
}

/** How long a refund is possible, wherever it is written: never a day without its time and the place's clock. */
export function refundUntilText({ percent, until }: RefundTerm, t: TextOf): string {
  return t(percent === 100 ? 'refund.freeUntil' : 'refund.partUntil', { percent, until });
}

type TripTimes = Pick<Quote, 'startsAt' | 'endsAt' | 'timeZone'>;

/**
 * Warns of a trip that ends too late for the traveller's ship, or only just in time, with both times on the clock at
 * the place. Undefined if it fits, or if one of the times is unknown. `boardingToJudge` finds the one that counts.
 */
export function shipWarning(
  { startsAt, endsAt, timeZone }: TripTimes,
  boarding: CountedBoarding | string | null | undefined,
  intl: string,
  t: TextOf,
): string | undefined {
  if (endsAt === null || !boarding) return undefined;
  const allAboard = typeof boarding === 'string' ? { allAboard: boarding } : boarding;
  if (typeof boarding === 'string' && parseLocalTime(boarding) === undefined) return undefined;
  const end = new Date(endsAt);
  const times = { startsAt: new Date(startsAt), endsAt: end, timeZone, ...allAboard };
  const { fit, allAboardAt, minutesLeft, minutesNeeded } = shipFit(times);
  if (fit === 'fits') return undefined;
  const isSameDay = localDateAt(end, timeZone) === localDateAt(allAboardAt, timeZone);
  const clockAtPlace = (instant: Date) =>
    isSameDay
      ? t('shell.clockTime', { time: localTimeAt(instant, timeZone) })
      : placeTime(instant, timeZone, intl, t);
  const values = { end: clockAtPlace(end), allAboard: clockAtPlace(allAboardAt) };
  return fit === 'tight'
    ? t('transfer.tightForShip', { ...values, minutes: minutesLeft })
    : t('transfer.missesShip', { ...values, minutes: minutesNeeded });
}
