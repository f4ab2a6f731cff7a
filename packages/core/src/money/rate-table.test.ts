import { expect, test } from 'vitest';
import { localDate } from '../time/local-date-time.ts';
import { findRateTableProblem, type RateTable } from './rate-table.ts';

const today = localDate('2026-11-21');
const rates = { USD: '1.08', CAD: '1.5', GBP: '0.84', JPY: '162', CHF: '0.94' };

const of = (date: string, differences: Partial<RateTable> = {}): RateTable => ({
  ...{ date: localDate(date), source: 'test', base: 'EUR', rates },
  ...differences,
});

const fault = (table: RateTable, before?: RateTable, isSure?: boolean) =>
  findRateTableProblem({
    table,
    currentTable: before,
    today,
    ...(isSure === undefined ? {} : { isConfirmed: isSure }),
  });

test('A current table with every currency that travellers can pay in is used, with or without an earlier one', () => {
  expect(fault(of('2026-11-21'))).toBeUndefined();
  expect(fault(of('2026-11-21'), of('2026-11-20'))).toBeUndefined();
  expect(fault(of('2026-11-22'), of('2026-11-22'))).toBeUndefined();
});

test('A table that lacks one of the six currencies is refused', () => {
  const { JPY, CHF, ...fewer } = rates;
  expect(fault(of('2026-11-21', { rates: fewer }))).toEqual({
    why: 'currency_missing',
    details: 'JPY, CHF',
  });
  expect(fault(of('2026-11-21', { base: 'USD' }))?.details).toBe('EUR');
});

test('A table of the day after tomorrow, or older than the one in use, is refused', () => {
  expect(fault(of('2026-11-23'))?.why).toBe('from_the_future');
  expect(fault(of('2026-11-19'), of('2026-11-20'))?.why).toBe('out_of_date');
});

test('A table with another base currency than the one in use is refused', () => {
  const dollar = of('2026-11-21', { base: 'USD', rates: { ...rates, EUR: '0.92' } });
  expect(fault(dollar, of('2026-11-20'))).toEqual({ why: 'other_base', details: 'USD, not EUR' });
});

test.each([
  ['162', '324', undefined],
  ['162', '325', 'too_far_off'],
  ['162', '81', undefined],
  ['162', '80', 'too_far_off'],
])('A yen rate that changes from %s to %s gives the problem %s', (was, is, why) => {
  const before = of('2026-11-20', { rates: { ...rates, JPY: was } });
  const table = of('2026-11-21', { rates: { ...rates, JPY: is } });
  expect(fault(table, before)?.why).toBe(why);
  expect(fault(table, before, true)).toBeUndefined();
});

test('Every currency that moved too far is named, and a new currency has no earlier rate to compare with', () => {
  const table = of('2026-11-21', { rates: { ...rates, USD: '10.8', GBP: '0.084', ISK: '146' } });
  expect(fault(table, of('2026-11-20'))?.details).toBe('USD 10.8 after 1.08, GBP 0.084 after 0.84');
});
