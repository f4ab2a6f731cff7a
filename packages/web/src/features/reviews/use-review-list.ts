import type { Review } from '@ashore/core/contract/reviews.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { ReviewSort } from '@ashore/core/contract/values/review.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { useRef, useState } from 'react';
import { log } from '../../page/log.ts';

const pageSize = 10;

/**
 * Reviews of a product, by filter and page. The reviews that came with the page, and filters seen before, are
 * shown at once. The current reviews stay until the requested ones have loaded.
 */
export function useReviewList({ tourId, reviews, reviewCount }: TourDetails) {
  const [requestedFilter, setRequestedFilter] = useState(noFilter);
  const [shownFilter, setShownFilter] = useState(noFilter);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [pagesByFilter, setPagesByFilter] = useState<Readonly<Record<string, LoadedReviews>>>(() => ({
    [keyOfFilter(noFilter)]: { items: reviews, total: reviewCount },
  }));
  const abortController = useRef(new AbortController());

  function selectFilter(filter: ReviewFilter): void {
    setRequestedFilter(filter);
    abortController.current.abort();
    if (!pagesByFilter[keyOfFilter(filter)]) return void load(filter);
    setShownFilter(filter);
    setStatus('idle');
  }

  async function load(filter: ReviewFilter): Promise<void> {
    const key = keyOfFilter(filter);
    const loaded = pagesByFilter[key];
    const controller = new AbortController();
    const { signal } = controller;
    abortController.current = controller;
    setStatus('busy');
    try {
      const page = Math.floor((loaded?.items.length ?? 0) / pageSize);
      const nextPage = await fetchReviews(tourId, { filter, page, signal });
      if (signal.aborted) return;
      setPagesByFilter((pages) => ({ ...pages, [key]: appendReviews(loaded, nextPage) }));
      setShownFilter(filter);
      setStatus('idle');
    } catch (error) {
      if (signal.aborted) return;
      log('error', 'Reviews could not be loaded', error);
      setStatus('failed');
    }
  }

  const list = pagesByFilter[keyOfFilter(shownFilter)] ?? { items: [], total: 0 };
  return {
    requestedFilter,
    shownFilter,
    status,
    list,
    selectFilter,
    loadMore: () => void load(requestedFilter),
  };
}

type PageRequest = { readonly filter: ReviewFilter; readonly page: number; readonly signal: AbortSignal };

async function fetchReviews(id: string, { filter, page, signal }: PageRequest): Promise<LoadedReviews> {
  const { api } = await import('../../api/browser-client.ts');
  const { stars, language, sort } = filter;
  const query = { id, page, size: pageSize, sort, ...(stars && { stars }), ...(language && { language }) };
  const answer = await api.reviews.list(query, { signal });
  return { items: answer._embedded.reviewList, total: answer.page.totalElements };
}

/** The filter and sorting of the reviews of a product. */
export type ReviewFilter = {
  readonly stars: number | null;
  readonly language: MessageLocale | null;
  readonly sort: ReviewSort;
};

export const noFilter: ReviewFilter = { stars: null, language: null, sort: 'newest' };

export function isFiltered({ stars, language }: ReviewFilter): boolean {
  return stars !== null || language !== null;
}

export function keyOfFilter({ stars, language, sort }: ReviewFilter): string {
  return `${stars} ${language} ${sort}`;
}

/** The reviews loaded so far, and their total number. */
type LoadedReviews = { readonly items: readonly Review[]; readonly total: number };

/** Appends the next page. A new review may have moved an old one to this page, so duplicates are dropped. */
export function appendReviews(loaded: LoadedReviews | undefined, nextPage: LoadedReviews): LoadedReviews {
  const loadedIds = new Set(loaded?.items.map(({ id }) => id));
  return {
    total: nextPage.total,
    items: [...(loaded?.items ?? []), ...nextPage.items.filter(({ id }) => !loadedIds.has(id))],
  };
}
