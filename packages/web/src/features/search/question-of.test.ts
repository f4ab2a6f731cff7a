import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import { expect, test } from 'vitest';
import { questionOf } from './question-of.ts';

const of = (query: string) => questionOf(new URLSearchParams(query));

test('A question is asked as it can be shown, without what is no character or turns the others around', () => {
  expect(of('q=%00lis%1b%5b31mbon%0d%0a')).toBe('lis [31mbon');
  expect(of('q=%E2%80%AEnobsil%E2%81%A6')).toBe('nobsil');
  expect(of('q=%c3lisbon')).toBe('lisbon');
  expect(of('q=%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9')).toBe('👨‍👩');
  expect(of('q=%00%01')).toBe('');
});

test('The first question counts, and of a long one its beginning', () => {
  expect(of('q=lisbon&q=rome')).toBe('lisbon');
  expect(of('')).toBe('');
  expect(of(`q=${'a'.repeat(10_000)}`)).toHaveLength(LONGEST_QUERY);
  expect(of(`q=${'a'.repeat(LONGEST_QUERY - 1)}😀`)).toSatisfy((text: string) => text.isWellFormed());
});
