import { money } from '@ashore/core/money/money.ts';
import { expect, test } from 'vitest';
import type { CancellationTier } from './port.ts';
import { areNoWorse, costOfCancellation } from './terms.ts';

const euros = (amount: number) => money(amount * 100, 'EUR');
const tier = (day: number | null, amount: number): CancellationTier => ({
  until: day === null ? null : new Date(Date.UTC(2027, 4, day, 16)),
  charge: euros(amount),
  cost: euros(amount),
});
const promised = [tier(10, 0), tier(12, 100), tier(null, 400)];

test('Terms are worse if at any time a cancellation costs more than promised', () => {
  expect(areNoWorse(promised, promised)).toBe(true);
  expect(areNoWorse([tier(11, 0), tier(null, 400)], promised)).toBe(false);
  expect(areNoWorse([tier(12, 0), tier(null, 400)], promised)).toBe(true);
  expect(areNoWorse([tier(9, 0), tier(12, 100), tier(null, 400)], promised)).toBe(false);
  expect(areNoWorse([tier(10, 0), tier(12, 101), tier(null, 400)], promised)).toBe(false);
  expect(areNoWorse([tier(10, 0), tier(12, 100), tier(null, 401)], promised)).toBe(false);
  expect(areNoWorse([tier(null, 0)], promised)).toBe(true);
  expect(areNoWorse([], promised)).toBe(false);
});

test('The cost of a cancellation is that of the tier in which it happens; a tier ends at its instant', () => {
  const costAt = (text: string) => costOfCancellation(promised, new Date(text), euros(400)).amount;
  expect(costAt('2027-05-10T15:59:59.999Z')).toBe(0);
  expect(costAt('2027-05-10T16:00:00Z')).toBe(10_000);
  expect(costAt('2027-05-12T16:00:00Z')).toBe(40_000);
});
