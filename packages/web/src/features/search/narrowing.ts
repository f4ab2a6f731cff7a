import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import { isProductType, type ProductType } from '@ashore/core/contract/product-types.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';

/** What the tours of an answer are narrowed to, by the names that lists use in addresses. */
export type Narrowing = {
  readonly type?: ProductType | undefined;
  readonly interest?: Interest | undefined;
  readonly language?: string | undefined;
  readonly priceTo?: number | undefined;
  readonly rating?: number | undefined;
};

export const NARROWED_BY = ['type', 'interest', 'language', 'priceTo', 'rating'] as const;
export type NarrowedBy = (typeof NARROWED_BY)[number];

/** What an address says. What nobody can choose narrows nothing. */
export function readNarrowing(params: URLSearchParams): Narrowing {
  const type = params.get('type') ?? '';
  const interest = INTERESTS.find((id) => id === params.get('interest'));
  const language = params.get('language') ?? undefined;
  return {
    type: isProductType(type) ? type : undefined,
    interest,
    language: language && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(language) ? language : undefined,
    priceTo: amountIn(params.get('priceTo'), 1e9),
    rating: amountIn(params.get('rating'), 5),
  };
}

function amountIn(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount > 0 && amount <= most ? amount : undefined;
}

const passes: {
  readonly [By in NarrowedBy]: (tour: TourSummary, wanted: NonNullable<Narrowing[By]>) => boolean;
} = {
  type: (tour, type) => tour.productType === type,
  interest: (tour, interest) => tour.categories.some(({ id }) => id === interest),
  language: (tour, language) => tour.languages.includes(language),
  priceTo: (tour, most) => tour.basePrice <= most,
  rating: (tour, least) => tour.averageRating !== null && tour.averageRating >= least,
};

/** Whether a tour is one of those wanted, in all that is chosen but `free`. */
export function isWanted(tour: TourSummary, wanted: Narrowing, free?: NarrowedBy): boolean {
  return NARROWED_BY.every((by) => by === free || isPassed(tour, wanted, by));
}

function isPassed<By extends NarrowedBy>(tour: TourSummary, wanted: Narrowing, by: By): boolean {
  const value = wanted[by];
  return value === undefined || passes[by](tour, value);
}

export function isNarrowed(wanted: Narrowing): boolean {
  return NARROWED_BY.some((by) => wanted[by] !== undefined);
}
