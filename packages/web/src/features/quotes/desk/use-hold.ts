import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdSpots, type WantedSpots } from '../hold-spots.ts';
import { type Trouble, troubleOf } from './hold-trouble.ts';

type HoldState =
  | { readonly state: 'idle' }
  | { readonly state: 'holding' }
  | { readonly state: 'trouble'; readonly trouble: Trouble };

const idle: HoldState = { state: 'idle' };

/**
 * Holds what is chosen, once however often the button is pressed. Whoever chooses otherwise or leaves takes the request
 * back.
 */
export function useHold(wanted: string, onHeld: (quote: Quote) => void, onGone: () => void) {
  const [now, setNow] = useState<HoldState>(idle);
  const asking = useRef<AbortController>(null);

  // Before the page shows the new choice: a press on what it shows must not be taken back by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what takes the request back.
  useLayoutEffect(() => {
    setNow(idle);
    return () => {
      asking.current?.abort();
      asking.current = null;
    };
  }, [wanted]);

  useEffect(() => {
    // Whoever comes back from the checkout may find this very page again, as it was left: busy.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      asking.current = null;
      setNow(idle);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function hold(request: WantedSpots) {
    if (asking.current) return;
    const mine = new AbortController();
    asking.current = mine;
    setNow({ state: 'holding' });
    const outcome = await askForQuote(request, mine.signal);
    if (mine.signal.aborted) return;
    // The checkout is a page of its own: until it is there, the button stays as it is.
    if ('quote' in outcome) return onHeld(outcome.quote);
    asking.current = null;
    setNow({ state: 'trouble', trouble: outcome });
    if (outcome.kind === 'gone') onGone();
  }

  return {
    isHolding: now.state === 'holding',
    trouble: now.state === 'trouble' ? now.trouble : undefined,
    hold,
  };
}

async function askForQuote(request: WantedSpots, signal: AbortSignal): Promise<{ quote: Quote } | Trouble> {
  const outcome = await holdSpots(request, signal);
  if (outcome.kind === 'held') return { quote: outcome.quote };
  if (outcome.kind === 'nothing') return { kind: 'gone' };
  return outcome.kind === 'failed' ? troubleOf(outcome) : { kind: 'offline' };
}
