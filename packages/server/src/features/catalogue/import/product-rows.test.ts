import { expect, test } from 'vitest';
import { leastPrice } from './product-rows.ts';

const adults = (adult: number) => ({ price: { adult, child: 100 } });
const group = (price: number) => ({ group: { upTo: 4, price } });

test('The price of a product is the adult price of its cheapest option, wherever the file lists it', () => {
  expect(leastPrice({ ...adults(5_800), options: [] })).toBe(5_800);
  expect(leastPrice({ ...adults(5_800), options: [adults(2_200), adults(7_000)] })).toBe(2_200);
});

test('A group price counts only where no option is sold per person', () => {
  expect(leastPrice({ ...adults(5_800), options: [group(4_000)] })).toBe(5_800);
  expect(leastPrice({ ...group(310_000), options: [group(215_000), adults(65_000)] })).toBe(65_000);
  expect(leastPrice({ ...group(21_000), options: [group(11_500)] })).toBe(11_500);
});
