import type { BookedShip } from '../contract/transfer-request.ts';
import { type Locale, localeTable, type MessageLocale } from '../locale/locales.ts';
import { formatMoney } from '../money/format-money.ts';
import { money } from '../money/money.ts';
import { countingBoarding, type StatedCall } from './stated-ship.ts';

/**
 * The dates on which the terms of the return promise changed their meaning, as their pages say, the newest first. A former version
 * keeps its page, because the bookings that were sold with it lead there.
 */
export const RETURN_PROMISE_VERSIONS = ['2026-11-30', '2026-11-29'] as const;

/** The version with which trips are sold now. */
export const RETURN_PROMISE_VERSION = RETURN_PROMISE_VERSIONS[0];

/** The first version whose terms say that an earlier time of all aboard that the travellers state counts. */
const STATED_TIMES_COUNT_SINCE = '2026-11-30';

/** What we pay if a trip that was sold as fitting makes its travellers miss their ship: at most this much for each of them. */
export type ReturnPromise = NonNullable<BookedShip['returnPromise']>;

/** The operator's setting: how much is promised to each traveller now. */
export type ReturnPromiseLimit = Pick<ReturnPromise, 'limitMinor' | 'currency'>;

type Fit = Pick<BookedShip, 'isFitting' | 'lastBoardingAt'>;

/** The promise with which a trip is sold now. Undefined if the operator has set no limit, and for a trip that the promise does not cover. */
export function givenReturnPromise(
  ship: Fit,
  limit: ReturnPromiseLimit | undefined,
): ReturnPromise | undefined {
  return limit && isCovered(ship) ? { ...limit, version: RETURN_PROMISE_VERSION } : undefined;
}

/**
 * What a booking says of the promise with which it was sold. A trip that no longer fits after a change of the timetable is not
 * covered; another departure or a full refund is offered instead. Nor is a trip that does not fit an earlier time of all aboard that
 * its travellers state. Undefined if the trip was sold without a promise.
 */
export function returnPromiseStatement(
  ship: BookedShip,
  stated: StatedCall,
  locale: MessageLocale,
): { readonly text: string; readonly version: string } | undefined {
  const { returnPromise } = ship;
  if (!returnPromise) return undefined;
  const { ofTrip, ofUnfitTrip, ofStatedTime } = returnPromiseTexts[locale];
  const limit = returnPromiseLimit(returnPromise, locale);
  const { version } = returnPromise;
  if (!isCovered(ship)) return { text: ofUnfitTrip, version };
  const isOfTimetable = version < STATED_TIMES_COUNT_SINCE || isCovered(countingBoarding(ship, stated).ship);
  return { text: isOfTimetable ? ofTrip(limit) : ofStatedTime, version };
}

function isCovered({ isFitting, lastBoardingAt }: Fit): boolean {
  // Where the sailing ends there is no ship to miss.
  return isFitting && lastBoardingAt !== null;
}

/** The limit of a person, for its reader: "€1,000". */
export function returnPromiseLimit({ limitMinor, currency }: ReturnPromiseLimit, locale: Locale): string {
  return formatMoney(money(limitMinor, currency), localeTable[locale].intl, { decimals: 'auto' });
}

/** The page with the terms in this version, without its language. */
export function returnPromisePath(version: string): string {
  return `/returnPromise/${version}`;
}

/** The editorial page of a version; undefined if there is no such version. */
export function returnPromisePage(version: string): string | undefined {
  if (!RETURN_PROMISE_VERSIONS.some((known) => known === version)) return undefined;
  return version === RETURN_PROMISE_VERSION ? 'returnPromise' : `returnPromise-${version}`;
}

type ReturnPromiseTexts = {
  readonly label: string;
  /** Beside one trip. */
  readonly ofTrip: (limit: string) => string;
  /** Of a booking whose trip no longer fits. */
  readonly ofUnfitTrip: string;
  /** Of a trip that does not fit the time that its travellers state. */
  readonly ofStatedTime: string;
  /** Above a list of trips that fit. */
  readonly ofTrips: (limit: string) => string;
  /** Beside the promise of a booking: whom its travellers call on the quay. */
  readonly call: (phone: string) => string;
  /** The link to the terms. */
  readonly terms: string;
  /** On the page of the terms: what is promised to those who book now. */
  readonly limitNow: (limit: string) => string;
};

/** The promise in one sentence, the same on every page, in every email and on the ticket. */
export const returnPromiseTexts: Readonly<Record<MessageLocale, ReturnPromiseTexts>> = {
  en: {
    label: 'Return promise',
    ofTrip: (limit) =>
      `If this trip makes you miss your ship, we pay for your journey to the next port, up to ${limit} per person.`,
    ofUnfitTrip: 'With the ship’s new times, the promise doesn’t apply to this trip.',
    ofStatedTime: 'With the all-aboard time that you stated, the promise doesn’t apply to this trip.',
    ofTrips: (limit) =>
      `If one of these trips makes you miss your ship, we pay for your journey to the next port, up to ${limit} per person.`,
    call: (phone) => `If you may miss your ship, call us: ${phone}`,
    terms: 'Terms of the return promise',
    limitNow: (limit) => `For bookings made now, the limit is ${limit} per person.`,
  },
  de: {
    label: 'Rückkehrzusage',
    ofTrip: (limit) =>
      `Verpassen Sie wegen dieses Ausflugs Ihr Schiff, zahlen wir Ihre Reise zum nächsten Hafen, bis zu ${limit} pro Person.`,
    ofUnfitTrip: 'Mit den neuen Liegezeiten gilt die Zusage für diesen Ausflug nicht mehr.',
    ofStatedTime:
      'Mit der Uhrzeit „Alle an Bord“, die Sie angegeben haben, gilt die Zusage für diesen Ausflug nicht.',
    ofTrips: (limit) =>
      `Verpassen Sie wegen eines dieser Ausflüge Ihr Schiff, zahlen wir Ihre Reise zum nächsten Hafen, bis zu ${limit} pro Person.`,
    call: (phone) => `Wird die Zeit bis „Alle an Bord“ knapp, rufen Sie uns an: ${phone}`,
    terms: 'Bedingungen der Rückkehrzusage',
    limitNow: (limit) => `Wenn Sie jetzt buchen, beträgt der Höchstbetrag ${limit} pro Person.`,
  },
  'zh-Hans': {
    label: '误船补偿承诺',
    ofTrip: (limit) => `如果因本行程晚归误船，我们承担您前往下一港口的费用，每人最高${limit}。`,
    ofUnfitTrip: '邮轮靠港时间变更后，本承诺不再适用于本行程。',
    ofStatedTime: '按您填写的最晚返船时间，本承诺不适用于本行程。',
    ofTrips: (limit) => `如果因以下行程晚归误船，我们承担您前往下一港口的费用，每人最高${limit}。`,
    call: (phone) => `如可能误船，请致电我们：${phone}`,
    terms: '误船补偿承诺条款',
    limitNow: (limit) => `现在预订，每人最高金额为${limit}。`,
  },
};
