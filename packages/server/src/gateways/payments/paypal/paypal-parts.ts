import type { Pool } from 'pg';
import type { PaypalLine } from './paypal-line.ts';

/** What every deed at PayPal needs. */
export type PaypalParts = {
  readonly pool: Pick<Pool, 'query'>;
  readonly line: PaypalLine;
  readonly signal: AbortSignal;
};
