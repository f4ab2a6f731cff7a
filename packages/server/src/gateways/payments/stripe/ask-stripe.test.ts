import { expect, test } from 'vitest';
import { insideTransaction } from '../../../database/transaction.ts';
import { answerOfStripe, askStripe } from './ask-stripe.ts';

const neverAborted = new AbortController().signal;
const neverAnswers = () => new Promise<never>(() => {});

test('A call ends as unknown when its time is up, even if it began too late or Stripe never answers', async () => {
  const unknown = { outcome: 'unknown', reason: 'no answer in time' };
  expect(await askStripe(AbortSignal.abort(), neverAnswers)).toEqual(unknown);
  const patience = new AbortController();
  const answer = askStripe(patience.signal, neverAnswers);
  patience.abort();
  expect(await answer).toEqual(unknown);
});

test('Stripe is never called inside a transaction', async () => {
  const done = async () => ({ outcome: 'done', result: 1 }) as const;
  expect(await askStripe(neverAborted, done)).toEqual({ outcome: 'done', result: 1 });
  await expect(insideTransaction(() => askStripe(neverAborted, done))).rejects.toThrow(
    /inside a transaction/,
  );
});

test.each([
  [{ type: 'StripeInvalidRequestError', message: 'no such currency' }, 'refused', 'invalid'],
  [{ type: 'StripeInvalidRequestError', code: 'resource_missing' }, 'refused', 'no_such_intent'],
  [{ type: 'StripeIdempotencyError' }, 'refused', 'key_reused'],
  [{ type: 'StripeConnectionError' }, 'unknown', undefined],
  [{ type: 'StripeAPIError' }, 'unknown', undefined],
  [{ type: 'StripeRateLimitError' }, 'unknown', undefined],
  [{ type: 'StripeAuthenticationError' }, 'unknown', undefined],
  [{ type: 'StripeAPIError', code: 'resource_missing' }, 'unknown', undefined],
  [{}, 'unknown', undefined],
])('Only an error about the request itself is a refusal: %j is %s', async (error, outcome, why) => {
  expect(answerOfStripe(error)).toMatchObject(why === undefined ? { outcome } : { outcome, why });
  expect(await askStripe(neverAborted, () => Promise.reject(error))).toEqual(answerOfStripe(error));
});
