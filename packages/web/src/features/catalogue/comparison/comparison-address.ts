import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { MAX_COMPARED, MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import { PUBLIC_CODE } from '@ashore/core/contract/values/product-types.ts';
import { childAgesIn, childAgesText, statedTravellers } from '@ashore/core/contract/values/trip-days.ts';
import { BANDS, type Band } from '@ashore/core/pricing/ticket.ts';
import { addDays, type LocalDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { isUuid } from '../../../store/saved-store.ts';
import { sizeOf, type Travellers } from '../../../store/trip-plan-store.ts';

export type Comparison = {
  /** Public codes, or ids where the code is not known yet, in the order of the columns. */
  readonly codes: readonly string[];
  readonly date: LocalDate | undefined;
  /** All travellers. */
  readonly party: number;
  /** The ages of the children among them, null if not known. */
  readonly ages: readonly (number | null)[];
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
const DEFAULT_PARTY = 2;

/**
 * Reads a comparison from its address: `?codes=k4y4k0ab,7vw2m9qa&date=2026-12-05&party=4&ages=5,9`. Unreadable entries
 * are left out and counted.
 */
export function comparisonIn(query: URLSearchParams, today: LocalDate): ReadComparison {
  const statedCodes = new Set(
    (query.get('codes') ?? '').slice(0, maxReadLength).toLowerCase().split(',').filter(Boolean),
  );
  const readableCodes = [...statedCodes].filter((code) => PUBLIC_CODE.test(code) || isUuid(code));
  const date = parseLocalDate(query.get('date') ?? '');
  // At the place of the trip it may still be yesterday.
  const isOutOfRange =
    date !== undefined && (date < addDays(today, -1) || date > addDays(today, MAX_DAYS_AHEAD));
  return {
    codes: readableCodes.slice(0, MAX_COMPARED),
    date: isOutOfRange ? undefined : date,
    ...travellersIn(query),
    bad: Math.min(statedCodes.size - readableCodes.length, 99),
    isTooMany: readableCodes.length > MAX_COMPARED,
    isDateWrong: isOutOfRange || (date === undefined && (query.get('date') ?? '') !== ''),
  };
}

/** Limit on how much of the address is read, because an address may have any length. */
const maxReadLength = 2_000;

/** Address of a comparison page, without its language prefix. */
export function comparisonAddress({ codes, date, party, ages }: Comparison): string {
  const dateAndParty = new URLSearchParams({ ...(date && { date }), party: String(party) });
  const parts = [
    codes.length > 0 && `codes=${codes.join(',')}`,
    String(dateAndParty),
    ages.length > 0 && `ages=${childAgesText(ages)}`,
  ];
  return `/compare?${parts.filter((part) => part !== false).join('&')}`;
}

/**
 * Reads the day and the party from the query of the page the visitor comes from: a list, which states how many come and
 * the youngest age, or a product page, which counts tickets. The search line, if its number is the same, knows all ages.
 */
export function dateAndPartyIn(
  search: string,
  remembered: Travellers | null,
): Pick<Comparison, 'date' | 'party' | 'ages'> {
  const query = new URLSearchParams(search);
  const date = parseLocalDate(query.get('date') ?? query.get('dateFrom') ?? '');
  const { party, ages } = statedPartyIn(query);
  if (remembered && sizeOf(remembered) === party && (ages.length === 0 || remembered.children.length > 0))
    return { date, party, ages: remembered.children };
  return { date, party, ages };
}

const childBands: readonly Band[] = ['infant', 'child', 'youth'];

function statedPartyIn(query: URLSearchParams): Pick<Comparison, 'party' | 'ages'> {
  const counts = BANDS.map((band) => [band, countIn(query.get(band)) ?? 0] as const);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0 || total > MAX_PARTY) {
    const { adults, children } = statedTravellers(String(query)) ?? { adults: DEFAULT_PARTY, children: [] };
    return { party: adults + children.length, ages: children };
  }
  const children = counts.filter(([band]) => childBands.includes(band)).reduce((sum, [, n]) => sum + n, 0);
  // Children alone are no party that could be priced: one of them counts as an adult.
  return { party: total, ages: Array<null>(Math.min(children, total - 1)).fill(null) };
}

function travellersIn(query: URLSearchParams): Pick<Comparison, 'party' | 'ages'> {
  const party = countIn(query.get('party')) ?? DEFAULT_PARTY;
  const ages = childAgesIn(query.get('ages') ?? '') ?? [];
  return { party, ages: ages.length < party ? ages : [] };
}

function countIn(text: string | null): number | undefined {
  const count = Number(text ?? '');
  return Number.isInteger(count) && count > 0 && count <= MAX_PARTY ? count : undefined;
}

type DateAndParty = Pick<Comparison, 'date' | 'party' | 'ages'>;
type ComparedChoice = Pick<ComparedTour, 'normalizedUrlPath'> & {
  readonly day: Pick<NonNullable<ComparedTour['day']>, 'tickets' | 'componentKey'> | null;
};

/** Address of a product page with the compared day and travellers, and with the option whose price was shown. */
export function tripAddress(
  { normalizedUrlPath, day }: ComparedChoice,
  { date, party, ages }: DateAndParty,
): string {
  const query = new URLSearchParams();
  if (date !== undefined) query.set('date', date);
  for (const { ticketType, count } of day?.tickets ?? []) query.set(ticketType, String(count));
  if (!day?.tickets.length) {
    query.set('party', String(party));
    const youngest = Math.min(...ages.filter((age) => age !== null));
    if (Number.isFinite(youngest)) query.set('age', String(youngest));
  }
  if (day?.componentKey) query.set('option', day.componentKey);
  return `${normalizedUrlPath}?${query}`;
}
