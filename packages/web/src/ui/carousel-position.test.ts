import { expect, test } from 'vitest';
import { carouselPosition, carouselStep } from './carousel-position.ts';

// Six items of 280 with gaps of 10: 1730 in all.
const strip = { itemWidth: 280, gap: 10, scrollLeft: 0, width: 850, contentWidth: 1730 };

test('a carousel moves by the width of one item plus the gap', () => {
  expect(carouselStep({ itemWidth: 280, gap: 10 })).toBe(290);
});

test('a carousel has as many stops as it takes to bring its last item into view', () => {
  expect(carouselPosition(strip)).toEqual({ index: 0, stops: 5 });
  expect(carouselPosition({ ...strip, width: 280 })).toEqual({ index: 0, stops: 6 });
  expect(carouselPosition({ ...strip, width: 860 }).stops).toBe(4);
});

test('the last stop is reached at the end of the strip, though it lies between two steps', () => {
  expect(carouselPosition({ ...strip, scrollLeft: 870 }).index).toBe(3);
  expect(carouselPosition({ ...strip, scrollLeft: 880 }).index).toBe(4);
  expect(carouselPosition({ ...strip, scrollLeft: 879.4 }).index).toBe(4);
});

test('a strip that fits has one stop', () => {
  expect(carouselPosition({ ...strip, width: 1730 })).toEqual({ index: 0, stops: 1 });
  expect(carouselPosition({ ...strip, width: 1729.5 })).toEqual({ index: 0, stops: 1 });
  expect(carouselPosition({ ...strip, itemWidth: 0, gap: 0 })).toEqual({ index: 0, stops: 1 });
});
