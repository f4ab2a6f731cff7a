import { expect, test } from 'vitest';
import { whereText, withinText } from './where-text.ts';

test('Where something is goes from the city outwards, in Chinese from the country inwards', () => {
  expect(whereText('Lissabon, Portugal', 'de')).toBe('Lissabon, Portugal');
  expect(whereText('里斯本, 葡萄牙', 'zh-Hans')).toBe('葡萄牙里斯本');
});

test('A city that is its country is named once', () => {
  expect(whereText('Singapore, Singapore', 'en')).toBe('Singapore');
  expect(withinText('Singapore', 'Singapore', 'en')).toBe('');
});

test('Behind the name of a place stands what it is part of', () => {
  expect(withinText('Cascais', 'Lisboa, Portugal', 'en')).toBe(', Lisboa, Portugal');
  expect(withinText('里斯本', '葡萄牙', 'zh-Hans')).toBe('，葡萄牙');
  expect(withinText('Portugal', '', 'en')).toBe('');
});
