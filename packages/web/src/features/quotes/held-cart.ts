import type { Quote } from '@ashore/core/contract/quotes.ts';
import { endOfHold, secondsLeft, serverTime } from '../../store/hold-time.ts';

export type Hold = {
  readonly quote: Quote;
  readonly left: number;
  /** By the clock that the traveller looks at. */
  readonly endsAt: Date;
  /** By the server's clock. */
  readonly now: Date;
};

/** What a cart comes to at this second. */
export type HeldCart =
  | { readonly state: 'empty' }
  | { readonly state: 'held'; readonly hold: Hold }
  | { readonly state: 'expired' | 'released' | 'sold'; readonly quote: Quote };

type Known = { readonly cart: Quote | null; readonly heardAt: number };

/** Whatever was said of a hold, past its end it has expired. */
export function heldCart({ cart, heardAt }: Known, now: number): HeldCart {
  if (cart === null) return { state: 'empty' };
  if (cart.state !== 'held') return { state: cart.state, quote: cart };
  const left = secondsLeft({ cart, heardAt }, now);
  if (left === 0) return { state: 'expired', quote: cart };
  const endsAt = new Date(endOfHold({ cart, heardAt }));
  return { state: 'held', hold: { quote: cart, left, endsAt, now: serverTime({ cart, heardAt }, now) } };
}
