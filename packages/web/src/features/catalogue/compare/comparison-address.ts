import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import { MOST_COMPARED } from '@ashore/core/contract/most-compared.ts';
import { PUBLIC_CODE } from '@ashore/core/contract/public-code.ts';
import { addDays, type LocalDate, parseLocalDate } from '@ashore/core/time/local-date.ts';
import { isUuid } from '../../../store/is-uuid.ts';

export type Comparison = {
  /** Public codes, or ids where the code is not known yet; in the order of the columns. */
  readonly codes: readonly string[];
  readonly date: LocalDate | undefined;
  readonly party: number;
};

export type AskedComparison = Comparison & {
  /** So many of what the address names can be no product. */
  readonly bad: number;
  /** It names more than fit. */
  readonly isTooMany: boolean;
  /** It names a day that has passed, lies too far ahead or is none. */
  readonly isDateWrong: boolean;
};

/** Two, as most people travel. */
const usualParty = 2;

/** What an address asks for: `?codes=k4y4k0ab,7vw2m9qa&date=2026-12-05&party=2`. What cannot be read is left out and counted. */
export function comparisonIn(query: URLSearchParams, today: LocalDate): AskedComparison {
  const named = new Set(
    (query.get('codes') ?? '').slice(0, longest).toLowerCase().split(',').filter(Boolean),
  );
  const good = [...named].filter((code) => PUBLIC_CODE.test(code) || isUuid(code));
  const date = parseLocalDate(query.get('date') ?? '');
  // It may still be yesterday where the trip is.
  const isFar = date !== undefined && (date < addDays(today, -1) || date > addDays(today, FURTHEST_DAY));
  return {
    codes: good.slice(0, MOST_COMPARED),
    date: isFar ? undefined : date,
    party: partyIn(query),
    bad: Math.min(named.size - good.length, 99),
    isTooMany: good.length > MOST_COMPARED,
    isDateWrong: isFar || (date === undefined && (query.get('date') ?? '') !== ''),
  };
}

/** An address may be endless; nobody's is read further than this. */
const longest = 2_000;

/** The page of a comparison, without its language. */
export function comparisonAddress({ codes, date, party }: Comparison): string {
  const wishes = new URLSearchParams({ ...(date && { date }), party: String(party) });
  return `/compare?${codes.length > 0 ? `codes=${codes.join(',')}&` : ''}${wishes}`;
}

/** The day and the party that the page one comes from was asked with: a list's, or those chosen on a product page. */
export function wishesIn(search: string): Pick<Comparison, 'date' | 'party'> {
  const query = new URLSearchParams(search);
  return { date: parseLocalDate(query.get('date') ?? query.get('dateFrom') ?? ''), party: partyIn(query) };
}

function partyIn(query: URLSearchParams): number {
  const party = Number(query.get('party') ?? query.get('adult') ?? usualParty);
  return Number.isInteger(party) && party > 0 && party <= LARGEST_PARTY ? party : usualParty;
}
