import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { lineTotal } from './line-total.ts';

test('Tickets cost their number times one of them.', () => {
  expect(lineTotal({ price: money(4850, 'EUR') }, 3)).toEqual(money(14_550, 'EUR'));
  expect(lineTotal({ price: money(0, 'JPY'), groupSize: null, extra: null }, 9)).toEqual(money(0, 'JPY'));
});

test('A group pays once, and for each person beyond its size.', () => {
  const ticket = { price: money(24_000, 'JPY'), groupSize: 6, extra: money(3_500, 'JPY') };
  expect(lineTotal(ticket, 1)).toEqual(money(24_000, 'JPY'));
  expect(lineTotal(ticket, 6)).toEqual(money(24_000, 'JPY'));
  expect(lineTotal(ticket, 8)).toEqual(money(31_000, 'JPY'));
});

test('Where nobody may come beyond the size, the price stays that of the group.', () => {
  expect(lineTotal({ price: money(24_000, 'EUR'), groupSize: 6 }, 8)).toEqual(money(24_000, 'EUR'));
});
