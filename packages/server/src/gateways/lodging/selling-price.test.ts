import { money } from '@ashore/core/money/money.ts';
import { expect, test } from 'vitest';
import { sellingCharge, sellingPrice } from './selling-price.ts';

const euros = (minor: number) => money(minor, 'EUR');
const cost = euros(10_000);

test.each([
  ['without a lowest selling price, to the cost', undefined, 11_250],
  ['to the lowest selling price, if that is higher', 12_000, 13_500],
  ['to the cost, if the lowest selling price is lower', 8_000, 11_250],
])('The markup is added %s', (_, minimum, price) => {
  const minimumSelling = minimum === undefined ? undefined : euros(minimum);
  expect(sellingPrice({ cost, minimumSelling, markup: 1_250 })).toEqual(euros(price));
});

test('The markup is in hundredths of a percent, and a tie is rounded to the even neighbour', () => {
  const price = (minor: number, markup: number) =>
    sellingPrice({ cost: euros(minor), minimumSelling: undefined, markup }).amount;
  expect([price(10_000, 0), price(10_000, 1), price(50, 100), price(150, 100)]).toEqual([
    10_000, 10_001, 50, 152,
  ]);
});

test('A charge takes the same share of the price as of the cost, and never more than the price', () => {
  const price = euros(12_500);
  const charge = (minor: number) => sellingCharge(euros(minor), { price, cost });
  expect([0, 4_000, 9_999, 10_000, 10_001].map((minor) => charge(minor).amount)).toEqual([
    0, 5_000, 12_499, 12_500, 12_500,
  ]);
  expect(charge(4_000)).toEqual(euros(5_000));
});
