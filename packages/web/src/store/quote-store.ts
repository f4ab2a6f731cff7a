import type { NormalisedFailure } from '@ashore/core/errors/normalise-failed-call.ts';
import { parseInstant } from '@ashore/core/time/instant.ts';
import { savedStore } from './saved-store.ts';

type QuoteState = {
  readonly status: 'initial' | 'loading' | 'loaded' | 'error';
  readonly error: NormalisedFailure | null;
  /** When the last hold ended. It stays until the traveller has been told of it, or there is another quote. */
  readonly expiryTime: string | null;
  ask(): void;
  /** There is a quote. The cart carries its expiry; that of the last one is over. */
  succeed(): void;
  fail(error: NormalisedFailure): void;
  end(expiryTime: string): void;
  /** Nothing to book, nobody asks any more, or the traveller knows that the last hold has ended. */
  reset(): void;
};

const nothing = { status: 'initial', error: null, expiryTime: null } as const;

/** How the last request for a quote fares. Only the expiry is kept between pages. */
export const useQuoteStore = savedStore<QuoteState, Pick<QuoteState, 'expiryTime'>>(
  { name: 'quote', version: 1, keep: ({ expiryTime }) => ({ expiryTime }), mend },
  (set) => ({
    ...nothing,
    ask: () => set({ status: 'loading', error: null }),
    succeed: () => set({ ...nothing, status: 'loaded' }),
    fail: (error) => set({ status: 'error', error }),
    end: (expiryTime) => set({ expiryTime }),
    reset: () => set(nothing),
  }),
);

function mend(state: QuoteState): QuoteState {
  const { expiryTime } = state;
  const isInstant = typeof expiryTime === 'string' && parseInstant(expiryTime) !== undefined;
  return { ...state, expiryTime: isInstant ? expiryTime : null };
}
