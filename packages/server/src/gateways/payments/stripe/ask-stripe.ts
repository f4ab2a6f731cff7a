import { refuseInsideTransaction } from '../../../database/inside-transaction.ts';
import type { Answer } from '../port.ts';
import { keyReused, noSuchIntent } from '../refusals.ts';

type Said = {
  readonly type?: string;
  readonly code?: string;
  readonly message?: string;
  readonly statusCode?: number;
};
type Refused = Extract<Answer<never>, { outcome: 'refused' }>;

/** Waits no longer than told. What goes on without us has its key, and is found by it. */
export async function askStripe<Result>(
  signal: AbortSignal,
  work: () => Promise<Answer<Result>>,
): Promise<Answer<Result>> {
  refuseInsideTransaction('A provider of payments was asked');
  const over = new AbortController();
  const patience = new Promise<Answer<Result>>((resolve) => {
    const give = () => resolve({ outcome: 'unknown', reason: 'no answer in time' });
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { signal: over.signal });
  });
  try {
    return await Promise.race([work().catch(answerOfStripe), patience]);
  } finally {
    over.abort();
  }
}

/** Only what is said about the request itself is a no. Everything else may have happened. */
export function answerOfStripe(error: unknown): Refused | { outcome: 'unknown'; reason: string } {
  const { type, code, message = String(error) } = error as Said;
  if (type === 'StripeIdempotencyError') return keyReused;
  if (type !== 'StripeInvalidRequestError') return { outcome: 'unknown', reason: `${type}: ${message}` };
  if (code === 'resource_missing') return noSuchIntent;
  return { outcome: 'refused', why: 'invalid', reason: message };
}

/** Whether Stripe has understood, and says no. */
export function isRefusal(error: unknown): boolean {
  const { type, code } = error as Said;
  return type === 'StripeInvalidRequestError' && code !== 'resource_missing';
}
