import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { AGES, DAY_PARTS, DURATIONS, RATINGS, REQUIREMENTS } from '@ashore/core/contract/values/list.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { CardTour } from '../src/features/catalogue/cards/card-parts.tsx';
import { type ListQuery, noFilters } from '../src/features/catalogue/list/list-query.ts';
import type { LoadedList } from '../src/features/catalogue/list/load-list.ts';

/** The card of a trip, distinguished by its number. */
export const testCard = (number: number, more: Partial<CardTour> = {}): CardTour => ({
  tourId: `0b6f3d0e-59a1-4a6e-9a55-${String(number).padStart(12, '0')}`,
  code: `t${String(number).padStart(7, '0')}`,
  tourName: `Trip ${number}`,
  teaserImageUrl: '/images/trip',
  teaserImageColour: null,
  normalizedUrlPath: `/tours/rome/trip-t${String(number).padStart(7, '0')}`,
  location: 'Rome',
  locationCountry: 'Italy',
  productType: 'tours',
  basePrice: 10 + number,
  groupSize: null,
  originalPrice: null,
  currency: 'EUR',
  promoSavings: null,
  averageRating: null,
  reviewCount: 0,
  durations: 90,
  payAtHotel: null,
  portHours: null,
  freeCancellation: true,
  pickUp: false,
  requireBookingApproval: false,
  ...more,
});

/** The cards of one page of a list with this total. Pages count from 0. */
export const testCards = (total: number, page = 0, size = 24): CardTour[] =>
  Array.from({ length: Math.max(0, Math.min(size, total - page * size)) }, (_, at) =>
    testCard(page * size + at + 1),
  );

type ListParts = {
  readonly total?: number;
  readonly number?: number;
  readonly filters?: Partial<ListQuery>;
  /** Number of trips that a filter option would leave, by its id; 1 for all others. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly filtersToRemove?: LoadedList['filtersToRemove'];
};

/** A list as its loader returns it: one page of a total of trips. */
export function testList({
  total = 5,
  number = 0,
  filters,
  counts = {},
  filtersToRemove = [],
}: ListParts = {}): LoadedList {
  const size = 24;
  const count = (id: string) => counts[id] ?? 1;
  return {
    scope: {},
    filters: { ...noFilters, ...filters },
    refusedDays: undefined,
    today: '2037-05-14' as LocalDate,
    tours: testCards(total, number, size),
    paging: { number, size, totalElements: total, totalPages: Math.ceil(total / size) },
    offeredFilters: {
      unfiltered: total,
      place: [{ id: 'rome', name: 'Rome', count: 1 }],
      type: PRODUCT_TYPES.map((id) => ({ id, count: count(id) })),
      interest: INTERESTS.map((id) => ({ id, count: count(id) })),
      language: [{ id: 'en', count: 1 }],
      duration: DURATIONS.map((duration) => ({ ...duration, count: 1 })),
      rating: RATINGS.map((least) => ({ least, count: 1 })),
      age: [...new Set([...AGES, ...(filters?.age === undefined ? [] : [filters.age])])].map((age) => ({
        age,
        count: count(`age ${age}`),
      })),
      timeOfDay: DAY_PARTS.map((id) => ({ id, count: count(id) })),
      requirement: REQUIREMENTS.map((id) => ({ id, count: count(id) })),
      freeCancellation: count('freeCancellation'),
      instant: 1,
      price: {
        min: 10,
        max: 200,
        histogram: Array<number>(20).fill(1),
        from: filters?.price?.from ?? null,
        to: filters?.price?.to ?? null,
      },
    },
    interests: Object.fromEntries(INTERESTS.map((id) => [id, id])),
    places: [{ id: 'rome', name: 'Rome', count: 1 }],
    languages: [{ id: 'en', count: 1, name: 'English' }],
    filtersToRemove,
  };
}
