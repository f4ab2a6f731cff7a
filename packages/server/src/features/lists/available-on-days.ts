import { lastListedDay } from '@ashore/core/contract/values/list.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { firstAvailableDays } from '../availability/first-available-days.ts';
import type { OnDays } from './filter.ts';
import type { Columns } from './index/columns.ts';
import { type DayBits, type DayWindow, hasAnyDay, hasDay } from './index/day-window.ts';
import type { FirstOpenDay } from './index/departures.ts';
import type { Running } from './index/facets.ts';

export type AvailableOnDaysInput = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly party: number;
  readonly now: Date;
  readonly firstOpenDay: FirstOpenDay;
  /** Whether a product belongs to the list. Other products are not checked exactly in the database. */
  readonly isWanted: (number: number) => boolean;
};

/**
 * Decides which products a party can book between two days, both included. Timetables and cut-offs are
 * evaluated in memory. The database is asked only about products that bookings, closures or shared resources
 * may affect on all their days.
 */
export async function availableOnDays(
  database: Pick<Database, 'pool'>,
  columns: Columns,
  input: AvailableOnDaysInput,
): Promise<OnDays> {
  const { from, to, party, now, isWanted } = input;
  if (to > lastListedDay(now)) throw new Failure('invalid_input', { field: 'dateTo' });
  const doubtfulProducts = await readDoubts(database, input);
  const daySearch = daySearchOf(columns, input);
  const runningOf = (number: number) =>
    columns.facets.running.values[columns.codes('running')[number] ?? 0] ?? neverRunning;
  const uncertainIds = [...doubtfulProducts].flatMap(([id, doubt]) => {
    const number = columns.numberOf(id);
    if (number === undefined || !isWanted(number)) return [];
    return isDoubtful(runningOf(number), doubt, daySearch) ? [id] : [];
  });
  const exactAnswers = new Map<number | undefined, boolean>();
  if (uncertainIds.length > 0) {
    const available = await firstAvailableDays(database, { productIds: uncertainIds, from, to, party, now });
    for (const id of uncertainIds) exactAnswers.set(columns.numberOf(id), available.has(id));
  }
  const timetableAnswers = new Map<Running, boolean>();
  return (number) => {
    const exactAnswer = exactAnswers.size > 0 ? exactAnswers.get(number) : undefined;
    if (exactAnswer !== undefined) return exactAnswer;
    const runningTimes = runningOf(number);
    const timetableAnswer =
      timetableAnswers.get(runningTimes) ??
      openRunsOf(runningTimes, daySearch).some(({ days, first }) => hasAnyDay(days, first, daySearch.to));
    timetableAnswers.set(runningTimes, timetableAnswer);
    return timetableAnswer;
  };
}

const neverRunning: Running = { timeZone: 'UTC', runs: [] };

type Doubt = { readonly days: Set<number>; raised: boolean };

/**
 * By product: the days on which availability may differ from the timetable, counted from the first requested
 * day.
 */
async function readDoubts(
  database: Pick<Database, 'pool'>,
  input: AvailableOnDaysInput,
): Promise<Map<string, Doubt>> {
  const rows = await Promise.all([selectFullDepartures(database, input), selectSharedUses(database, input)]);
  const doubtfulProducts = new Map<string, Doubt>();
  for (const { id, days, raised } of rows.flat()) {
    const doubt = doubtfulProducts.get(id) ?? { days: new Set(), raised: false };
    for (const day of days) doubt.days.add(day);
    doubt.raised ||= raised;
    doubtfulProducts.set(id, doubt);
  }
  return doubtfulProducts;
}

type DaySearch = Pick<AvailableOnDaysInput, 'party' | 'now' | 'firstOpenDay'> & {
  readonly from: number;
  readonly to: number;
  readonly indexOf: DayWindow['indexOf'];
};

function daySearchOf(
  { window: { indexOf } }: Columns,
  { from, to, party, now, firstOpenDay }: AvailableOnDaysInput,
): DaySearch {
  return { from: indexOf(from), to: indexOf(to), party, now, firstOpenDay, indexOf };
}

type OpenRun = { readonly days: DayBits; readonly first: number };

