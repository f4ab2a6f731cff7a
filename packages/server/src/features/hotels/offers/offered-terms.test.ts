import { expect, test } from 'vitest';
import { changedTerms, type OfferedTerms } from './offered-terms.ts';

const terms: OfferedTerms = {
  board: 'room-only',
  payment: 'prepaid',
  cancellation: 'deadlines.0-3000',
  no_show: 'all',
};

const compare = (cancellation: string, nowMinor: number) =>
  changedTerms([{ offered: terms, now: { ...terms, cancellation }, offeredMinor: 30_000, nowMinor }]);

test.each<[string, string, number]>([
  ['the same', 'deadlines.0-3000', 30_000],
  ['the same at another price', 'deadlines.0-3000', 28_000],
  ['the same share of a higher price', 'deadlines.0-3334', 33_333],
  ['lower at another price', 'deadlines.0-1', 33_333],
])('A charge of another seller that is %s is no other term', (_, cancellation, nowMinor) => {
  expect(compare(cancellation, nowMinor)).toEqual([]);
});

test.each<[string, string, number]>([
  ['another at the same price', 'deadlines.0-2999', 30_000],
  ['a larger share of a price that is a cent higher', 'deadlines.0-30001', 30_001],
  ['a larger share of a lower price', 'deadlines.0-3002', 29_999],
  ['taken by other deadlines', 'others.0-3000', 30_001],
])('A charge of another seller that is %s is another term', (_, cancellation, nowMinor) => {
  expect(compare(cancellation, nowMinor)).toEqual(['cancellation']);
});
