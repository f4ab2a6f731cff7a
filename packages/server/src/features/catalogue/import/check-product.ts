import { appliesOn } from '@ashore/core/time/day-rule.ts';
import { addDays, type LocalDate, localDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { daysFromFirstToSecond } from '../file/dates.ts';
import type { ProductInFile } from '../file/place-file.ts';
import type { FileException } from '../file/schedule-file.ts';

/** Reports a problem: the field it is in, and what is wrong. */
export type ReportProblem = (path: string, what: string) => void;

/** Finds contradictions within a product. */
export function checkProduct(product: ProductInFile, report: ReportProblem): void {
  if ((product.startTimes === undefined) === (product.openHours === undefined))
    report('', 'must have either start times or opening hours');
  checkBookable(product, '', report);
  for (const [index, option] of product.options.entries()) {
    const path = `.options[${index + 1}]`;
    if (option.startTimes && option.openHours) report(path, 'must have either start times or opening hours');
    checkBookable(option, path, report);
  }
  checkInclusions(product, report);
  checkCancellation(product, report);
  checkDuplicates(product, report);
  checkQuestions(product, report);
  checkPromotions(product, report);
  for (const [index, { monthsAgo, writtenOn, locale, translations }] of product.reviews.entries()) {
    if ((monthsAgo === undefined) === (writtenOn === undefined))
      report(`.reviews[${index + 1}]`, 'must have either monthsAgo or writtenOn');
    if (translations?.[locale] !== undefined)
      report(`.reviews[${index + 1}].translations.${locale}`, 'is the language of the review itself');
  }
}

/** What is included cannot be excluded as well. An option takes over the list that it does not state. */
function checkInclusions({ included, excluded, options }: ProductInFile, report: ReportProblem): void {
  const contradictions = (lists: Pick<ProductInFile, 'included' | 'excluded'>) =>
    lists.included.filter((code) => (lists.excluded as readonly string[]).includes(code)).join(', ');
  const ofProduct = contradictions({ included, excluded });
  if (ofProduct) report('.excluded', `is included as well: ${ofProduct}`);
  for (const [index, option] of options.entries()) {
    if (!option.included && !option.excluded) continue;
    const path = `.options[${index + 1}]`;
    const ofOption = contradictions({
      included: option.included ?? included,
      excluded: option.excluded ?? excluded,
    });
    if (ofOption && option.excluded) report(`${path}.excluded`, `is included as well: ${ofOption}`);
    else if (ofOption) report(`${path}.included`, `is excluded by the product: ${ofOption}`);
  }
}

type Bookable = Pick<ProductInFile, 'price' | 'group' | 'atLeast' | 'ages' | 'alsoRuns' | 'exceptions'>;

function checkBookable(
  { price, group, atLeast = {}, ages = {}, alsoRuns = [], exceptions = [] }: Bookable,
  path: string,
  report: ReportProblem,
) {
  if ((price === undefined) === (group === undefined))
    report(path, 'must have either a price or a group price');
  const pricedBands = new Set(price ? Object.keys(price) : ['group']);
  for (const [field, bands] of Object.entries({ atLeast, ages }))
    for (const band of Object.keys(bands))
      if (!pricedBands.has(band)) report(`${path}.${field}.${band}`, 'names a ticket type without a price');
  for (const [band, { from = 0, to = 120 } = {}] of Object.entries(ages))
    if (to < from) report(`${path}.ages.${band}`, 'ends before it begins');
  for (const [index, { startTimes, openHours }] of alsoRuns.entries())
    if ((startTimes === undefined) === (openHours === undefined))
      report(`${path}.alsoRuns[${index + 1}]`, 'must have either start times or opening hours');
  checkExceptions(exceptions, (where, what) => report(`${path}.exceptions${where}`, what));
}

/** The first tier with enough hours left decides, so a tier out of order would never apply. */
function checkCancellation({ cancellation }: ProductInFile, report: ReportProblem): void {
  if (typeof cancellation === 'string') return;
  for (const [index, { hoursBefore, refundPercent }] of cancellation.entries()) {
    const next = cancellation[index + 1];
    if (next && (next.hoursBefore >= hoursBefore || next.refundPercent >= refundPercent))
      report(
        `.cancellation[${index + 2}]`,
        'must have a shorter notice and a smaller refund than the tier before',
      );
  }
}

function checkDuplicates(
  { pickups = [], questions = [], options, reviews }: ProductInFile,
  report: ReportProblem,
): void {
  for (const [field, list] of Object.entries({ pickups, questions, options })) {
    const slugs = list.map(({ slug }) => slug).filter((slug) => slug !== undefined);
    for (const [index, slug] of slugs.entries())
      if (slugs.indexOf(slug) < index) report(`.${field}[${slug}]`, 'is used twice');
  }
  const texts = reviews.map(({ locale, name, text }) => `${locale} ${name} ${text}`);
  for (const [index, words] of texts.entries())
    if (texts.indexOf(words) < index) report(`.reviews[${index + 1}]`, 'is used twice');
}

function checkQuestions({ questions = [] }: ProductInFile, report: ReportProblem): void {
  for (const { slug, kind, measure, choices } of questions) {
    const path = `.questions[${slug}].choices`;
    if ((kind === 'choice') !== (choices !== undefined))
      report(path, 'are allowed only for a question of the kind choice');
    if (measure !== undefined && kind !== 'number')
      report(`.questions[${slug}].measure`, 'is allowed only for a question of the kind number');
    const lengths = new Set(Object.values(choices ?? {}).map((list) => list?.length));
    if (lengths.size > 1) report(path, 'are not the same in every language');
  }
}

function checkPromotions({ promotions = [] }: ProductInFile, report: ReportProblem): void {
  const usedKeys = new Set<string>();
  for (const [index, promotion] of promotions.entries()) {
    const { percent, bookFrom, bookUntil, travelFrom, travelUntil } = promotion;
    const path = `.promotions[${index + 1}]`;
    for (const [from, until, field] of [
      [bookFrom, bookUntil, 'bookUntil'],
      [travelFrom, travelUntil, 'travelUntil'],
    ] as const) {
      const days = daysFromFirstToSecond(from, until);
      if (days === undefined) report(`${path}.${field}`, 'is not of the same kind as the first day');
      else if (days < 0) report(`${path}.${field}`, 'is before its beginning');
    }
    const key = `${percent} ${bookFrom} ${travelFrom}`;
    if (usedKeys.has(key)) report(path, 'is used twice');
    usedKeys.add(key);
  }
}

/** Finds exceptions without days, exceptions for days of an earlier one, and contradictions. */
function checkExceptions(exceptions: readonly FileException[], report: ReportProblem): void {
  for (const [index, exception] of exceptions.entries()) {
    const path = `[${index + 1}]`;
    const { season, dates, startTimes, openHours } = exception;
    if ((season === undefined) === (dates === undefined)) report(path, 'must have either a season or dates');
    if (startTimes && openHours) report(path, 'must have either start times or opening hours');
    const days = dates && daysFromFirstToSecond(dates.from, dates.to);
    if (dates && days === undefined) report(`${path}.dates.to`, 'is not of the same kind as the first day');
    if (days !== undefined && days < 0) report(`${path}.dates.to`, 'ends before it begins');
    const before = exceptions.slice(0, index).findIndex((earlier) => isHidden(exception, earlier));
    if (before !== -1) report(path, `repeats days of exceptions[${before + 1}]`);
  }
}

/**
 * The first exception for a day counts. Dates of one year may come before a season that contains them, as its
 * special case. Every other overlap is a mistake.
 */
function isHidden(later: FileException, earlier: FileException): boolean {
  if (earlier.dates && later.dates) return doOverlap(earlier.dates, later.dates);
  if (earlier.season && later.season) {
    const { season } = later;
    return daysOf({ from: '2024-01-01', to: '2024-12-31' }).some(
      (day) => appliesOn({ season: earlier.season }, day) && appliesOn({ season }, day),
    );
  }
  if (earlier.season && later.dates)
    return daysOf(later.dates).some((day) => appliesOn({ season: earlier.season }, day));
  return false;
}

type Dates = NonNullable<FileException['dates']>;

/** Calendar days and days counted from today may overlap at some time. The first exception then counts. */
function doOverlap(one: Dates, other: Dates): boolean {
  const [toOther, toOne] = [
    daysFromFirstToSecond(one.from, other.to),
    daysFromFirstToSecond(other.from, one.to),
  ];
  return toOther !== undefined && toOne !== undefined && toOther >= 0 && toOne >= 0;
}

const DAYS_OF_LEAP_YEAR = 366;

/**
 * Lists calendar days. Days counted from today give none, because they are not known yet. One leap year
 * contains every day of the year.
 */
function daysOf({ from, to }: Dates): LocalDate[] {
  if (parseLocalDate(from) === undefined || parseLocalDate(to) === undefined) return [];
  const first = localDate(from);
  const days = Array.from({ length: DAYS_OF_LEAP_YEAR }, (_, index) => addDays(first, index));
  return days.filter((day) => day <= to);
}

/** Capacity of each resource that a supplier's products share, by slug. */
export type ResourceUnits = ReadonlyMap<string, number>;

type OptionSharing = Pick<ProductInFile, 'shares' | 'group' | 'capacity'> & {
  readonly path: string;
  /** False if the option takes over the product's shares, whose mistakes are reported there. */
  readonly hasOwnShares: boolean;
};

/** Finds shares of resources that the supplier does not have, and options that could never be booked. */
export function checkShares(product: ProductInFile, resources: ResourceUnits, report: ReportProblem): void {
  const { shares, group, capacity } = product;
  checkSharing({ shares, group, capacity, path: '', hasOwnShares: true }, resources, report);
  for (const [index, option] of product.options.entries()) {
    const optionShares = {
      shares: option.shares ?? shares,
      group: option.group,
      capacity: option.capacity ?? capacity,
    };
    const path = `.options[${index + 1}]`;
    checkSharing({ ...optionShares, path, hasOwnShares: option.shares !== undefined }, resources, report);
  }
}

function checkSharing(
  { shares = [], group, capacity, path, hasOwnShares }: OptionSharing,
  resources: ResourceUnits,
  report: ReportProblem,
): void {
  for (const [index, { resource, per, units = 1 }] of shares.entries()) {
    const where = hasOwnShares ? `${path}.shares[${index + 1}]` : path;
    const capacityOfResource = resources.get(resource);
    // A group takes its departure whole.
    const usedUnits = group && per === 'spot' ? units * capacity : units;
    if (capacityOfResource !== undefined && usedUnits > capacityOfResource)
      report(where, `takes ${usedUnits} of ${resource}, which has ${capacityOfResource}`);
    if (!hasOwnShares) continue;
    if (capacityOfResource === undefined)
      report(`${where}.resource`, `names an unknown resource of its supplier: ${resource}`);
    if (shares.findIndex((other) => other.resource === resource) < index)
      report(where, `shares ${resource} a second time`);
  }
}
