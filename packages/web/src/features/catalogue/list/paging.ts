import { MAX_REQUESTED_BY_ID } from '@ashore/core/contract/values/limits.ts';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from '../cards/card-parts.tsx';
import { useToursById } from '../cards/use-tours-by-id.ts';

export type FurtherPages = {
  readonly state: 'idle' | 'loading' | 'failed';
  /** Loads a page; pages count from 0. */
  fetch(number: number): void;
};

type FurtherPagesInput = {
  /** Query of the address of one of the pages, with its question mark. */
  readonly queryOf: (number: number) => string;
  readonly fetchPage: (number: number, signal: AbortSignal) => Promise<readonly CardTour[]>;
  readonly add: (number: number, tours: readonly CardTour[]) => void;
};

/**
 * Loads further pages without leaving the list: if a call fails, the loaded products stay. The address
 * follows the pages without adding history entries.
 */
export function useFurtherPages({ queryOf, fetchPage, add }: FurtherPagesInput): FurtherPages {
  const { currency } = usePage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state: navigationState } = useNavigation();
  const router = use(RouterContext)?.router;
  const [state, setState] = useState<FurtherPages['state']>('idle');
  const pendingRequest = useRef<{ readonly number: number; readonly abortController: AbortController }>(null);
  const listKey = `${pathname}${queryOf(0)} ${currency} ${navigationState}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list cancels the request, and so does leaving.
  useEffect(
    () => () => {
      pendingRequest.current?.abortController.abort();
      pendingRequest.current = null;
      setState('idle');
    },
    [listKey],
  );

  /**
   * Whether the visitor is on the way to another page. The router itself knows it at once, but a busy machine renders it late, and
   * following a page of the list then would end that navigation.
   */
  const isLeaving = () =>
    router !== undefined &&
    (router.state.navigation.state !== 'idle' || router.state.location.pathname !== pathname);

  async function fetch(number: number) {
    if (pendingRequest.current?.number === number) return;
    // A page the visitor asks for does not wait for one that was loading automatically.
    pendingRequest.current?.abortController.abort();
    const abortController = new AbortController();
    pendingRequest.current = { number, abortController };
    setState('loading');
    try {
      const tours = await fetchPage(number, abortController.signal);
      if (abortController.signal.aborted) return;
      setState('idle');
      if (isLeaving()) return;
      add(number, tours);
      void navigate(pathname + queryOf(number), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    } catch (error) {
      if (abortController.signal.aborted) return;
      log('warn', 'A further page of a list could not be loaded', error);
      setState('failed');
    } finally {
      if (pendingRequest.current?.abortController === abortController) pendingRequest.current = null;
    }
  }

  return { state, fetch: (number) => void fetch(number) };
}

type RememberedList = { readonly list: string; readonly pages: JoinedPages };

/** Loaded pages by history entry. Going back restores all of them, and with them the scroll position. */
const listsByHistoryKey = new Map<string, RememberedList>();
const MAX_REMEMBERED_LISTS = 20;

type LoadedPage = {
  /** Query of the first page. Query and path identify the list. */
  readonly query: string;
  readonly paging: { readonly number: number };
  readonly tours: readonly CardTour[];
};

/** All loaded pages of a list. Products priced in another currency are requested again in the new one. */
export function useJoinedPages({ query, paging: { number }, tours }: LoadedPage) {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const list = pathname + query;
  const [current, setCurrent] = useState(() => ({ tours, list, pages: join(undefined) }));
  // Every load creates new cards, even if their contents are equal.
  if (current.tours !== tours) setCurrent({ tours, list, pages: join(current) });
  const { pages } = current;

  function join(previous: RememberedList | undefined): JoinedPages {
    const candidates = [listsByHistoryKey.get(key), navigationType === 'PUSH' ? undefined : previous];
    const sameList = candidates.find((candidate) => candidate?.list === list);
    return joinPages(sameList?.pages, { number, tours });
  }

  useEffect(() => {
    listsByHistoryKey.delete(key);
    listsByHistoryKey.set(key, { list, pages });
    const [oldest] = listsByHistoryKey.keys();
    if (listsByHistoryKey.size > MAX_REMEMBERED_LISTS && oldest !== undefined)
      listsByHistoryKey.delete(oldest);
  }, [key, list, pages]);

  const { currency } = usePage();
  const otherCurrencyIds = pages.tours
    .filter((tour) => tour.currency !== currency)
    .map(({ tourId }) => tourId);
  const { tours: repricedTours } = useToursById(otherCurrencyIds.slice(0, MAX_REQUESTED_BY_ID));
  useEffect(() => {
    if (repricedTours.some((tour) => tour.currency === currency))
      setCurrent((list) => ({ ...list, pages: withPrices(list.pages, repricedTours) }));
  }, [repricedTours, currency]);

  const add = (number: number, tours: readonly CardTour[]) =>
    setCurrent((list) => ({ ...list, pages: joinPages(list.pages, { number, tours }) }));
  return { pages, add };
}

function withPrices(pages: JoinedPages, repricedTours: readonly CardTour[]): JoinedPages {
  const repricedById = new Map(repricedTours.map((tour) => [tour.tourId, tour]));
  return { ...pages, tours: pages.tours.map((tour) => repricedById.get(tour.tourId) ?? tour) };
}

/** Consecutive pages of one list; they count from 0. */
export type JoinedPages = {
  readonly first: number;
  readonly last: number;
  readonly tours: readonly CardTour[];
};

type LoadedTours = { readonly number: number; readonly tours: readonly CardTour[] };

/**
 * Adds a page below or above the loaded ones. If the list has changed and contains a product again, the
 * product keeps its first place. A page that is not adjacent starts a new list, and a page loaded again
 * brings current data.
 */
export function joinPages(pages: JoinedPages | undefined, { number, tours }: LoadedTours): JoinedPages {
  const isNext = number === (pages?.last ?? Number.NaN) + 1;
  const isPrevious = number === (pages?.first ?? Number.NaN) - 1;
  if (!pages || number < pages.first - 1 || number > pages.last + 1)
    return { first: number, last: number, tours };
  const loadedById = new Map(tours.map((tour) => [tour.tourId, tour]));
  const updated = pages.tours.map((tour) => loadedById.get(tour.tourId) ?? tour);
  const added = tours.filter(({ tourId }) => pages.tours.every((tour) => tour.tourId !== tourId));
  if (isNext) return { ...pages, last: number, tours: [...updated, ...added] };
  if (isPrevious) return { ...pages, first: number, tours: [...added, ...updated] };
  return { ...pages, tours: updated };
}

/**
 * Moves the focus to the first new product, because the pressed button moves away. Returns a function that
 * records the press.
 */
export function useFocusOnNew(listElement: RefObject<Element | null>, shownCount: number): () => void {
  const focusFrom = useRef<number>(null);
  useEffect(() => {
    if (focusFrom.current === null || focusFrom.current >= shownCount) return;
    listElement.current
      ?.querySelectorAll<HTMLElement>('.card-link')
      [focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [listElement, shownCount]);
  return () => {
    focusFrom.current = shownCount;
  };
}
