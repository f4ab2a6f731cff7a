import type { DifferingOption, TourDetails } from '@ashore/core/contract/tour-details.ts';
import { labelled, listFormat, onOneLine } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney, type MoneyFormat } from '@ashore/core/money/format-money.ts';
import type { Money } from '@ashore/core/money/money.ts';
import { localTime, minutesOfDay } from '@ashore/core/time/local-date-time.ts';
import type { MessageKey } from './messages.ts';
import type { TextOf } from './texts.ts';

/** Duration of a trip in minutes or hours, and from two days on in days. */
export function durationText(minutes: number, t: TextOf): string {
  if (minutes >= 2 * 24 * 60) return t('tour.days', { days: Math.round(minutes / (24 * 60)) });
  const hours = Math.floor(minutes / 60);
  const remainingMinutes = minutes % 60;
  if (hours === 0) return t('tour.minutes', { minutes: remainingMinutes });
  return remainingMinutes === 0
    ? t('tour.hours', { hours })
    : t('tour.hoursMinutes', { hours, minutes: remainingMinutes });
}

/** The duration of a trip, from the shortest to the longest where its options differ. Empty if the trip has none. */
export function optionDurationsText(
  duration: number | null,
  options: readonly Pick<DifferingOption, 'durations'>[],
  t: TextOf,
): string {
  if (duration === null) return '';
  const all = [duration, ...options.flatMap(({ durations }) => durations ?? [])];
  const [from, to] = [durationText(Math.min(...all), t), durationText(Math.max(...all), t)];
  return from === to ? from : t('tour.durationRange', { from, to });
}

type Inclusions = Pick<DifferingOption, 'included' | 'excluded'>;

/** What an option includes besides the product as it is, and what it lacks: at most one text each. */
export function differenceTexts(
  option: Inclusions,
  product: Inclusions,
  { locale, t }: { readonly locale: Locale; readonly t: TextOf },
): string[] {
  const { messages } = localeTable[locale];
  const added = without(option.included, product.included);
  const lacking = [
    ...without(product.included, option.included),
    ...without(option.excluded, product.excluded),
  ];
  return [
    ...(added.length > 0
      ? [labelled(t('product.optionIncludes'), onOneLine(added, messages), messages)]
      : []),
    ...(lacking.length > 0
      ? [labelled(t('product.optionLacks'), onOneLine(lacking, messages), messages)]
      : []),
  ];
}

export type InclusionLine = {
  readonly text: string;
  readonly isIncluded: boolean;
  /** Names of the options that alone this line is true of, or of those that it is not true of. Missing if it is true of all. */
  readonly onlyFor?: readonly string[];
  readonly exceptFor?: readonly string[];
};

/** What the options of a product include, and then what they do not. The first option is the product as it is. */
export function inclusionLines(
  options: readonly Pick<DifferingOption, 'label' | 'included' | 'excluded'>[],
): InclusionLine[] {
  return [
    ...linesOf(options.map(({ label, included }) => ({ label, texts: included }))).map((line) => ({
      ...line,
      isIncluded: true,
    })),
    ...linesOf(options.map(({ label, excluded }) => ({ label, texts: excluded }))).map((line) => ({
      ...line,
      isIncluded: false,
    })),
  ];
}

type TextsOfOption = { readonly label: string; readonly texts: readonly string[] };

function linesOf(options: readonly TextsOfOption[]): Omit<InclusionLine, 'isIncluded'>[] {
  const all = [...new Set(options.flatMap(({ texts }) => texts))];
  const labels = (some: readonly TextsOfOption[]) => some.map(({ label }) => label);
  return all.map((text) => {
    const others = options.filter(({ texts }) => !texts.includes(text));
    if (others.length === 0) return { text };
    // Only the product as it is has no name of its own, so it is never among the named ones.
    if (options[0]?.texts.includes(text)) return { text, exceptFor: labels(others) };
    return { text, onlyFor: labels(options.filter(({ texts }) => texts.includes(text))) };
  });
}

/** For which options a line is true. Undefined if for all. */
export function lineOptionsText({ onlyFor, exceptFor }: InclusionLine, locale: Locale, t: TextOf) {
  const { messages } = localeTable[locale];
  if (onlyFor) return t('product.onlyFor', { options: onOneLine(onlyFor, messages) });
  return exceptFor && t('product.exceptFor', { options: onOneLine(exceptFor, messages) });
}

function without(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((text) => !others.includes(text));
}

/** Most start times listed one by one. More are described by their interval, or counted. */
const mostListed = 5;

/** Usual start times: "Starts at 09:30 and 14:00", "Starts every hour, round the clock". */
export function startsText(times: readonly string[], locale: Locale, t: TextOf): string {
  const [from] = times;
  const to = times.at(-1);
  if (from === undefined || to === undefined) return '';
  if (times.length <= mostListed)
    return t('product.starts', { times: listFormat(localeTable[locale].messages).format(times) });
  const gap = gapBetween(times);
  if (gap === undefined) return t('product.startsMany', { count: times.length, from, to });
  const every = everyText(gap, t);
  const isRoundTheClock = gap * times.length === 24 * 60;
  return isRoundTheClock
    ? t('product.startsRound', { every })
    : t('product.startsEvery', { every, from, to });
}

