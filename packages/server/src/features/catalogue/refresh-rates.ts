import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { faultOfRates, type RatesFault, type RateTable } from '@ashore/core/money/rate-table.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { writeRows } from '../../database/write-rows.ts';
import type { Rates, RatesFailure } from '../../gateways/rates/port.ts';

export type RefreshRates = {
  readonly source: Rates;
  /** By UTC. */
  readonly today: LocalDate;
  /** Takes rates that moved too far to be believed: somebody has looked. */
  readonly isSure?: boolean;
};

export type RatesRefreshed =
  | {
      readonly outcome: 'stored';
      readonly date: LocalDate;
      readonly currencies: number;
      /** What the source does not have and goes on as it was. */
      readonly carried: readonly string[];
    }
  | { readonly outcome: 'unchanged'; readonly date: LocalDate }
  | {
      readonly outcome: 'refused';
      readonly why: RatesFault['why'] | RatesFailure['failed'];
      readonly details: string;
    };

type StoredRate = { readonly currency: CurrencyCode; readonly rate: string; readonly source: string };
type Stored = { readonly date: LocalDate; readonly base: CurrencyCode; readonly rows: readonly StoredRate[] };

/**
 * Fetches the newest exchange rates and stores them with their date and source, or says why not; then those in use stay
 * in use. A currency that the source lacks is carried over with the source it has: suppliers price in many, and a trip
 * whose currency has no rate could not be shown at all.
 */
export async function refreshRates(
  database: Database,
  { source, today, isSure = false }: RefreshRates,
): Promise<RatesRefreshed> {
  // Before any transaction: a slow feed must not hold anything.
  const table = await source.read();
  if ('failed' in table) return { outcome: 'refused', why: table.failed, details: table.details };
  const stored = await readNewest(database);
  const fault = faultOfRates({ table, before: stored && tableOf(stored), today, isSure });
  if (fault) return { outcome: 'refused', ...fault };
  const carried = (stored?.rows ?? []).filter(({ currency }) => table.rates[currency] === undefined);
  if (stored && stored.date === table.date && hasAll(stored, table)) {
    return { outcome: 'unchanged', date: table.date };
  }
  const rows = [
    ...Object.entries(table.rates).map(([currency, rate]) => ({ currency, rate, source: table.source })),
    ...carried.map((row) => ({ ...row, source: datedSource(row.source, stored) })),
  ];
  const { date, base } = table;
  await transaction(database, async ({ client }) => {
    await writeRows(
      client,
      exchangeRateRows,
      rows.map((row) => ({ valid_on: date, base, ...row })),
    );
  });
  return {
    outcome: 'stored',
    date,
    currencies: rows.length,
    carried: carried.map(({ currency }) => currency),
  };
}

const exchangeRateRows = {
  name: 'exchange_rates',
  columns: { valid_on: 'date', base: 'text', currency: 'text', rate: 'numeric', source: 'text' },
  key: ['valid_on', 'base', 'currency'],
};

async function readNewest({ pool }: Database): Promise<Stored | undefined> {
  const { rows } = await pool.query<StoredRate & { date: LocalDate; base: CurrencyCode }>(
    `select valid_on::text as date, base, currency, rate::text, source from exchange_rates
     where valid_on = (select max(valid_on) from exchange_rates)`,
  );
  return rows[0] && { date: rows[0].date, base: rows[0].base, rows };
}

function tableOf({ date, base, rows }: Stored): RateTable {
  const rates = Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
  return { date, base, source: '', rates };
}

function hasAll({ rows }: Stored, { rates, source }: RateTable): boolean {
  const stored = new Map(rows.map((row) => [row.currency as string, row]));
  return Object.entries(rates).every(([currency, rate]) => {
    const row = stored.get(currency);
    return row?.source === source && Number(row.rate) === Number(rate);
  });
}

/** Says from when on a rate is the same, once: the day stays that of the table it was published in. */
function datedSource(source: string, stored: Stored | undefined): string {
  return /, \d{4}-\d\d-\d\d$/.test(source) ? source : `${source}, ${stored?.date}`;
}
