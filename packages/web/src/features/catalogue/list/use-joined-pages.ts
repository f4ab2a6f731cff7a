import { MOST_NAMED } from '@ashore/core/contract/most-named.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from '../card-tour.ts';
import { useNamedTours } from '../use-named-tours.ts';
import { type JoinedPages, joinPages } from './join-pages.ts';

type Remembered = { readonly list: string; readonly pages: JoinedPages };

/** By the step of the visit at which they were seen: going back finds all of them, and the place one was at. */
const steps = new Map<string, Remembered>();
const mostSteps = 20;

type Loaded = {
  /** The query of its first page: by it and the path it is told from others. */
  readonly query: string;
  readonly page: { readonly number: number };
  readonly tours: readonly CardTour[];
};

/** All pages of a list that are there by now. What is priced in another currency is asked for in the new one. */
export function useJoinedPages({ query, page: { number }, tours }: Loaded) {
  const { key, pathname } = useLocation();
  const wayHere = useNavigationType();
  const list = pathname + query;
  const [shown, setShown] = useState(() => ({ tours, list, pages: join(undefined) }));
  // What was loaded anew has other cards, be they alike.
  if (shown.tours !== tours) setShown({ tours, list, pages: join(shown) });
  const { pages } = shown;

  function join(before: Remembered | undefined): JoinedPages {
    const known = [steps.get(key), wayHere === 'PUSH' ? undefined : before];
    const sameList = known.find((candidate) => candidate?.list === list);
    return joinPages(sameList?.pages, { number, tours });
  }

  useEffect(() => {
    steps.delete(key);
    steps.set(key, { list, pages });
    const [oldest] = steps.keys();
    if (steps.size > mostSteps && oldest !== undefined) steps.delete(oldest);
  }, [key, list, pages]);

  const { currency } = usePage();
  const others = pages.tours.filter((tour) => tour.currency !== currency).map(({ tourId }) => tourId);
  const { tours: priced } = useNamedTours(others.slice(0, MOST_NAMED));
  useEffect(() => {
    if (priced.some((tour) => tour.currency === currency))
      setShown((before) => ({ ...before, pages: withPrices(before.pages, priced) }));
  }, [priced, currency]);

  const add = (at: number, arrived: readonly CardTour[]) =>
    setShown((before) => ({ ...before, pages: joinPages(before.pages, { number: at, tours: arrived }) }));
  return { pages, add };
}

function withPrices(pages: JoinedPages, priced: readonly CardTour[]): JoinedPages {
  const now = new Map(priced.map((tour) => [tour.tourId, tour]));
  return { ...pages, tours: pages.tours.map((tour) => now.get(tour.tourId) ?? tour) };
}