/**
 * The runs that fit the party, or all runs if `isRaised`. Each has its first requested day that is not past
 * the cut-off.
 */
function openRunsOf({ runs, timeZone }: Running, daySearch: DaySearch, isRaised = false): OpenRun[] {
  return runs
    .filter(({ least, most }) => isRaised || Math.max(daySearch.party, least) <= most)
    .map((run) => {
      const firstOpenIndex = daySearch.indexOf(daySearch.firstOpenDay(run, timeZone, daySearch.now));
      return { days: run.days, first: Math.max(daySearch.from, firstOpenIndex) };
    });
}

function isDoubtful(
  runningTimes: Running,
  { days: doubtfulDays, raised }: Doubt,
  daySearch: DaySearch,
): boolean {
  const isSurelyOpen = openRunsOf(runningTimes, daySearch).some(({ days, first }) => {
    for (let day = first; day <= daySearch.to; day++)
      if (hasDay(days, day) && !doubtfulDays.has(day - daySearch.from)) return true;
    return false;
  });
  return (
    !isSurelyOpen &&
    openRunsOf(runningTimes, daySearch, raised).some(({ days, first }) =>
      hasAnyDay(days, first, daySearch.to),
    )
  );
}

type DaysAndParty = { readonly from: LocalDate; readonly to: LocalDate; readonly party: number };

export type DoubtRow = {
  readonly id: string;
  /** Counted from the first requested day. */
  readonly days: readonly number[];
  /** Whether a departure has more spots than its option. */
  readonly raised: boolean;
};

/**
 * Selects the days on which a product has a closed departure, too few spots for the party, or raised
 * capacity.
 */
async function selectFullDepartures({ pool }: Pick<Database, 'pool'>, { from, to, party }: DaysAndParty) {
  const { rows } = await pool.query<DoubtRow>({ name: 'full-departures', text: SELECT_FULL_DEPARTURES }, [
    from,
    to,
    party,
  ]);
  return rows;
}

/** Selects the days on which any other booking uses a resource that the product shares, however little. */
async function selectSharedUses({ pool }: Pick<Database, 'pool'>, { from, to }: DaysAndParty) {
  const { rows } = await pool.query<DoubtRow>({ name: 'shared-uses', text: SELECT_SHARED_USES }, [from, to]);
  return rows;
}

// Held spots count even if their hold has expired, because products found here are checked exactly
// afterwards.
const SELECT_FULL_DEPARTURES = `
  select option.product_id as id, array_agg(distinct departure.local_date - $1::date) as days,
    bool_or(departure.wanted_capacity > option.capacity) as raised
  from departures departure
  join product_options option on option.id = departure.option_id
  cross join lateral (select greatest(departure.wanted_capacity,
    departure.sold) - departure.held - departure.sold as available) spots
  where departure.local_date between $1 and $2 and (
    departure.closed or departure.wanted_capacity > option.capacity or spots.available < $3
    or exists (select from option_tickets option_ticket where option_ticket.option_id = option.id
      and (option_ticket.band = 'group' and departure.held + departure.sold > 0
        or option_ticket.min_count > spots.available)))
  group by option.product_id`;

// A use affects departures that may still be under way then, so the span begins earlier by the duration. One
// more day covers opening hours past midnight.
const SELECT_SHARED_USES = `
  select option.product_id as id, array_agg(distinct day - $1::date) as days, false as raised
  from resource_uses resource_use
  join option_resources option_resource on option_resource.resource_id = resource_use.resource_id
  join product_options option on option.id = option_resource.option_id
  join products product on product.id = option.product_id
  join locations location on location.id = product.location_id
  cross join lateral (select
    (resource_use.starts_at at time zone location.time_zone)::date - 1
      - coalesce(option.duration_minutes, product.duration_minutes, 0) / 1440 as first,
    (resource_use.ends_at at time zone location.time_zone)::date as last) span
  cross join lateral generate_series(0, least(span.last - span.first, 400)) step
  cross join lateral (select span.first + step as day) days
  where resource_use.ends_at > $1::date - interval '1 day' and span.first <= $2 and day between $1 and $2
  group by option.product_id`;
