import type { RateTable } from '@ashore/core/money/rate-table.ts';

/** Why there is no table: the source did not answer, the answer is not a table, or it is far too long. */
export type RatesFailure = {
  readonly failed: 'unreachable' | 'unreadable' | 'too_large';
  readonly details: string;
};

/** Source of exchange rates. */
export type RateSource = {
  /** Reads the newest table of the source, as published. Never throws for a fault of the source. */
  read(): Promise<RateTable | RatesFailure>;
};

/** A table of all the world's currencies has about ten thousand characters. */
export const MOST_BYTES = 1_000_000;
