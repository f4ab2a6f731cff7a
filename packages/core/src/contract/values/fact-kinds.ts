// Kept apart from the contract, so that browsers need not load its schemas.

/** The facts of a booked trip, in the order in which every page, email and document states them. */
export const FACT_KINDS = [
  'day',
  'arrival',
  'departure',
  'nights',
  'hotelNumber',
  'start',
  'startShift',
  'arrive',
  'end',
  'duration',
  'language',
  'included',
  'excluded',
  'ages',
  'pickup',
  'meeting',
  'directions',
  'dropOff',
  'bring',
  'room',
  'ship',
  'pier',
  'inPort',
  'allAboard',
  'returnPromise',
  'shipChoice',
  'transfer',
  'answer',
  'arrivalTime',
  'comments',
  'payment',
  'payAtHotel',
  'hotelNotes',
  'registration',
  'terms',
  'supplier',
  'phone',
  'emergency',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

type OfKind = { readonly kind: FactKind };

/** The order of facts in every place that states them. */
export function inOrder(one: OfKind, other: OfKind): number {
  return FACT_KINDS.indexOf(one.kind) - FACT_KINDS.indexOf(other.kind);
}
