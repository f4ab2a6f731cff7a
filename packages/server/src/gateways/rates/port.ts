import type { RateTable } from '@ashore/core/money/rate-table.ts';

/** Why there is no table: nobody answered, it was no table, or much more than one. */
export type RatesFailure = {
  readonly failed: 'unreachable' | 'unreadable' | 'too_large';
  readonly details: string;
};

/** Where exchange rates come from. */
export type Rates = {
  /** The newest table of the source, as it was published. Never throws for what is wrong out there. */
  read(): Promise<RateTable | RatesFailure>;
};

/** A table of all currencies of the world has some ten thousand characters. */
export const MOST_BYTES = 1_000_000;
