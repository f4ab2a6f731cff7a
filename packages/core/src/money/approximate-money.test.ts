import { expect, test } from 'vitest';
import { approximateMoney } from './approximate-money.ts';
import { money } from './money.ts';

test('An approximate price is converted exactly and shown in whole units', () => {
  expect(approximateMoney(money(9_700, 'EUR'), { to: 'CNY', rate: '7.7860' })).toEqual(money(75_500, 'CNY'));
  expect(approximateMoney(money(15_520, 'JPY'), { to: 'CNY', rate: '7.7860', per: '160' })).toEqual(
    money(75_500, 'CNY'),
  );
});
