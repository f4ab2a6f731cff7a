import { expect, test } from 'vitest';
import { fromPriceOf } from './from-price-of.ts';
import { group, optionForTests } from './option-for-tests.ts';

const shared = optionForTests('shared');
const alone = optionForTests('alone', { tickets: [group] });
const tour = { components: [shared, alone], basePrice: 24, originalPrice: 30, currency: 'EUR' as const };

test('Before a group is meant the price is the least of a person, beside what it was.', () => {
  expect(fromPriceOf(tour, shared, undefined)).toMatchObject({
    basePrice: 24,
    originalPrice: 30,
    per: 'person',
  });
});

test('Whoever means the way for a group reads what a group pays, on the chosen day once that is known.', () => {
  const priced = { ticketType: 'group' as const, minimum: 0, price: 288, originalPrice: 288, groupSize: 6 };
  const tickets = [{ ...priced, extraPersonPrice: null, originalExtraPersonPrice: null }];
  const day = { currency: 'USD' as const, components: [{ componentKey: 'alone', departures: [], tickets }] };
  const own = { originalPrice: null, per: 'group', isFrom: false };
  expect(fromPriceOf(tour, alone, undefined)).toEqual({ ...own, basePrice: 240, currency: 'EUR' });
  expect(fromPriceOf(tour, alone, day)).toEqual({ ...own, basePrice: 288, currency: 'USD' });
});

test('Where all ways are for groups the price is the least of them.', () => {
  const groups = { ...tour, components: [alone] };
  expect(fromPriceOf(groups, alone, undefined)).toMatchObject({ basePrice: 24, per: 'group', isFrom: true });
});
