import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { availableProducts } from '../availability/available-products.ts';
import type { Columns } from './columns.ts';
import { type DayBits, type DayWindow, hasAnyDay, hasDay } from './day-window.ts';
import type { Running } from './facets.ts';
import type { FirstOpenDay } from './first-open-day.ts';
import type { OnDays } from './narrow.ts';
import { selectFullDepartures, selectSharedUses } from './trouble.queries.ts';

export type FreeOnDays = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly party: number;
  readonly now: Date;
  readonly firstOpenDay: FirstOpenDay;
  /** Whose list it is: about others nobody asks the database. */
  readonly isWanted: (number: number) => boolean;
};

/**
 * What so many can book on one of these days, both included. Timetables and cut-offs are worked out in memory. Of
 * products of which something is taken, closed or shared, those that have no other day are looked at exactly.
 */
export async function freeOnDays(
  database: Pick<Database, 'pool'>,
  columns: Columns,
  asked: FreeOnDays,
): Promise<OnDays> {
  const { from, to, party, now, isWanted } = asked;
  if (to > addDays(localDateAt(now, 'UTC'), FURTHEST_DAY + 1))
    throw new Failure('invalid_input', { field: 'dateTo' });
  const troubles = await readTroubles(database, asked);
  const span = spanOf(columns, asked);
  const runningOf = (number: number) =>
    columns.facets.running.values[columns.codes('running')[number] ?? 0] ?? neverRunning;
  const doubtful = [...troubles].flatMap(([id, trouble]) => {
    const number = columns.numberOf(id);
    if (number === undefined || !isWanted(number)) return [];
    return isDoubtful(runningOf(number), trouble, span) ? [id] : [];
  });
  const exactly = new Map<number | undefined, boolean>();
  if (doubtful.length > 0) {
    const free = await availableProducts(database, { productIds: doubtful, from, to, party, now });
    for (const id of doubtful) exactly.set(columns.numberOf(id), free.has(id));
  }
  const verdicts = new Map<Running, boolean>();
  return (number) => {
    const known = exactly.size > 0 ? exactly.get(number) : undefined;
    if (known !== undefined) return known;
    const running = runningOf(number);
    const verdict =
      verdicts.get(running) ??
      daysOpen(running, span).some(({ days, first }) => hasAnyDay(days, first, span.to));
    verdicts.set(running, verdict);
    return verdict;
  };
}

const neverRunning: Running = { timeZone: 'UTC', runs: [] };

type Trouble = { readonly days: Set<number>; raised: boolean };

/** By product: the days, counted from the first that is asked about, on which it may have less room than its timetable says. */
async function readTroubles(
  database: Pick<Database, 'pool'>,
  asked: FreeOnDays,
): Promise<Map<string, Trouble>> {
  const rows = await Promise.all([selectFullDepartures(database, asked), selectSharedUses(database, asked)]);
  const troubles = new Map<string, Trouble>();
  for (const { id, days, raised } of rows.flat()) {
    const trouble = troubles.get(id) ?? { days: new Set(), raised: false };
    for (const day of days) trouble.days.add(day);
    trouble.raised ||= raised;
    troubles.set(id, trouble);
  }
  return troubles;
}

type Span = Pick<FreeOnDays, 'party' | 'now' | 'firstOpenDay'> & {
  readonly from: number;
  readonly to: number;
  readonly indexOf: DayWindow['indexOf'];
};

function spanOf({ window: { indexOf } }: Columns, { from, to, party, now, firstOpenDay }: FreeOnDays): Span {
  return { from: indexOf(from), to: indexOf(to), party, now, firstOpenDay, indexOf };
}

type OpenRun = { readonly days: DayBits; readonly first: number };

/** The runs in which a party fits, or all of them, each with the first day that is asked about and not cut off. */
function daysOpen({ runs, timeZone }: Running, span: Span, isRaised = false): OpenRun[] {
  return runs
    .filter(({ least, seats }) => isRaised || Math.max(span.party, least) <= seats)
    .map((run) => {
      const open = span.indexOf(span.firstOpenDay(run, timeZone, span.now));
      return { days: run.days, first: Math.max(span.from, open) };
    });
}

function isDoubtful(running: Running, { days: troubled, raised }: Trouble, span: Span): boolean {
  const isSure = daysOpen(running, span).some(({ days, first }) => {
    for (let day = first; day <= span.to; day++)
      if (hasDay(days, day) && !troubled.has(day - span.from)) return true;
    return false;
  });
  return (
    !isSure && daysOpen(running, span, raised).some(({ days, first }) => hasAnyDay(days, first, span.to))
  );
}
