import { localDate } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysInQuery } from './days-in-query.ts';

const today = localDate('2026-11-28');
const readDays = (query: string) => {
  const { days, rest } = daysInQuery(query, today);
  return [days && (days.from === days.to ? days.from : `${days.from} ${days.to}`), rest.trim()];
};

test.each([
  ['Bluebird Serena 15 May', '2027-05-15', 'bluebird serena'],
  ['serena May 15th, 2028', '2028-05-15', 'serena'],
  ['15th of may serena', '2027-05-15', 'serena'],
  ['Serena 15. Mai', '2027-05-15', 'serena'],
  ['Serena 3. März 2027', '2027-03-03', 'serena'],
  ['Serena am 15.05.2027', '2027-05-15', 'serena am'],
  ['serena 15.5.', '2027-05-15', 'serena'],
  ['serena 15/5/27', '2027-05-15', 'serena'],
  ['2027-05-15 serena', '2027-05-15', 'serena'],
  ['蓝鸟宁和号5月15日', '2027-05-15', '蓝鸟宁和号'],
  ['宁和号 2028年5月15号', '2028-05-15', '宁和号'],
  ['Serena 28 Nov', '2026-11-28', 'serena'],
  ['Serena 27 Nov', '2027-11-27', 'serena'],
])('The day in “%s” is %s', (query, day, rest) => {
  expect(readDays(query)).toEqual([day, rest]);
});

test.each([
  ['serena may', '2027-05-01 2027-05-31'],
  ['serena Februar 2028', '2028-02-01 2028-02-29'],
  ['serena november', '2026-11-01 2026-11-30'],
  ['宁和号5月', '2027-05-01 2027-05-31'],
])('The days of the month in “%s” are %s', (query, days) => {
  expect(readDays(query)[0]).toBe(days);
});

test.each(['serena', 'mayflower', 'museum 2027', 'route 66', 'marina', 'segway 24 h', ''])(
  'There is no day in “%s”',
  (query) => {
    expect(readDays(query)).toEqual([undefined, query.toLowerCase()]);
  },
);

test('Any text is read in time, and the rest is never longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'15 .maijunst/年月日-2027') }), (query) => {
      return daysInQuery(query, today).rest.length <= query.length;
    }),
  );
});
