import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { RangeSliderPart } from '../kit/choice-part.tsx';
import { clampRange, readWholeNumber } from './range-slider.tsx';

const handle = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('A handle changes its field while it moves, stops at the other handle, and requests results once released', () => {
  renderOnPage(<RangeSliderPart />);
  const low = handle('Lowest price');
  fireEvent.change(low, { target: { value: '25' } });
  expect([field('Lowest price').value, low.getAttribute('aria-valuetext')]).toEqual(['€25', '€25']);
  fireEvent.change(low, { target: { value: '200' } });
  expect(field('Lowest price').value).toBe('€120');
  expect(screen.queryByText(/Asked for/)).toBeNull();
  fireEvent.keyUp(low, { key: 'End' });
  expect(screen.getByText('Asked for 120 to 120')).toBeTruthy();
});

test('Numbers typed into the fields set the range, and text without a number is reset', async () => {
  const { user } = renderOnPage(<RangeSliderPart />);
  const high = field('Highest price');
  await user.clear(high);
  await user.type(high, '€ 90{Enter}');
  expect([high.value, handle('Highest price').value]).toEqual(['€90', '90']);
  expect(screen.getByText('Asked for 24 to 90')).toBeTruthy();
  await user.clear(high);
  await user.type(high, 'cheap');
  await user.tab();
  expect(high.value).toBe('€90');
});

const bounds = { low: 10, high: 300 };

test('An end of the range follows its handle', () => {
  expect(clampRange({ low: 50 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 50, high: 120 });
  expect(clampRange({ high: 90 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 24, high: 90 });
});

test('The moved end stops at the other end and never pushes it', () => {
  expect(clampRange({ low: 200 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 120, high: 120 });
  expect(clampRange({ high: 5 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 24, high: 24 });
});

test('A range is always in order and within its bounds', () => {
  const end = fc.integer({ min: -1000, max: 1000 });
  const inside = fc.tuple(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 10, max: 300 }));
  fc.assert(
    fc.property(inside, end, fc.boolean(), ([one, other], moved, lower) => {
      const range = { low: Math.min(one, other), high: Math.max(one, other) };
      const { low, high } = clampRange(lower ? { low: moved } : { high: moved }, range, bounds);
      expect(bounds.low <= low && low <= high && high <= bounds.high).toBe(true);
    }),
  );
});

test.each([
  ['40', 40],
  ['€40', 40],
  ['40 €', 40],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['1,234,567', 1_234_567],
  ['12.50', 12],
  ['12,5', 12],
  ['1,200.50', 1200],
])('The price typed as "%s" is read as %d', (text, value) => {
  expect(readWholeNumber(text)).toBe(value);
});

test('Text without a digit is not a number', () => {
  expect(readWholeNumber('')).toBeUndefined();
  expect(readWholeNumber('free')).toBeUndefined();
});
