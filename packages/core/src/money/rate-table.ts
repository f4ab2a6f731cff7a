import { addDays, type LocalDate } from '../time/local-date-time.ts';
import type { CurrencyCode } from './currencies.ts';
import { SELECTABLE_CURRENCIES } from './selectable-currencies.ts';

/** What one unit of the base currency buys on a day, as published. */
export type RateTable = {
  readonly date: LocalDate;
  readonly source: string;
  readonly base: CurrencyCode;
  readonly rates: Readonly<Partial<Record<CurrencyCode, string>>>;
};

/** Why a table is not used, with details. */
export type RateTableProblem = {
  readonly why: 'currency_missing' | 'other_base' | 'from_the_future' | 'out_of_date' | 'too_far_off';
  readonly details: string;
};

export type RateTableToCheck = {
  readonly table: RateTable;
  /** The newest table in use. */
  readonly currentTable: RateTable | undefined;
  readonly today: LocalDate;
  /** Whether an operator has checked the rates and confirms them. */
  readonly isConfirmed?: boolean;
};

/**
 * Checks whether prices may be computed from a table. A wrong feed must not sell trips for a tenth of their
 * price. No rate may more than double, or fall below half, from one table to the next. An operator can
 * confirm such a change.
 */
export function findRateTableProblem({
  table,
  currentTable,
  today,
  isConfirmed = false,
}: RateTableToCheck): RateTableProblem | undefined {
  const missingCurrencies = SELECTABLE_CURRENCIES.filter(
    (currency) => currency !== table.base && table.rates[currency] === undefined,
  );
  if (missingCurrencies.length > 0) return { why: 'currency_missing', details: missingCurrencies.join(', ') };
  // In some time zones it is already tomorrow.
  if (table.date > addDays(today, 1)) return { why: 'from_the_future', details: table.date };
  if (!currentTable) return undefined;
  if (table.base !== currentTable.base)
    return { why: 'other_base', details: `${table.base}, not ${currentTable.base}` };
  if (table.date < currentTable.date)
    return { why: 'out_of_date', details: `${table.date}, ours is of ${currentTable.date}` };
  const movedRates = isConfirmed ? [] : ratesMovedTooFar(table, currentTable);
  return movedRates.length > 0 ? { why: 'too_far_off', details: movedRates.join(', ') } : undefined;
}

function ratesMovedTooFar(table: RateTable, currentTable: RateTable): string[] {
  return Object.entries(table.rates).flatMap(([currency, rate]) => {
    const earlierRate = currentTable.rates[currency as CurrencyCode];
    // The factor is compared and never used in a calculation, so a float is exact enough.
    const factor = earlierRate === undefined ? 1 : Number(rate) / Number(earlierRate);
    return factor > 2 || factor < 0.5 ? [`${currency} ${rate} after ${earlierRate}`] : [];
  });
}
