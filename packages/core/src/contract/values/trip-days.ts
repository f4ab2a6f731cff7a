import { addDays, type LocalDate, parseLocalDate, weekday } from '../../time/local-date-time.ts';
import { MAX_PARTY } from './limits.ts';

/** First and last day on which the party would like to go, both included. */
export type DaysAndParty = { readonly from: LocalDate; readonly to: LocalDate; readonly party: number };

/**
 * Days and party as an address states them. A single day is a span of one day. Two days in the wrong order are
 * swapped.
 */
export function daysIn(query: URLSearchParams): DaysAndParty | undefined {
  const dates = ['dateFrom', 'dateTo'].flatMap((name) => parseLocalDate(query.get(name) ?? '') ?? []);
  const [from, to = from] = dates.sort();
  if (from === undefined || to === undefined) return undefined;
  const party = /^\d{1,9}$/.test(query.get('party') ?? '') ? Number(query.get('party')) : 1;
  return { from, to, party: Math.max(1, Math.min(party, MAX_PARTY)) };
}

/** Days that travellers often look for, counted from today at the place or in the browser. */
export function usualDays(today: LocalDate) {
  const tomorrow = addDays(today, 1);
  const [saturday, sunday] = [6, 7];
  // On a Sunday only the Sunday is left.
  const from = addDays(today, Math.max(0, saturday - weekday(today)));
  const to = addDays(today, sunday - weekday(today));
  return [
    { name: 'today', from: today, to: today },
    { name: 'tomorrow', from: tomorrow, to: tomorrow },
    { name: 'weekend', from: from < to ? from : to, to },
  ] as const;
}

/** Children are younger than this. */
export const ADULT_AGE = 18;

/** Age of the youngest traveller as an address states it. */
export function ageIn(query: URLSearchParams): number | undefined {
  const text = query.get('age') ?? '';
  return /^\d{1,2}$/.test(text) && Number(text) < ADULT_AGE ? Number(text) : undefined;
}

/**
 * The ages of all children as the address of a comparison states them, such as `5,9`. `x` is a child whose age is not
 * known, which is null here. Undefined for any other text.
 */
export function childAgesIn(text: string): (number | null)[] | undefined {
  if (!CHILD_AGES.test(text)) return undefined;
  return text.split(',').map((age) => (age === 'x' ? null : Number(age)));
}

const CHILD_AGES = /^(x|\d|1[0-7])(,(x|\d|1[0-7]))*$/;

export function childAgesText(ages: readonly (number | null)[]): string {
  return ages.map((age) => age ?? 'x').join();
}

/** Travellers as the address of a page states them, by their number and the youngest age. */
export function statedTravellers(search: string): { adults: number; children: number[] } | undefined {
  const query = new URLSearchParams(search);
  const party = /^\d{1,9}$/.test(query.get('party') ?? '') ? Number(query.get('party')) : 0;
  if (party < 1 || party > MAX_PARTY) return undefined;
  const ages = statedChildAges(query);
  return ages.length > 0 && ages.length < party
    ? { adults: party - ages.length, children: ages }
    : travellersFor(party, ageIn(query));
}

/** The ages of all children, where the address of a page states them and not only the youngest age. */
export function statedChildAges(query: URLSearchParams): number[] {
  return (childAgesIn(query.get('ages') ?? '') ?? []).filter((age) => age !== null);
}

/** So many travellers, of whom the youngest has this age. */
export function travellersFor(party: number, age: number | undefined) {
  return age === undefined || party === 1
    ? { adults: party, children: [] }
    : { adults: party - 1, children: [age] };
}

/** What the address of a page states of days and travellers. */
export type StatedPlan = {
  readonly days?: DaysAndParty | undefined;
  readonly age?: number | undefined;
  /** Known where the words of a search name them all. */
  readonly travellers?: { readonly adults: number; readonly children: readonly number[] } | undefined;
};

/** Whether an address states who travels. An age says so even without days; one traveller is what an address means by default. */
export function isPartyStated({ days, age }: Pick<StatedPlan, 'days' | 'age'>): boolean {
  return age !== undefined || (days?.party ?? 1) > 1;
}

export function statedPlan(search: string): StatedPlan {
  const parameters = new URLSearchParams(search);
  return { days: daysIn(parameters), age: ageIn(parameters) };
}
