import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS, deviceClass } from './breakpoints.ts';

test.each([
  [0, 'phone'],
  [576, 'phone'],
  [767, 'phone'],
  [767.98, 'phone'],
  [768, 'tablet'],
  [991, 'tablet'],
  [992, 'small'],
  [1199, 'small'],
  [1200, 'laptop'],
  [1535, 'laptop'],
  [1536, 'desktop'],
])('A device class begins exactly at its breakpoint: %d is a %s', (width, name) => {
  expect(deviceClass(width)).toBe(name);
});

test('Scripts and styles change the layout at the same widths', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const inStyles = [...tokens.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, width]) => [
    name,
    Number(width),
  ]);
  expect(Object.fromEntries(inStyles)).toEqual(BREAKPOINTS);
});
