import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from '../card-tour.ts';

export type FurtherPages = {
  readonly state: 'idle' | 'asking' | 'failed';
  /** Counted from 0. */
  fetch(number: number): void;
};

type Paged = {
  /** The query of the address of one of its pages, with its question mark. */
  readonly queryOf: (number: number) => string;
  readonly ask: (number: number, signal: AbortSignal) => Promise<readonly CardTour[]>;
  readonly add: (number: number, tours: readonly CardTour[]) => void;
};

/**
 * Further pages are asked for beside the list: whatever becomes of the question, what is here stays. The address follows
 * what has come, without a step of its own on the way back.
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
    // Whoever presses for another page does not wait for the one that was coming by itself.
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
