import { addDays, type LocalDate } from '../time/local-date.ts';
import type { CurrencyCode } from './currencies.ts';
import { SELECTABLE_CURRENCIES } from './selectable-currencies.ts';

/** What one unit of the base buys on a day, as it was published. */
export type RateTable = {
  readonly date: LocalDate;
  readonly source: string;
  readonly base: CurrencyCode;
  readonly rates: Readonly<Partial<Record<CurrencyCode, string>>>;
};

/** Why a table is not used, and what it is about. */
export type RatesFault = {
  readonly why: 'currency_missing' | 'other_base' | 'from_the_future' | 'out_of_date' | 'too_far_off';
  readonly details: string;
};

export type RatesToCheck = {
  readonly table: RateTable;
  /** The newest that is in use. */
  readonly before: RateTable | undefined;
  readonly today: LocalDate;
  /** Somebody has looked and knows that they really are so. */
  readonly isSure?: boolean;
};

/**
 * Whether prices may be made from a table: a feed that is wrong must not sell trips for a tenth. No currency moves to
 * half or double from one table to the next, unless somebody says that it did.
 */
export function faultOfRates({ table, before, today, isSure = false }: RatesToCheck): RatesFault | undefined {
  const missing = SELECTABLE_CURRENCIES.filter(
    (currency) => currency !== table.base && table.rates[currency] === undefined,
  );
  if (missing.length > 0) return { why: 'currency_missing', details: missing.join(', ') };
  // Somewhere it is tomorrow already.
  if (table.date > addDays(today, 1)) return { why: 'from_the_future', details: table.date };
  if (!before) return undefined;
  if (table.base !== before.base) return { why: 'other_base', details: `${table.base}, not ${before.base}` };
  if (table.date < before.date)
    return { why: 'out_of_date', details: `${table.date}, ours is of ${before.date}` };
  const moved = isSure ? [] : movedTooFar(table, before);
  return moved.length > 0 ? { why: 'too_far_off', details: moved.join(', ') } : undefined;
}

function movedTooFar(table: RateTable, before: RateTable): string[] {
  return Object.entries(table.rates).flatMap(([currency, rate]) => {
    const was = before.rates[currency as CurrencyCode];
    // Compared, never calculated with: a float is near enough.
    const factor = was === undefined ? 1 : Number(rate) / Number(was);
    return factor > 2 || factor < 0.5 ? [`${currency} ${rate} after ${was}`] : [];
  });
}
