import { expect, test } from 'vitest';
import { approximateMoney } from './approximate-money.ts';
import { money } from './money.ts';

test('An approximate price is converted exactly and shown in whole units', () => {
  expect(approximateMoney(money(9_700, 'EUR'), { to: 'CNY', rate: '7.7860' })).toEqual(money(75_500, 'CNY'));
  expect(approximateMoney(money(15_520, 'JPY'), { to: 'CNY', rate: '7.7860', per: '160' })).toEqual(
    money(75_500, 'CNY'),
  );
});

test('An approximate price is rounded by the rule for all money: a tie goes to the even unit', () => {
  expect(approximateMoney(money(250, 'EUR'), { to: 'USD', rate: '1' })).toEqual(money(200, 'USD'));
  expect(approximateMoney(money(350, 'EUR'), { to: 'USD', rate: '1' })).toEqual(money(400, 'USD'));
});
