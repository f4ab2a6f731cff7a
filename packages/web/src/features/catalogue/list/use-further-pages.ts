import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from '../card-tour.ts';
import { askPage } from './ask-page.ts';
import type { LoadedList } from './load-list.ts';
import { narrowingQuery } from './narrowing-query.ts';

export type FurtherPages = {
  readonly state: 'idle' | 'asking' | 'failed';
  /** Counted from 0. */
  fetch(number: number): void;
};

/**
 * Further pages are asked for beside the list: whatever becomes of the question, what is here stays. The address follows
 * what has come, without a step of its own on the way back.
 */
export function useFurtherPages(
  list: LoadedList,
  add: (number: number, tours: readonly CardTour[]) => void,
): FurtherPages {
  const { currency } = usePage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state: going } = useNavigation();
  const [state, setState] = useState<FurtherPages['state']>('idle');
  const asking = useRef<{ readonly number: number; readonly question: AbortController }>(null);
  const ofList = `${pathname}${narrowingQuery(list.narrowing)} ${currency} ${going}`;

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
    // Whoever presses for another page does not wait for the one that was coming by itself.
    asking.current?.question.abort();
    const mine = new AbortController();
    asking.current = { number, question: mine };
    setState('asking');
    try {
      const tours = await askPage({ ...list, number, currency }, mine.signal);
      if (mine.signal.aborted) return;
      add(number, tours);
      setState('idle');
      void navigate(pathname + narrowingQuery(list.narrowing, number), {
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
