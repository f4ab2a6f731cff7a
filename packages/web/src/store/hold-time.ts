import type { Quote } from '@ashore/core/contract/quotes.ts';

/** What the server said of a hold, and what the browser's clock showed when it said so. */
export type HeardHold = {
  readonly cart: Pick<Quote, 'expiryTime' | 'utcNow'>;
  readonly heardAt: number;
};

/**
 * When the hold ends, on the browser's own clock, which may be wrong by hours: only how long the server said that it
 * lasts is believed, and counted from when that was heard.
 */
export function endOfHold({ cart, heardAt }: HeardHold): number {
  return heardAt + Date.parse(cart.expiryTime) - Date.parse(cart.utcNow);
}

/** Never more than there was when it was heard: somebody who sets the clock back wins nothing. */
export function secondsLeft(heard: HeardHold, now: number): number {
  const most = endOfHold(heard) - heard.heardAt;
  return Math.max(0, Math.min(most, endOfHold(heard) - now) / 1000);
}

/** What the server's clock shows now, as far as can be told from here. */
export function serverTime({ cart, heardAt }: HeardHold, now: number): Date {
  return new Date(Date.parse(cart.utcNow) + now - heardAt);
}
