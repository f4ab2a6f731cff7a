import type { Review } from '@ashore/core/contract/review.ts';
import type { ReviewSort } from '@ashore/core/contract/review-fields.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** Which reviews of a product somebody would like to see. */
export type WantedReviews = {
  readonly stars: number | null;
  readonly language: MessageLocale | null;
  readonly sort: ReviewSort;
};

export const allReviews: WantedReviews = { stars: null, language: null, sort: 'newest' };

export function isFiltered({ stars, language }: WantedReviews): boolean {
  return stars !== null || language !== null;
}

export function keyOfWanted({ stars, language, sort }: WantedReviews): string {
  return `${stars} ${language} ${sort}`;
}

/** As many of them as have been fetched, and how many there are. */
export type FoundReviews = { readonly items: readonly Review[]; readonly total: number };

/** The next page behind those that are there. One that came in between would be given twice: it is taken once. */
export function withMore(found: FoundReviews | undefined, more: FoundReviews): FoundReviews {
  const known = new Set(found?.items.map(({ id }) => id));
  return {
    total: more.total,
    items: [...(found?.items ?? []), ...more.items.filter(({ id }) => !known.has(id))],
  };
}
