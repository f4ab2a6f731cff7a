import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { availableOnDays } from './available-on-days.ts';
import { filterList, type OnDays } from './filter.ts';
import { filterCounts } from './filter-counts.ts';
import { type Columns, NOT_ON_SALE } from './index/columns.ts';
import type { ListQuery } from './list-query.ts';
import { type NextRun, nextRun } from './next-run.ts';
import { pageOf } from './page.ts';
import type { CurrentLists, Lists } from './watch-lists.ts';

export type ListProductsInput = ListQuery & {
  readonly page: number;
  readonly size: number;
  readonly now: Date;
  /** Given together with `dateTo`, or not at all. */
  readonly dateFrom?: LocalDate | undefined;
  readonly dateTo?: LocalDate | undefined;
  readonly party: number;
};

export type ListedProducts = {
  /** The products of this page, in order. */
  readonly ids: string[];
  /** The next run of each product that runs again only after some weeks. Empty for a list by days. */
  readonly nextRuns: ReadonlyMap<string, LocalDate>;
  /** Number of products on all pages. */
  readonly total: number;
  readonly filters: ListOptions;
  /** When this answer may become wrong without an announced change. */
  readonly until: Date | undefined;
  /** When its prices may change without an announced change. */
  readonly pricesValidUntil: Date | undefined;
  /** Whether `location` is the UUID of a city that products are sold in, and not of a place around it. */
  readonly isHome: boolean;
};

/** Returns one page of the products on sale, filtered and sorted, with the available filters. */
export async function listProducts(
  database: Pick<Database, 'pool'>,
  lists: Pick<Lists, 'current'>,
  input: ListProductsInput,
): Promise<ListedProducts> {
  const current = await lists.current();
  const { columns } = current;
  const isInLocation = soldInLocation(columns, input);
  const onDays = await readDays(database, current, input, isInLocation);
  const narrowed = filterList(columns, input, onDays);
  const pricesValidUntil = validUntil(
    current,
    input.now,
    columns.promotions.nextChangeAt(pricedProducts(columns, input, isInLocation)),
  );
  const offset = input.page * input.size;
  const runs = nextRunOfEach(current, input.now);
  const next = onDays ? undefined : laterProducts(narrowed.matches, runs);
  const isLater = input.sort === 'none' ? next?.isLater : undefined;
  const pageNumbers = pageOf(columns, narrowed.matches, { ...input, offset, isLater });
  return {
    ids: pageNumbers.map(columns.idOf),
    nextRuns: onDays ? new Map() : nextRunsOf(current, pageNumbers, runs),
    total: narrowed.matches.length,
    filters: filterCounts(columns.facets, narrowed, input),
    pricesValidUntil,
    // Expired holds make spots available again within minutes, without an announcement. A list by days is
    // therefore valid for this answer only.
    until: next ? earlierOf(pricesValidUntil, next.until) : input.now,
    isHome: columns.facets.places.values.some(([home]) => home === input.location?.toLowerCase()),
  };
}

/** The next run of a product by its number. */
type NextRunOfEach = (number: number) => NextRun | undefined;

/** Answers by timetable, reused by later lists until the clock makes them wrong. */
const cachedNextRuns = new WeakMap<Columns['facets'], Map<number, NextRun & { readonly at: Date }>>();

function nextRunOfEach({ columns, firstOpenDay }: CurrentLists, now: Date): NextRunOfEach {
  const { window, facets, codes } = columns;
  const byCode = cachedNextRuns.get(facets) ?? new Map<number, NextRun & { readonly at: Date }>();
  cachedNextRuns.set(facets, byCode);
  const runningCodes = codes('running');
  return (number) => {
    const code = runningCodes[number] ?? 0;
    const cachedRun = byCode.get(code);
    const value = facets.running.values[code];
    if (cachedRun && cachedRun.at <= now && (!cachedRun.until || now < cachedRun.until)) return cachedRun;
    if (!value) return undefined;
    const next = { ...nextRun(value, { window, firstOpenDay, now }), at: now };
    byCode.set(code, next);
    return next;
  };
}

/** Which of these products do not run within the next weeks, and until when that is valid. */
function laterProducts(matches: Uint32Array, runs: NextRunOfEach) {
  let until: Date | undefined;
  const later = new Set<number>();
  for (const number of matches) {
    const next = runs(number);
    if (!next) continue;
    if (!next.isSoon) later.add(number);
    until = earlierOf(until, next.until);
  }
  return { until, isLater: later.size === 0 ? undefined : (number: number) => later.has(number) };
}

function nextRunsOf({ columns }: CurrentLists, pageNumbers: readonly number[], runs: NextRunOfEach) {
  return new Map(
    pageNumbers.flatMap((number) => {
      const nextDay = runs(number)?.on;
      return nextDay ? [[columns.idOf(number), nextDay] as const] : [];
    }),
  );
}

/** The next run of each of these products that runs again only after some weeks, and until when that is valid. */
export async function nextRunsOfProducts(
  lists: Pick<Lists, 'current'>,
  ids: readonly string[],
  now: Date,
): Promise<Pick<ListedProducts, 'nextRuns' | 'until'>> {
  const current = await lists.current();
  const numbers = ids.flatMap((id) => current.columns.numberOf(id) ?? []);
  const runs = nextRunOfEach(current, now);
  const until = numbers.map((number) => runs(number)?.until).reduce(earlierOf, undefined);
  return { nextRuns: nextRunsOf(current, numbers, runs), until: validUntil(current, now, until) };
}

function earlierOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);
}

async function readDays(
  database: Pick<Database, 'pool'>,
  { columns, firstOpenDay }: CurrentLists,
  { dateFrom: from, dateTo: to, party, now }: ListProductsInput,
  isWanted: (number: number) => boolean,
): Promise<OnDays | undefined> {
  if (!from || !to) return undefined;
  return availableOnDays(database, columns, { from, to, party, now, firstOpenDay, isWanted });
}

/** Whether a product is sold in the place of the list. A list of one type counts the other types too. */
function soldInLocation({ codes, facets }: Columns, { location }: ListQuery) {
  const locationId = location?.toLowerCase();
  const places = codes('places');
  return (number: number) => {
    const place = places[number] ?? NOT_ON_SALE;
    if (place === NOT_ON_SALE) return false;
    return locationId === undefined || facets.places.values[place]?.includes(locationId) === true;
  };
}

/**
 * The products whose prices an answer depends on. Other types than that of the list are only counted, and
 * without a price filter at any price.
 */
function pricedProducts(
  { codes, facets }: Columns,
  { productType, priceFrom, priceTo }: ListQuery,
  isInLocation: (number: number) => boolean,
) {
  const types = codes('type');
  if (productType === undefined || priceFrom !== undefined || priceTo !== undefined) return isInLocation;
  return (number: number) => facets.type.values[types[number] ?? 0] === productType && isInLocation(number);
}

const VALIDITY_WHILE_BEHIND_MS = 1_000;

/**
 * An answer made while changes are still being read is valid for a second only. The announcement at
 * which it would be dropped has already passed.
 */
export function validUntil({ isBehind }: CurrentLists, now: Date, until: Date | undefined): Date | undefined {
  return isBehind ? new Date(now.getTime() + VALIDITY_WHILE_BEHIND_MS) : until;
}
