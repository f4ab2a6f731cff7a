import { expect, test } from 'vitest';
import { localDate } from '../../time/local-date-time.ts';
import { lastListedDay, refusalOf } from './list.ts';

const now = new Date('2036-11-21T23:30:00Z');
const refusalBetween = (from: string, to: string) =>
  refusalOf({ from: localDate(from), to: localDate(to) }, now);

test('Days are refused if the last one is over everywhere, or the first one comes after all that lists know', () => {
  expect(lastListedDay(now)).toBe('2037-11-22');
  expect(refusalBetween('2036-11-01', '2036-11-19')).toBe('past');
  expect(refusalBetween('2036-11-01', '2036-11-20')).toBeUndefined();
  expect(refusalBetween('2037-11-22', '2038-05-01')).toBeUndefined();
  expect(refusalBetween('2037-11-23', '2038-05-01')).toBe('far');
});
