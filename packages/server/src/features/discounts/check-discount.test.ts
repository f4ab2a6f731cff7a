import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiscount, type Discount } from './check-discount.ts';
import { personOf } from './redeem-discount.ts';

const productId = randomUUID();

/** A discount code for a tenth off everything, unless changed. */
const discountOf = (more: Partial<Discount> = {}): Discount => ({
  id: randomUUID(),
  code: 'WINTER',
  terms: { percent: 10, amounts: null },
  period: 'now',
  usesLeft: null,
  productIds: null,
  budgetLeft: null,
  ...more,
});

const reductionOf = (more: Partial<Discount>, gross = money(10_000, 'EUR')) => {
  const applied = applyDiscount(discountOf(more), { productId, gross });
  return 'reduction' in applied ? applied.reduction : applied.refusal;
};

test('An unknown discount code takes nothing off', () => {
  expect(applyDiscount(undefined, { productId, gross: money(1, 'EUR') })).toEqual({ refusal: 'unknown' });
});

test.each([
  ['not_yet', { period: 'not_yet' }],
  ['over', { period: 'over' }],
  ['other_trip', { productIds: [randomUUID()] }],
  ['other_trip', { productIds: [] }],
  ['other_currency', { terms: { percent: null, amounts: { USD: 500 } } }],
  ['other_currency', { budgetLeft: { USD: 500_000 } }],
  ['sum_too_small', { terms: { percent: null, amounts: { EUR: 10_000 } } }],
  ['used_up', { usesLeft: 0 }],
  ['used_up', { budgetLeft: { EUR: 999 } }],
] as const)('A discount code is refused as %s in this case: %o', (refusal, more) => {
  expect(reductionOf(more)).toBe(refusal);
});

test.each([
  ['this trip', { productIds: [randomUUID(), productId] }],
  ['the last use', { usesLeft: 1 }],
  ['the last of a budget', { budgetLeft: { EUR: 1_000, USD: 0 } }],
] as const)('A discount code is valid for %s', (_, more) => {
  expect(reductionOf(more)).toEqual(money(1_000, 'EUR'));
});

test('Of several reasons the result names the one that a traveller can change least', () => {
  const everyProblem = { period: 'over', productIds: [], usesLeft: 0 } as const;
  expect(reductionOf(everyProblem)).toBe('over');
  expect(reductionOf({ ...everyProblem, period: 'now' })).toBe('other_trip');
  expect(reductionOf({ ...everyProblem, period: 'now', productIds: null })).toBe('used_up');
});

test('A discount always leaves something to pay and never exceeds its budget', () => {
  const largestAmount = 10_000_000;
  const terms = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 99 }), amounts: fc.constant(null) }),
    fc.record({
      percent: fc.constant(null),
      amounts: fc.record({ JPY: fc.integer({ min: 1, max: largestAmount }) }),
    }),
  );
  const budgets = fc.option(fc.record({ JPY: fc.integer({ min: 0, max: largestAmount }) }));
  fc.assert(
    fc.property(terms, budgets, fc.integer({ min: 1, max: largestAmount }), (its, budgetLeft, amount) => {
      const off = reductionOf({ terms: its as Discount['terms'], budgetLeft }, money(amount, 'JPY'));
      if (typeof off === 'string') return;
      expect(off.currency).toBe('JPY');
      expect(off.amount).toBeGreaterThan(0);
      expect(off.amount).toBeLessThan(amount);
      if (budgetLeft) expect(off.amount).toBeLessThanOrEqual(budgetLeft.JPY);
    }),
  );
});

test('All spellings of one mailbox count as one person, and two mailboxes never do', () => {
  const ada = personOf('ada@example.org');
  for (const same of [
    'ADA@Example.ORG',
    ' ada@example.org ',
    'ada+1@example.org',
    'ada+a+b@example.org',
    'ａｄａ@example.org',
  ])
    expect(personOf(same)).toEqual(ada);
  for (const other of ['ada@example.com', 'a.da@example.org', 'adab@example.org', 'bob+ada@example.org'])
    expect(personOf(other)).not.toEqual(ada);
});

test('The stored hash of a person does not reveal the address', () => {
  const person = personOf('ada@example.org');
  expect(person).toHaveLength(32);
  expect(person.toString('latin1')).not.toContain('ada');
});
