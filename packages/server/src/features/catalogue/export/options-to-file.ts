import { isDeepStrictEqual } from 'node:util';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { LocalForms } from '../file/fields.ts';
import type { ProductInFile } from '../file/place-file.ts';
import type { FileException } from '../file/schedule-file.ts';
import { inheritedExceptions, USUAL_CUTOFF_MINUTES, weekdays } from '../import/option-rows.ts';
import type {
  ExportedException,
  ExportedOption,
  ExportedPriceSeason,
  ExportedProduct,
  ExportedSchedule,
  ExportedShare,
  ExportedTicket,
} from './read-products.ts';

type OptionInFile = ProductInFile['options'][number];
type ScheduleInFile = NonNullable<ProductInFile['alsoRuns']>[number];
type FirstOptionFields = Pick<
  ProductInFile,
  | 'price'
  | 'group'
  | 'atLeast'
  | 'ages'
  | 'priceSeasons'
  | 'startTimes'
  | 'openHours'
  | 'days'
  | 'season'
  | 'alsoRuns'
  | 'exceptions'
  | 'shares'
  | 'cutoffMinutes'
  | 'capacity'
>;

/** The first option of a product, which a file writes as part of the product itself. */
export function firstOptionToFile(option: ExportedOption): FirstOptionFields {
  const [schedule = everyDay, ...alsoRuns] = option.schedules.map(scheduleToFile);
  const { cutoff_minutes, capacity } = option;
  return {
    ...ticketsToFile(option.tickets),
    priceSeasons: unlessEmpty(option.seasons.map(priceSeasonToFile)),
    ...schedule,
    alsoRuns: unlessEmpty(alsoRuns),
    exceptions: unlessEmpty(option.exceptions.map(exceptionToFile)),
    shares: unlessEmpty(option.shares.map(shareToFile)),
    cutoffMinutes: cutoff_minutes === USUAL_CUTOFF_MINUTES ? undefined : cutoff_minutes,
    capacity,
  };
}

/** The schedule of an option that has none, with which others are compared. */
const everyDay: ScheduleInFile = { days: [...weekdays], season: null };

/** The further options, with only what differs from the first, so that a file repeats nothing. */
export function furtherOptionsToFile({ options, duration_minutes }: ExportedProduct): OptionInFile[] {
  const [first, ...others] = options;
  return others.map((option) => ({
    slug: option.slug ?? undefined,
    name: option.name ?? { en: '' },
    ...ticketsToFile(option.tickets),
    priceSeasons: unlessSame(option.seasons, first?.seasons, (seasons) => seasons.map(priceSeasonToFile)),
    ...ownTimesToFile(option, first),
    shares: unlessSame(option.shares, first?.shares, (shares) => shares.map(shareToFile)),
    durationMinutes: unlessSame(option.duration_minutes, duration_minutes, (minutes) => minutes),
    capacity: unlessSame(option.capacity, first?.capacity, (capacity) => capacity),
    languages: option.languages ?? undefined,
    included: option.included ?? undefined,
    excluded: option.excluded ?? undefined,
    cutoffMinutes: unlessSame(option.cutoff_minutes, first?.cutoff_minutes, (minutes) => minutes),
  }));
}

function ownTimesToFile(own: ExportedOption, firstOption: ExportedOption | undefined): Partial<OptionInFile> {
  const [schedule = everyDay, ...further] = own.schedules.map(scheduleToFile);
  const [first = everyDay, ...ofFirst] = (firstOption?.schedules ?? []).map(scheduleToFile);
  const { startTimes, openHours, days, season } = schedule;
  const sameTimes = isDeepStrictEqual([startTimes, openHours], [first.startTimes, first.openHours]);
  return {
    ...(sameTimes ? {} : { startTimes, openHours }),
    days: unlessSame(days, first.days, (list) => list),
    season: unlessSame(season, first.season, (part) => part),
    alsoRuns: sameTimes ? unlessSame(further, ofFirst, (list) => list) : unlessEmpty(further),
    exceptions: unlessSame(
      own.exceptions.map(exceptionToFile),
      inheritedExceptions((firstOption?.exceptions ?? []).map(exceptionToFile), !sameTimes),
      (list) => list,
    ),
  };
}

