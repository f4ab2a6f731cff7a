import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

const named = (key: string, values?: Readonly<Record<string, string | number>>) =>
  `${key} ${JSON.stringify(values)}`;

test('A length is told in minutes, hours or both, and in days from two days on', () => {
  expect(durationText(45, named)).toBe('tour.minutes {"minutes":45}');
  expect(durationText(120, named)).toBe('tour.hours {"hours":2}');
  expect(durationText(210, named)).toBe('tour.hoursMinutes {"hours":3,"minutes":30}');
  expect(durationText(24 * 60, named)).toBe('tour.hours {"hours":24}');
  expect(durationText(2 * 24 * 60, named)).toBe('tour.days {"days":2}');
});