/** Interval in minutes; undefined if it varies. */
function gapBetween(times: readonly string[]): number | undefined {
  const minutes = times.map((time) => minutesOfDay(localTime(time)));
  const gaps = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0));
  return gaps.every((gap) => gap === gaps[0]) ? gaps[0] : undefined;
}

function everyText(minutes: number, t: TextOf): string {
  if (minutes % 60 > 0) return t('product.everyMinutes', { minutes });
  const hours = minutes / 60;
  return hours === 1 ? t('product.everyHour') : t('product.everyHours', { hours });
}

/** From here on a distance in steps of 50 metres would be rounded to 1,000 metres. */
const LEAST_KILOMETRE = 950;

/** A distance, rounded as travellers would say it. */
export function distanceText(metres: number, t: TextOf): string {
  if (metres < LEAST_KILOMETRE)
    return t('meet.metres', { metres: Math.max(10, roundTo(metres, metres < 100 ? 10 : 50)) });
  const kilometres = metres / 1000;
  return t('meet.kilometres', {
    kilometres: kilometres < 10 ? roundTo(kilometres, 0.1) : Math.round(kilometres),
  });
}

function roundTo(value: number, step: number): number {
  // Divides instead of multiplying, because 0.1 has no exact binary form: 3 * 0.1 is not 0.3.
  return step < 1 ? Math.round(value / step) / (1 / step) : Math.round(value / step) * step;
}

/** Names of `DURATIONS`, each by its `durationWord`. */
const durationTexts: Readonly<Record<string, MessageKey>> = {
  '0-60': 'filters.upToHour',
  '61-240': 'filters.hours',
  '241-1440': 'filters.day',
  '1441-': 'filters.severalDays',
};

/** The name of one of the `DURATIONS` that lists and the search offer. */
export function durationRangeText(word: string, t: TextOf): string {
  return t(durationTexts[word] ?? 'filters.anyDuration');
}

/** A whole price, as of a trip or a booking. A price of zero is called free, because €0.00 looks like a missing price. */
export function wholePriceText(price: Money, intl: string, t: TextOf, format?: MoneyFormat): string {
  return price.amount === 0 ? t('shell.free') : formatMoney(price, intl, format);
}

export type FromPriceParts = { readonly before: string; readonly amount: string; readonly after: string };

/** The lowest price of a trip. The word for "from" comes before or after it, depending on the language; a free trip has none. */
export function fromPriceParts(price: Money, intl: string, t: TextOf): FromPriceParts {
  const amount = wholePriceText(price, intl, t);
  if (price.amount === 0) return { before: '', amount, after: '' };
  const [before = '', after = ''] = t('shell.from', { price: '\u0000' }).split('\u0000');
  return { before: before.trim(), amount, after: after.trim() };
}

/** The same in one text: "from €48.50", "Free". */
export function fromPriceText(price: Money, intl: string, t: TextOf, format?: MoneyFormat): string {
  return price.amount === 0 ? t('shell.free') : t('shell.from', { price: formatMoney(price, intl, format) });
}

/** Less than this is no distance that travellers think about. */
const HARDLY_WALKING_METRES = 300;

const SETTING_KEYS = {
  indoors: 'facts.indoors',
  'partly-indoors': 'facts.partlyIndoors',
  outdoors: 'facts.outdoors',
} as const;
const STEPS_KEYS = { none: 'facts.noSteps', few: 'facts.fewSteps', many: 'facts.manySteps' } as const;

type FactTexts = Readonly<
  Record<'startsAtPier' | 'setting' | 'pace' | 'walk' | 'steps' | 'ages', string | undefined>
>;

/** What a trip is like, in words. What is not known has none. */
export function factTexts(facts: TourDetails['facts'], t: TextOf): FactTexts {
  const { setting, pace, walkingMetres, steps, startsAtPier, suits } = facts;
  return {
    startsAtPier: startsAtPier ? t('facts.atPier') : undefined,
    setting: setting && t(SETTING_KEYS[setting]),
    pace: pace && t(`facts.${pace}`),
    walk: walkingMetres === undefined ? undefined : walkText(walkingMetres, t),
    steps: steps && t(STEPS_KEYS[steps]),
    ages: suits && agesText(suits, t),
  };
}

function walkText(metres: number, t: TextOf): string {
  return metres <= HARDLY_WALKING_METRES
    ? t('facts.hardlyWalking')
    : t('facts.onFoot', { distance: distanceText(metres, t) });
}

function agesText({ from, to }: NonNullable<TourDetails['facts']['suits']>, t: TextOf): string {
  if (to !== undefined) return t('facts.ages', { from, to });
  return from === 0 ? t('facts.allAges') : t('facts.fromAge', { from });
}
