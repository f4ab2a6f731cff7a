import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { daysThatRun } from './days-that-run.ts';

const first = localDate('2026-12-28');
const last = localDate('2027-01-04');

test('A day counts when one of the rules holds, each day once and in order.', () => {
  const mondays = { weekdays: [1] };
  const winter = { weekdays: [1, 6], season: { from: '12-15', to: '01-02' } };
  expect(daysThatRun([mondays, winter], first, last)).toEqual(['2026-12-28', '2027-01-02', '2027-01-04']);
});

test('Both ends count, and no rule means no day.', () => {
  expect(daysThatRun([{}], first, first)).toEqual([first]);
  expect(daysThatRun([{}], last, first)).toEqual([]);
  expect(daysThatRun([], first, last)).toEqual([]);
});
