import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { z } from 'zod';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { writeRows } from '../../database/write-rows.ts';

const currency = z.string().refine((name) => isCurrencyCode(name), 'is no currency');

/** What one unit of the base buys, on one day, by whom. */
export const ratesTable = z.strictObject({
  date: z.iso.date(),
  source: z.string().min(1),
  base: currency,
  rates: z.partialRecord(currency, z.string().regex(/^\d{1,10}(\.\d{1,10})?$/, 'is no rate')),
});
export type RatesTable = z.output<typeof ratesTable>;

/** Keeps a table of rates, whole. One of the same day takes its place. */
export async function storeRates(
  database: Database,
  { date, source, base, rates }: RatesTable,
): Promise<void> {
  const rows = Object.entries(rates).map(([name, rate]) => ({
    valid_on: date,
    base,
    currency: name,
    rate,
    source,
  }));
  await transaction(database, ({ client }) => writeRows(client, table, rows));
}

const table = {
  name: 'exchange_rates',
  columns: { valid_on: 'date', base: 'text', currency: 'text', rate: 'numeric(20, 10)', source: 'text' },
  key: ['valid_on', 'base', 'currency'],
} as const;
