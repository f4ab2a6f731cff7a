import type { Review } from '@ashore/core/contract/reviews.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { ReviewSort } from '@ashore/core/contract/values/review.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { useRef, useState } from 'react';
import { log } from '../../page/log.ts';

const pageSize = 10;

/**
 * Reviews of a product, by filter and page. The reviews that came with the page, and filters seen before, are
 * shown at once. The current reviews stay until the wanted ones have loaded.
 */
export function useReviewList({ tourId, reviews, reviewCount }: TourDetails) {
  const [wanted, setWanted] = useState(allReviews);
  const [shown, setShown] = useState(allReviews);
  const [stage, setStage] = useState<'rest' | 'busy' | 'failed'>('rest');
  const [found, setFound] = useState<Readonly<Record<string, FoundReviews>>>(() => ({
    [keyOfWanted(allReviews)]: { items: reviews, total: reviewCount },
  }));
  const asking = useRef(new AbortController());

  function want(next: WantedReviews): void {
    setWanted(next);
    asking.current.abort();
    if (!found[keyOfWanted(next)]) return void load(next);
    setShown(next);
    setStage('rest');
  }

  async function load(which: WantedReviews): Promise<void> {
    const key = keyOfWanted(which);
    const before = found[key];
    const controller = new AbortController();
    const { signal } = controller;
    asking.current = controller;
    setStage('busy');
    try {
      const page = Math.floor((before?.items.length ?? 0) / pageSize);
      const more = await askFor(tourId, { which, page, signal });
      if (signal.aborted) return;
      setFound((known) => ({ ...known, [key]: withMore(before, more) }));
      setShown(which);
      setStage('rest');
    } catch (fault) {
      if (signal.aborted) return;
      log('error', 'Reviews could not be loaded', fault);
      setStage('failed');
    }
  }

  const list = found[keyOfWanted(shown)] ?? { items: [], total: 0 };
  return { wanted, shown, stage, list, want, loadMore: () => void load(wanted) };
}

type Asking = { readonly which: WantedReviews; readonly page: number; readonly signal: AbortSignal };

async function askFor(id: string, { which, page, signal }: Asking): Promise<FoundReviews> {
  const { api } = await import('../../api/browser-client.ts');
  const { stars, language, sort } = which;
  const query = { id, page, size: pageSize, sort, ...(stars && { stars }), ...(language && { language }) };
  const answer = await api.reviews.list(query, { signal });
  return { items: answer._embedded.reviewList, total: answer.page.totalElements };
}

/** Which reviews of a product the visitor wants to see. */
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

/** The reviews loaded so far, and their total number. */
type FoundReviews = { readonly items: readonly Review[]; readonly total: number };

/** Appends the next page. A new review may have moved an old one to this page, so duplicates are dropped. */
export function withMore(found: FoundReviews | undefined, more: FoundReviews): FoundReviews {
  const known = new Set(found?.items.map(({ id }) => id));
  return {
    total: more.total,
    items: [...(found?.items ?? []), ...more.items.filter(({ id }) => !known.has(id))],
  };
}
