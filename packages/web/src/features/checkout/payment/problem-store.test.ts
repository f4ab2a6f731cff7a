import { expect, test } from 'vitest';
import type { PaymentOutcome } from './payment-outcome.ts';
import { clearPaymentProblem, setPaymentProblem, usePaymentProblem } from './problem-store.ts';

const changed: PaymentOutcome = { kind: 'changed', field: 'amount', reason: undefined };

test.each([
  [changed, changed],
  [{ kind: 'refused', code: 'card_declined' }, undefined],
  [{ kind: 'failed', status: 0, retryAfterSeconds: undefined }, undefined],
  [undefined, undefined],
] as const)(
  'A closed form keeps only the message about a change, for the next form: %j',
  (problem, remaining) => {
    setPaymentProblem(problem);
    expect(usePaymentProblem.getState().problem).toEqual(problem);
    clearPaymentProblem();
    expect(usePaymentProblem.getState().problem).toEqual(remaining);
  },
);

test('A new press clears every message', () => {
  setPaymentProblem(changed);
  setPaymentProblem(undefined);
  expect(usePaymentProblem.getState().problem).toBeUndefined();
});
