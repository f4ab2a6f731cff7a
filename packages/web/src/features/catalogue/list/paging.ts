import { MAX_NAMED } from '@ashore/core/contract/values/limits.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from '../cards/card-parts.tsx';
import { useNamedTours } from '../cards/use-tours-by-id.ts';

export type FurtherPages = {
  readonly state: 'idle' | 'asking' | 'failed';
  /** Loads a page; pages count from 0. */
  fetch(number: number): void;
};

type Paged = {
  /** Query of the address of one of the pages, with its question mark. */
  readonly queryOf: (number: number) => string;
  readonly ask: (number: number, signal: AbortSignal) => Promise<readonly CardTour[]>;
  readonly add: (number: number, tours: readonly CardTour[]) => void;
};

/**
 * Loads further pages without leaving the list: if a call fails, the loaded products stay. The address
 * follows the pages without adding history entries.
 */
export function useFurtherPages({ queryOf, ask, add }: Paged): FurtherPages {
  const { currency } = usePage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state: going } = useNavigation();
  const [state, setState] = useState<FurtherPages['state']>('idle');
  const asking = useRef<{ readonly number: number; readonly question: AbortController }>(null);
  const ofList = `${pathname}${queryOf(0)} ${currency} ${going}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list takes the question back, and leaving does.
  useEffect(
    () => () => {
      asking.current?.question.abort();
      asking.current = null;
      setState('idle');
    },
    [ofList],
  );

  async function fetch(number: number) {
    if (asking.current?.number === number) return;
    // A page the visitor asks for does not wait for one that was loading automatically.
    asking.current?.question.abort();
    const mine = new AbortController();
    asking.current = { number, question: mine };
    setState('asking');
    try {
      const tours = await ask(number, mine.signal);
      if (mine.signal.aborted) return;
      add(number, tours);
      setState('idle');
      void navigate(pathname + queryOf(number), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    } catch (failure) {
      if (mine.signal.aborted) return;
      log('warn', 'no further page of a list', failure);
      setState('failed');
    } finally {
      if (asking.current?.question === mine) asking.current = null;
    }
  }

  return { state, fetch: (number) => void fetch(number) };
}

type Remembered = { readonly list: string; readonly pages: JoinedPages };

/** Loaded pages by history entry. Going back restores all of them, and with them the scroll position. */
const steps = new Map<string, Remembered>();
const mostSteps = 20;

type Loaded = {
  /** Query of the first page. Query and path identify the list. */
  readonly query: string;
  readonly page: { readonly number: number };
  readonly tours: readonly CardTour[];
};

/** All loaded pages of a list. Products priced in another currency are requested again in the new one. */
export function useJoinedPages({ query, page: { number }, tours }: Loaded) {
  const { key, pathname } = useLocation();
  const wayHere = useNavigationType();
  const list = pathname + query;
  const [shown, setShown] = useState(() => ({ tours, list, pages: join(undefined) }));
  // Every load creates new cards, even if their contents are equal.
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
  const { tours: priced } = useNamedTours(others.slice(0, MAX_NAMED));
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

/** Consecutive pages of one list; they count from 0. */
export type JoinedPages = {
  readonly first: number;
  readonly last: number;
  readonly tours: readonly CardTour[];
};

type ArrivedPage = { readonly number: number; readonly tours: readonly CardTour[] };

/**
 * Adds a page below or above the loaded ones. If the list has changed and contains a product again, the
 * product keeps its first place. A page that is not adjacent starts a new list, and a page loaded again
 * brings current data.
 */
export function joinPages(before: JoinedPages | undefined, { number, tours }: ArrivedPage): JoinedPages {
  const isNext = number === (before?.last ?? Number.NaN) + 1;
  const isPrevious = number === (before?.first ?? Number.NaN) - 1;
  if (!before || number < before.first - 1 || number > before.last + 1)
    return { first: number, last: number, tours };
  const arrived = new Map(tours.map((tour) => [tour.tourId, tour]));
  const known = before.tours.map((tour) => arrived.get(tour.tourId) ?? tour);
  const added = tours.filter(({ tourId }) => before.tours.every((tour) => tour.tourId !== tourId));
  if (isNext) return { ...before, last: number, tours: [...known, ...added] };
  if (isPrevious) return { ...before, first: number, tours: [...added, ...known] };
  return { ...before, tours: known };
}

/**
 * Moves the focus to the first new product, because the pressed button moves away. Returns a function that
 * records the press.
 */
export function useFocusOnNew(place: RefObject<Element | null>, shown: number): () => void {
  const focusFrom = useRef<number>(null);
  useEffect(() => {
    if (focusFrom.current === null || focusFrom.current >= shown) return;
    place.current
      ?.querySelectorAll<HTMLElement>('.card-link')
      [focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [place, shown]);
  return () => {
    focusFrom.current = shown;
  };
}
