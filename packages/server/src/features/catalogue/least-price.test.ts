import { expect, test } from 'vitest';
import { leastPrice } from './least-price.ts';

const adults = (adult: number) => ({ price: { adult, child: 100 } });
const group = (price: number) => ({ group: { upTo: 4, price } });

test('A product costs from what its cheapest way costs an adult, whichever stands first', () => {
  expect(leastPrice({ ...adults(5_800), options: [] })).toBe(5_800);
  expect(leastPrice({ ...adults(5_800), options: [adults(2_200), adults(7_000)] })).toBe(2_200);
});

test('What a group pays together is no price of a person: it counts where nothing is sold by the head', () => {
  expect(leastPrice({ ...adults(5_800), options: [group(4_000)] })).toBe(5_800);
  expect(leastPrice({ ...group(310_000), options: [group(215_000), adults(65_000)] })).toBe(65_000);
  expect(leastPrice({ ...group(21_000), options: [group(11_500)] })).toBe(11_500);
});
