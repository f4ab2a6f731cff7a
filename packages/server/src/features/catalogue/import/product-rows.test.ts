import { expect, test } from 'vitest';
import { leastPrice } from './product-rows.ts';

const adultPrice = (adult: number) => ({ price: { adult, child: 100 } });
const groupPrice = (price: number) => ({ group: { upTo: 4, price } });

test('The price of a product is the adult price of its cheapest option, wherever the file lists it', () => {
  expect(leastPrice({ ...adultPrice(5_800), options: [] })).toBe(5_800);
  expect(leastPrice({ ...adultPrice(5_800), options: [adultPrice(2_200), adultPrice(7_000)] })).toBe(2_200);
});

test('A group price counts only where no option is sold per person', () => {
  expect(leastPrice({ ...adultPrice(5_800), options: [groupPrice(4_000)] })).toBe(5_800);
  expect(leastPrice({ ...groupPrice(310_000), options: [groupPrice(215_000), adultPrice(65_000)] })).toBe(
    65_000,
  );
  expect(leastPrice({ ...groupPrice(21_000), options: [groupPrice(11_500)] })).toBe(11_500);
});
