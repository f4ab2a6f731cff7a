import { expect, test } from 'vitest';
import { isSamePress } from './is-same-press.ts';

const press = { method: 'credit-card', authorize: false, paidWith: 3 } as const;

test('Pressed again with nothing else in the fields it is the same try', () => {
  expect(isSamePress(press, { ...press })).toBe(true);
});

test.each([
  ['nothing is unheard', undefined],
  ['another way was chosen', { ...press, method: 'paypal' as const }],
  ['it is to be held only', { ...press, authorize: true }],
  ['another card was typed', { ...press, paidWith: 4 }],
])('Where %s it is another', (_, earlier) => {
  expect(isSamePress(earlier, press)).toBe(false);
});
