import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useRef, useState } from 'react';
import { log } from '../../page/log.ts';
import {
  allReviews,
  type FoundReviews,
  keyOfWanted,
  type WantedReviews,
  withMore,
} from './wanted-reviews.ts';

const pageSize = 10;

/**
 * The reviews of a product as somebody goes through them. What the page came with is there at once; a filter that was
 * seen before is too. What is shown stays until what is wanted has arrived.
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
  const asked = { id, page, size: pageSize, sort, ...(stars && { stars }), ...(language && { language }) };
  const answer = await api.reviews.list(asked, { signal });
  return { items: answer._embedded.reviewList, total: answer.page.totalElements };
}
