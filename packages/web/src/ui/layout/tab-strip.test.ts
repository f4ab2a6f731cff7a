import { expect, test } from 'vitest';
import { scrollToShow } from './tab-strip.ts';

test('A strip does not move when the item is in view', () => {
  expect(scrollToShow({ scrollLeft: 40, width: 300 }, { left: 60, width: 100 })).toBe(40);
});

test('A strip moves just far enough to show the whole item', () => {
  expect(scrollToShow({ scrollLeft: 0, width: 300 }, { left: 250, width: 100 })).toBe(50);
  expect(scrollToShow({ scrollLeft: 200, width: 300 }, { left: 150, width: 100 })).toBe(150);
});

test('An item wider than the strip shows its beginning', () => {
  expect(scrollToShow({ scrollLeft: 0, width: 300 }, { left: 120, width: 400 })).toBe(120);
});
