import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarLine, escapeCalendarText } from './calendar-line.ts';

// Whole characters of any script, as far as what people write is text at all.
const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((one) => !/[\r\n]/.test(one));

test('Whatever is written, no line is longer than 75 octets, and put together again it is what was written.', () => {
  fc.assert(
    fc.property(text, (line) => {
      const folded = calendarLine(line);
      expect(folded.endsWith('\r\n')).toBe(true);
      const lines = folded.slice(0, -2).split('\r\n');
      for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
      for (const more of lines.slice(1)) expect(more.startsWith(' ')).toBe(true);
      expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line);
    }),
  );
});

test.each([
  [75, 1],
  [76, 2],
  [75 + 74, 2],
  [75 + 74 + 1, 3],
])('A line of %d octets is written in %d.', (octets, lines) => {
  expect(calendarLine('x'.repeat(octets)).split('\r\n')).toHaveLength(lines + 1);
});

test('No letter is cut in half: what would not fit whole goes to the next line.', () => {
  const folded = calendarLine(`${'x'.repeat(73)}里斯本`);
  expect(folded).toBe(`${'x'.repeat(73)}\r\n 里斯本\r\n`);
  expect(calendarLine(`${'x'.repeat(72)}⛵`)).toBe(`${'x'.repeat(72)}⛵\r\n`);
});

test('Signs that mean something are said with a stroke, and nothing that is written begins a line of its own.', () => {
  expect(escapeCalendarText('a;b,c\\d')).toBe('a\\;b\\,c\\\\d');
  expect(escapeCalendarText('a\r\nb\rc\nd')).toBe('a\\nb\\nc\\nd');
  fc.assert(
    fc.property(fc.string(), (value) => {
      const escaped = escapeCalendarText(value);
      expect(escaped).not.toMatch(/[\r\n]/);
      expect(escaped.replaceAll(/\\./g, '')).not.toMatch(/[;,\\]/);
    }),
  );
});

test('A text that says nothing special is written as it is.', () => {
  expect(escapeCalendarText('Sunset sail: 90 minutes – 里斯本')).toBe('Sunset sail: 90 minutes – 里斯本');
});
