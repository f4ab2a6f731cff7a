import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import { type Columns, nowhere } from './columns.ts';
import type { CurrentLists, Lists } from './follow-lists.ts';
import { freeOnDays } from './free-on-days.ts';
import type { ListQuery } from './list-query.ts';
import { narrow, type OnDays } from './narrow.ts';
import { nextRun } from './next-run.ts';
import { optionsOf } from './options-of.ts';
import { pageOf } from './page-of.ts';

export type ListProducts = ListQuery & {
  readonly page: number;
  readonly size: number;
  readonly now: Date;
  /** Both or neither. */
  readonly dateFrom?: LocalDate | undefined;
  readonly dateTo?: LocalDate | undefined;
  readonly party: number;
};

export type ListedProducts = {
  /** Of one page, in their order. */
  readonly ids: string[];
  /** Of those that run only in some weeks again: when next. Nothing of a list by days. */
  readonly nextRuns: ReadonlyMap<string, LocalDate>;
  /** How many there are on all pages. */
  readonly total: number;
  readonly filters: ListOptions;
  /** When it may be wrong by itself. */
  readonly until: Date | undefined;
  /** The same of prices alone. */
  readonly pricesUntil: Date | undefined;
  /** Products are sold in this very place, not only in places that it holds. */
  readonly isHome: boolean;
};

/** One page of what is on sale, narrowed and sorted, and what it could be narrowed to. */
export async function listProducts(
  database: Pick<Database, 'pool'>,
  lists: Pick<Lists, 'current'>,
  asked: ListProducts,
): Promise<ListedProducts> {
  const current = await lists.current();
  const { columns } = current;
  const isWanted = whoseList(columns, asked);
  const onDays = await readDays(database, current, asked, isWanted);
  const narrowed = narrow(columns, asked, onDays);
  const pricesUntil = soonest(current, asked.now, columns.promotions.until(isWanted));
  const offset = asked.page * asked.size;
  const shown = pageOf(columns, narrowed.found, { ...asked, offset });
  const next = onDays
    ? { runs: new Map<string, LocalDate>(), until: asked.now }
    : nextRunsOf(current, shown, asked.now);
  return {
    ids: shown.map(columns.idOf),
    nextRuns: next.runs,
    total: narrowed.found.length,
    filters: optionsOf(columns.facets, narrowed, asked),
    pricesUntil,
    // What is held comes back in minutes, and no news of it come: a list by days holds for this answer alone.
    until: earlier(pricesUntil, next.until),
    isHome: columns.facets.places.values.some(([home]) => home === asked.location?.toLowerCase()),
  };
}

function nextRunsOf({ columns, firstOpenDay }: CurrentLists, shown: readonly number[], now: Date) {
  const { window, facets, codes, idOf } = columns;
  const runs = new Map<string, LocalDate>();
  let until: Date | undefined;
  for (const number of shown) {
    const running = facets.running.values[codes('running')[number] ?? 0];
    if (!running) continue;
    const next = nextRun(running, { window, firstOpenDay, now });
    if (next.on) runs.set(idOf(number), next.on);
    until = earlier(until, next.until);
  }
  return { runs, until };
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);
}

async function readDays(
  database: Pick<Database, 'pool'>,
  { columns, firstOpenDay }: CurrentLists,
  { dateFrom: from, dateTo: to, party, now }: ListProducts,
  isWanted: (number: number) => boolean,
): Promise<OnDays | undefined> {
  if (!from || !to) return undefined;
  return freeOnDays(database, columns, { from, to, party, now, firstOpenDay, isWanted });
}

/** Whether a product belongs to the list at all. */
function whoseList({ codes, facets }: Columns, { location, productType }: ListQuery) {
  const wanted = location?.toLowerCase();
  const [places, types] = [codes('places'), codes('type')];
  return (number: number) => {
    const place = places[number] ?? nowhere;
    if (place === nowhere) return false;
    const isThere = wanted === undefined || facets.places.values[place]?.includes(wanted) === true;
    const type = facets.type.values[types[number] ?? 0];
    return isThere && (productType === undefined || type === productType);
  };
}

const aMoment = 1_000;

/** What is made while changes are still being read holds for a moment only: the news that would drop it are over. */
export function soonest({ isBehind }: CurrentLists, now: Date, until: Date | undefined): Date | undefined {
  return isBehind ? new Date(now.getTime() + aMoment) : until;
}
