import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { ADULT_AGE } from '@ashore/core/contract/values/trip-days.ts';
import { type LocalDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { browserToday } from './root-store.ts';
import { savedStore } from './saved-store.ts';

/** What a traveller chose in the search line. A part that was not chosen is null, and filters nothing. */
export type TripPlan = {
  readonly days: { readonly from: LocalDate; readonly to: LocalDate } | null;
  readonly travellers: Travellers | null;
};
/** An age is null until it is chosen. */
export type Travellers = { readonly adults: number; readonly children: readonly (number | null)[] };

type TripPlanState = TripPlan & { remember(plan: Partial<TripPlan>): void };

/** Days and travellers of the search line, so that the next page and the next visit begin with them. */
export const useTripPlanStore = savedStore<TripPlanState, TripPlan>(
  { name: 'trip-plan', version: 1, keep: ({ days, travellers }) => ({ days, travellers }), mend },
  (set) => ({ days: null, travellers: null, remember: (plan) => set(plan) }),
);

/** Days that are over are forgotten. */
function mend(state: TripPlanState): TripPlanState {
  return { ...state, days: daysOf(state.days), travellers: travellersOf(state.travellers) };
}

function daysOf(saved: unknown): TripPlan['days'] {
  const { from, to } = (saved ?? {}) as Record<string, unknown>;
  const [first, last] = [from, to].map((day) => parseLocalDate(typeof day === 'string' ? day : ''));
  if (first === undefined || last === undefined || first > last || last < browserToday()) return null;
  return { from: first, to: last };
}

function travellersOf(saved: unknown): Travellers | null {
  const { adults, children } = (saved ?? {}) as Record<string, unknown>;
  if (!Array.isArray(children) || typeof adults !== 'number') return null;
  const isAge = (age: unknown) =>
    age === null || (typeof age === 'number' && Number.isInteger(age) && age >= 0 && age < ADULT_AGE);
  const isParty = Number.isInteger(adults) && adults >= 1 && adults + children.length <= MAX_PARTY;
  return isParty && children.every(isAge) ? { adults, children } : null;
}

/** How many spots they need. */
export function sizeOf({ adults, children }: Travellers): number {
  return adults + children.length;
}

/** The parameters of an address that state a plan. A number of travellers counts only together with days. */
export function planParameters({ days, travellers }: TripPlan): Record<string, string> {
  const ages = travellers?.children.filter((age) => age !== null) ?? [];
  return {
    ...(days && { dateFrom: days.from, dateTo: days.to }),
    ...(days && travellers && { party: String(sizeOf(travellers)) }),
    ...(ages.length > 0 && { age: String(Math.min(...ages)) }),
  };
}
