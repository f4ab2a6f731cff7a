import type { Locale } from '@ashore/core/locale/locales.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WantedSpots } from '../hold/hold-calls.ts';

type HoldState =
  | { readonly state: 'idle' }
  | { readonly state: 'holding' }
  /** The checkout is loading. */
  | { readonly state: 'held' }
  | { readonly state: 'problem'; readonly problem: HoldProblem };

const idle: HoldState = { state: 'idle' };

const importHoldCalls = () =>
  Promise.all([import('../hold/hold-calls.ts'), import('../hold/add-to-cart.ts')]);

/** Loads what holds spots, for a traveller who is about to press the button. A press tries again. */
export function prepareHold(): void {
  importHoldCalls().catch(() => {});
}

/**
 * Holds the chosen spots once, however often the button is pressed, and opens the checkout. Changing the choice or leaving the page
 * cancels the request.
 */
export function useHold(choiceKey: string, locale: Locale, onGone: () => void) {
  const [holdState, setNow] = useState<HoldState>(idle);
  const runningRequest = useRef<AbortController>(null);

  // A layout effect, because it ends before the page shows the new choice. A later effect could cancel a hold
  // that the traveller requests for the new choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice cancels the request for the last one.
  useLayoutEffect(() => {
    setNow(idle);
    return () => {
      runningRequest.current?.abort();
      runningRequest.current = null;
    };
  }, [choiceKey]);

  useEffect(() => {
    // The back button may restore this page from the browser's cache, still busy.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      runningRequest.current = null;
      setNow(idle);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function hold(request: WantedSpots) {
    if (runningRequest.current) return;
    const newRequest = new AbortController();
    runningRequest.current = newRequest;
    setNow({ state: 'holding' });
    const outcome = await askForQuote(request, locale, newRequest.signal);
    if (newRequest.signal.aborted) return;
    // The checkout is a separate document. The button stays busy until that has loaded.
    if ('openCheckout' in outcome) {
      setNow({ state: 'held' });
      return outcome.openCheckout();
    }
    runningRequest.current = null;
    setNow({ state: 'problem', problem: outcome });
    if (outcome.kind === 'gone') onGone();
  }

  return {
    isHolding: holdState.state === 'holding' || holdState.state === 'held',
    isHeld: holdState.state === 'held',
    problem: holdState.state === 'problem' ? holdState.problem : undefined,
    hold,
    /** Tells the traveller that the server could not be reached. */
    fail: () => setNow({ state: 'problem', problem: { kind: 'offline' } }),
  };
}

async function askForQuote(
  request: WantedSpots,
  locale: Locale,
  signal: AbortSignal,
): Promise<{ openCheckout(): void } | HoldProblem> {
  const calls = await importHoldCalls().catch(() => undefined);
  if (calls === undefined || signal.aborted) return { kind: 'offline' };
  const [{ holdSpots }, { addToCart }] = calls;
  const outcome = await holdSpots(request, signal);
  if (outcome.kind === 'held') return { openCheckout: () => addToCart(outcome.quote, locale) };
  if (outcome.kind === 'nothing') return { kind: 'gone' };
  return outcome.kind === 'failed' ? problemOf(outcome) : { kind: 'offline' };
}

/** Result of pressing the button other than the checkout. */
type HoldProblem =
  /** The departure has no available spots left. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly part: 'date' | 'start' | 'tickets' | 'trip' }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  | { readonly kind: 'offline' };

export type FailedHold = {
  readonly status: number;
  readonly field?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
};

const partsByField = { date: 'date', time: 'start', componentKey: 'start', tickets: 'tickets' } as const;

/** Chooses the message for a failed call, and the part of the page that shows it. */
export function problemOf({ status, field = '', retryAfterSeconds }: FailedHold): HoldProblem {
  if (status === 429)
    return { kind: 'tooMany', minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) };
  if (status < 400 || status >= 500) return { kind: 'offline' };
  const name = /^\w+/.exec(field)?.[0] ?? '';
  return { kind: 'refused', part: isPart(name) ? partsByField[name] : 'trip' };
}

function isPart(name: string): name is keyof typeof partsByField {
  return Object.hasOwn(partsByField, name);
}
