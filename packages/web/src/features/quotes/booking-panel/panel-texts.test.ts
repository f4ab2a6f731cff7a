import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { adult, group, optionForTests } from '../../../../test-support/option.ts';
import { fromPriceOf, isNonRefundable, optionName, ticketName } from './panel-texts.ts';

const shared = optionForTests('shared');
const alone = optionForTests('alone', { tickets: [group] });
const tour = { components: [shared, alone], basePrice: 24, originalPrice: 30, currency: 'EUR' as const };

test('If the chosen option is sold per person, the price is the lowest of the product, with its earlier price', () => {
  expect(fromPriceOf(tour, shared, undefined)).toMatchObject({
    basePrice: 24,
    originalPrice: 30,
    per: 'person',
  });
});

test('For a chosen group option the price is that of the group, on the chosen day once it is loaded', () => {
  const priced = { ticketType: 'group' as const, minimum: 0, price: 288, originalPrice: 288, groupSize: 6 };
  const tickets = [{ ...priced, extraPersonPrice: null, originalExtraPersonPrice: null }];
  const day = { currency: 'USD' as const, components: [{ componentKey: 'alone', departures: [], tickets }] };
  const expectedPrice = { originalPrice: null, per: 'group', isFrom: false };
  expect(fromPriceOf(tour, alone, undefined)).toEqual({ ...expectedPrice, basePrice: 240, currency: 'EUR' });
  expect(fromPriceOf(tour, alone, day)).toEqual({ ...expectedPrice, basePrice: 288, currency: 'USD' });
});

test('If all options are for groups, the price is the lowest of them', () => {
  const groups = { ...tour, components: [alone] };
  expect(fromPriceOf(groups, alone, undefined)).toMatchObject({ basePrice: 24, per: 'group', isFrom: true });
});

const now = new Date('2037-05-11T08:00:00.000Z');
const tomorrow = '2037-05-12T08:00:00.000Z';

test.each([
  ['no terms', [], undefined, true],
  ['terms without refund', [{ hoursBefore: 0, refundPercent: 0 }], undefined, true],
  [
    'a part of the price, before a start is chosen',
    [{ hoursBefore: 48, refundPercent: 50 }],
    undefined,
    false,
  ],
  ['a deadline in one hour', [{ hoursBefore: 23, refundPercent: 50 }], tomorrow, false],
  ['a deadline of this moment', [{ hoursBefore: 24, refundPercent: 100 }], tomorrow, true],
])('Non-refundable means that no refund is left: %s', (_, tiers, startsAt, expected) => {
  expect(isNonRefundable(tiers, startsAt, now)).toBe(expected);
});

test('An option without a name is called shared beside a private one, and standard otherwise', () => {
  const name = (productType: 'tours' | 'attractions', ...components: (typeof shared)[]) =>
    optionName(shared, { components, productType }, english);
  expect(name('tours', shared, alone)).toBe(english('product.shared'));
  expect(name('tours', shared)).toBe(english('product.asItIs', { type: 'tours' }));
  // The ticket of a museum is no shared tour.
  expect(name('attractions', shared, alone)).toBe(english('product.asItIs', { type: 'attractions' }));
  const named = optionForTests('named', { label: 'With lunch' });
  expect(optionName(named, { components: [named, alone], productType: 'tours' }, english)).toBe('With lunch');
});

test('The name of a group ticket says how many people may join the included ones', () => {
  const name = (extraPersonPrice: number | null, capacity: number) =>
    ticketName({ ...group, groupSize: 4, extraPersonPrice }, { capacity }, english);
  expect(name(null, 6)).toBe(english('ticket.group', { size: 4 }));
  expect(name(25, 6)).toBe(english('ticket.groupAndMore', { size: 4, most: 6 }));
  // A price for further people that no spot is left for changes nothing.
  expect(name(25, 4)).toBe(english('ticket.group', { size: 4 }));
  expect(ticketName(adult, { capacity: 12 }, english)).toBe(english('ticket.adult'));
});
