import { refuseInsideTransaction } from '../../../database/transaction.ts';
import type { Answer, RefusedAnswer } from '../port.ts';
import { keyReused, noSuchIntent } from '../refusals.ts';

type StripeReply = {
  readonly type?: string;
  readonly code?: string;
  readonly message?: string;
  readonly statusCode?: number;
};
/**
 * Waits no longer than the signal allows. A request that continues at Stripe has its key and is found by it.
 */
export async function askStripe<Result>(
  signal: AbortSignal,
  work: () => Promise<Answer<Result>>,
): Promise<Answer<Result>> {
  refuseInsideTransaction('A payment provider was called');
  const over = new AbortController();
  const timeUp = new Promise<Answer<Result>>((resolve) => {
    const resolveUnknown = () => resolve({ outcome: 'unknown', reason: 'no answer in time' });
    if (signal.aborted) resolveUnknown();
    signal.addEventListener('abort', resolveUnknown, { signal: over.signal });
  });
  try {
    return await Promise.race([work().catch(answerOfStripe), timeUp]);
  } finally {
    over.abort();
  }
}

/**
 * Only an error about the request itself is a refusal. After any other error the operation may have happened.
 */
export function answerOfStripe(error: unknown): RefusedAnswer | { outcome: 'unknown'; reason: string } {
  const { type, code, message = String(error) } = error as StripeReply;
  if (type === 'StripeIdempotencyError') return keyReused;
  if (type !== 'StripeInvalidRequestError') return { outcome: 'unknown', reason: `${type}: ${message}` };
  if (code === 'resource_missing') return noSuchIntent;
  return { outcome: 'refused', why: 'invalid', reason: message };
}

/** Whether Stripe understood the request and refused it. */
export function isRefusal(error: unknown): boolean {
  const { type, code } = error as StripeReply;
  return type === 'StripeInvalidRequestError' && code !== 'resource_missing';
}
