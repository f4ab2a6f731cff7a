import { expect, test } from 'vitest';
import { scrollDistance } from './scroll-distance.ts';

test('A panel that is fully in view does not scroll the page', () => {
  expect(scrollDistance({ top: 100, bottom: 152 }, { top: 160, bottom: 600 }, 900)).toBe(0);
});

test('A panel that ends below the window scrolls into view, with a small margin', () => {
  expect(scrollDistance({ top: 700, bottom: 752 }, { top: 760, bottom: 1200 }, 900)).toBe(1200 + 16 - 900);
});

test('The field stays in view for a panel of any height and at any position', () => {
  expect(scrollDistance({ top: 700, bottom: 752 }, { top: 760, bottom: 3000 }, 900)).toBe(700 - 16);
  expect(scrollDistance({ top: -40, bottom: 12 }, { top: 20, bottom: 3000 }, 900)).toBe(0);
});
