import { expect, test } from 'vitest';
import { troubleWords } from './trouble-words.ts';

const changed = (field: string | undefined, reason?: string) =>
  troubleWords({ kind: 'changed', field, reason });

test.each([
  ['amount', 'pay.changedText'],
  ['currency', 'pay.changedText'],
  ['voucherCode', 'pay.changedText'],
  ['acceptedTerms', 'pay.termsText'],
  ['quoteId', 'pay.lookAgain'],
  ['requireConfirmation', 'pay.lookAgain'],
  [undefined, 'pay.lookAgain'],
])('Only where the sum is another it is said that it is: %s', (field, text) => {
  expect(changed(field)).toEqual({ title: 'pay.changed', text });
});

test('Where another try is under way nobody is told that nothing was charged', () => {
  expect(changed('attemptId')).toEqual({ title: 'pay.underWay', text: 'pay.underWayText' });
});

test('Why a code takes nothing off is said first, in words that are known', () => {
  expect(changed('voucherCode', 'used_by_you').title).toBe('checkout.codeUsedByYou');
  expect(changed('voucherCode', 'of tomorrow').title).toBe('pay.changed');
});

test('A payment that somebody has to look at may have been taken; one that was declined was not', () => {
  expect(troubleWords({ kind: 'refused', code: 'processing_error' }).text).toBe('pay.goesBack');
  expect(troubleWords({ kind: 'refused', code: 'card_declined' }).text).toBe('pay.stillHeld');
});

test('A way to pay that is not offered is no slip of the pen', () => {
  const { title } = troubleWords({ kind: 'wrong', field: 'data.stripePaymentMethod' });
  expect(title).toBe('pay.methodNotAvailable');
});

test('Who has had all that is free today is not told to press again in a minute', () => {
  const failed = { kind: 'failed', status: 429, retryAfterSeconds: undefined } as const;
  expect(troubleWords({ ...failed, reason: 'free_a_day' }).text).toBe('pay.freeTodayText');
  expect(troubleWords(failed).text).toBe('pay.tooMany');
});
