import { expect, test } from 'vitest';
import { isSamePress } from './use-payment.ts';

const press = { method: 'credit-card', authorize: false, paidWith: 3 } as const;

test('Pressing again with unchanged fields is the same payment attempt', () => {
  expect(isSamePress(press, { ...press })).toBe(true);
});

test.each([
  ['no request is unanswered', undefined],
  ['the earlier method was another one', { ...press, method: 'paypal' as const }],
  ['the card was only to be authorised', { ...press, authorize: true }],
  ['another card was typed', { ...press, paidWith: 4 }],
])('If %s, the press is a new payment attempt', (_, earlier) => {
  expect(isSamePress(earlier, press)).toBe(false);
});
