import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { MAX_COMPARED, MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import { PUBLIC_CODE } from '@ashore/core/contract/values/product-types.ts';
import { addDays, type LocalDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { isUuid } from '../../../store/saved-store.ts';

export type Comparison = {
  /** Public codes, or ids where the code is not known yet, in the order of the columns. */
  readonly codes: readonly string[];
  readonly date: LocalDate | undefined;
  readonly party: number;
};

export type ReadComparison = Comparison & {
  /** Number of entries in the address that cannot be the code or id of a product. */
  readonly bad: number;
  /** The address lists more products than fit. */
  readonly isTooMany: boolean;
  /** The date in the address has passed, lies too far ahead or is not a valid date. */
  readonly isDateWrong: boolean;
};

/** Most bookings are for two travellers. */
const usualParty = 2;

/**
 * Reads a comparison from its address: `?codes=k4y4k0ab,7vw2m9qa&date=2026-12-05&party=2`. Unreadable entries
 * are left out and counted.
 */
export function comparisonIn(query: URLSearchParams, today: LocalDate): ReadComparison {
  const named = new Set(
    (query.get('codes') ?? '').slice(0, longest).toLowerCase().split(',').filter(Boolean),
  );
  const good = [...named].filter((code) => PUBLIC_CODE.test(code) || isUuid(code));
  const date = parseLocalDate(query.get('date') ?? '');
  // At the place of the trip it may still be yesterday.
  const isOutOfRange =
    date !== undefined && (date < addDays(today, -1) || date > addDays(today, MAX_DAYS_AHEAD));
  return {
    codes: good.slice(0, MAX_COMPARED),
    date: isOutOfRange ? undefined : date,
    party: partyIn(query),
    bad: Math.min(named.size - good.length, 99),
    isTooMany: good.length > MAX_COMPARED,
    isDateWrong: isOutOfRange || (date === undefined && (query.get('date') ?? '') !== ''),
  };
}

/** Limit on how much of the address is read, because an address may have any length. */
const longest = 2_000;

/** Address of a comparison page, without its language prefix. */
export function comparisonAddress({ codes, date, party }: Comparison): string {
  const dateAndParty = new URLSearchParams({ ...(date && { date }), party: String(party) });
  return `/compare?${codes.length > 0 ? `codes=${codes.join(',')}&` : ''}${dateAndParty}`;
}

/**
 * Reads the day and the party from the query of the page the visitor comes from. That page is a list or a
 * product page.
 */
export function dateAndPartyIn(search: string): Pick<Comparison, 'date' | 'party'> {
  const query = new URLSearchParams(search);
  return { date: parseLocalDate(query.get('date') ?? query.get('dateFrom') ?? ''), party: partyIn(query) };
}

function partyIn(query: URLSearchParams): number {
  const party = Number(query.get('party') ?? query.get('adult') ?? usualParty);
  return Number.isInteger(party) && party > 0 && party <= MAX_PARTY ? party : usualParty;
}

type DateAndParty = Pick<Comparison, 'date' | 'party'>;
type ComparedChoice = Pick<ComparedTour, 'normalizedUrlPath'> & {
  readonly day: Pick<NonNullable<ComparedTour['day']>, 'ticketType' | 'componentKey'> | null;
};

/** Address of a product page with the compared day and party, and with the option whose price was shown. */
export function tripAddress(
  { normalizedUrlPath, day }: ComparedChoice,
  { date, party }: DateAndParty,
): string {
  const query = new URLSearchParams();
  if (date !== undefined) query.set('date', date);
  query.set(day?.ticketType ?? 'adult', String(party));
  if (day?.componentKey) query.set('option', day.componentKey);
  return `${normalizedUrlPath}?${query}`;
}