function scheduleToFile(schedule: ExportedSchedule): ScheduleInFile {
  return { ...hoursOf(schedule), days: daysOf(schedule.weekdays), season: seasonOf(schedule) };
}

type ScheduleHours = Pick<ExportedSchedule, 'local_start_times' | 'local_opens' | 'local_closes'>;

function hoursOf({ local_start_times: times, local_opens: from, local_closes: to }: ScheduleHours) {
  return {
    startTimes: unlessEmpty(times.map(hoursAndMinutes)),
    openHours:
      from === null || to === null ? undefined : { from: hoursAndMinutes(from), to: hoursAndMinutes(to) },
  };
}

function exceptionToFile(exception: ExportedException): FileException {
  const { first_day: from, last_day: to } = exception;
  return {
    season: seasonOf(exception) ?? undefined,
    dates: from === null || to === null ? undefined : { from, to },
    ...hoursOf(exception),
  };
}

function shareToFile({ resource, per, units }: ExportedShare) {
  return { resource, per, units: units === 1 ? undefined : units };
}

function priceSeasonToFile(season: ExportedPriceSeason) {
  return {
    percent: season.percent,
    days: season.weekdays === null ? undefined : daysOf(season.weekdays),
    season: seasonOf(season) ?? undefined,
  };
}

function ticketsToFile(
  tickets: readonly ExportedTicket[],
): Pick<OptionInFile, 'price' | 'group' | 'atLeast' | 'ages'> {
  const inOrder = BANDS.flatMap((band) => tickets.filter((ticket) => ticket.band === band));
  const group = inOrder.find(({ band }) => band === 'group');
  const perPerson = inOrder.filter(({ band }) => band !== 'group');
  const byBand = (list: readonly ExportedTicket[], fieldOf: (ticket: ExportedTicket) => unknown) =>
    list.length === 0 ? undefined : Object.fromEntries(list.map((ticket) => [ticket.band, fieldOf(ticket)]));
  const aged = perPerson.filter(({ min_age, max_age }) => min_age !== null || max_age !== null);
  const withMinimum = inOrder.filter(({ min_count }) => min_count > 1);
  return {
    price: byBand(perPerson, ({ price_minor }) => price_minor) as OptionInFile['price'],
    group: group && {
      upTo: group.group_size ?? 0,
      price: group.price_minor,
      extraPerson: group.extra_person_minor ?? undefined,
    },
    atLeast: byBand(withMinimum, ({ min_count }) => min_count),
    ages: byBand(aged, ({ min_age, max_age }) => ({ from: min_age ?? undefined, to: max_age ?? undefined })),
  };
}

function daysOf(numbers: readonly number[]) {
  return weekdays.filter((_, index) => numbers.includes(index + 1));
}

function seasonOf({ season_from: from, season_to: to }: Pick<ExportedSchedule, 'season_from' | 'season_to'>) {
  return from === null || to === null ? null : { from, to };
}

function hoursAndMinutes(time: string): string {
  return time.slice(0, 5);
}

/** Writes the value of a further option, unless the first option has the same. */
function unlessSame<Value, Written>(
  own: Value,
  ofFirst: Value | undefined,
  write: (value: Value) => Written,
): Written | undefined {
  return isDeepStrictEqual(withoutIds(own), withoutIds(ofFirst)) ? undefined : write(own);
}

/** Removes IDs: rows of two options count as equal if only their IDs differ. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (key, inside) => (/^(option_)?id$/.test(key) ? undefined : inside)),
  );
}

/** Undefined if no language has a form of its own. */
export function unlessEmptyForms(forms: LocalForms): LocalForms | undefined {
  return Object.keys(forms).length > 0 ? forms : undefined;
}

export function unlessEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
