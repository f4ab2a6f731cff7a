import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import {
  findRateTableProblem,
  type RateTable,
  type RateTableProblem,
} from '@ashore/core/money/rate-table.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { writeRows } from '../../../database/write-rows.ts';
import type { RateSource, RatesFailure } from '../../../gateways/rates/port.ts';

export type RefreshRatesInput = {
  readonly source: RateSource;
  /** Date in UTC. */
  readonly today: LocalDate;
  /** Accepts rates that moved too far to pass the check, because an operator has confirmed them. */
  readonly isConfirmed?: boolean;
};

export type RatesRefreshed =
  | {
      readonly outcome: 'stored';
      readonly date: LocalDate;
      readonly currencies: number;
      /** Currencies missing from the source, whose earlier rates stay in use. */
      readonly carried: readonly string[];
    }
  | { readonly outcome: 'unchanged'; readonly date: LocalDate }
  | {
      readonly outcome: 'refused';
      readonly why: RateTableProblem['why'] | RatesFailure['failed'];
      readonly details: string;
    };

type StoredRate = { readonly currency: CurrencyCode; readonly rate: string; readonly source: string };
type StoredTable = {
  readonly date: LocalDate;
  readonly base: CurrencyCode;
  readonly rows: readonly StoredRate[];
};

/**
 * Fetches the newest exchange rates and stores them with their date and source. If they are refused, it
 * returns the reason and the current rates stay in use. A currency missing from the source keeps its rate and
 * its source. Without a rate, products priced in that currency could not be shown.
 */
export async function refreshRates(
  database: Database,
  { source, today, isConfirmed = false }: RefreshRatesInput,
): Promise<RatesRefreshed> {
  // Read before any transaction begins: a slow feed must not hold a connection.
  const table = await source.read();
  if ('failed' in table) return { outcome: 'refused', why: table.failed, details: table.details };
  const storedTable = await readNewest(database);
  const problem = findRateTableProblem({
    table,
    currentTable: storedTable && tableOf(storedTable),
    today,
    isConfirmed,
  });
  if (problem) return { outcome: 'refused', ...problem };
  const carried = (storedTable?.rows ?? []).filter(({ currency }) => table.rates[currency] === undefined);
  if (storedTable && storedTable.date === table.date && isSameTable(storedTable, table)) {
    return { outcome: 'unchanged', date: table.date };
  }
  const rows = [
    ...Object.entries(table.rates).map(([currency, rate]) => ({ currency, rate, source: table.source })),
    ...carried.map((row) => ({ ...row, source: datedSource(row.source, storedTable) })),
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

async function readNewest({ pool }: Database): Promise<StoredTable | undefined> {
  const { rows } = await pool.query<StoredRate & { date: LocalDate; base: CurrencyCode }>(
    `select valid_on::text as date, base, currency, rate::text, source from exchange_rates
     where valid_on = (select max(valid_on) from exchange_rates)`,
  );
  return rows[0] && { date: rows[0].date, base: rows[0].base, rows };
}

function tableOf({ date, base, rows }: StoredTable): RateTable {
  const rates = Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
  return { date, base, source: '', rates };
}

function isSameTable({ rows }: StoredTable, { rates, source }: RateTable): boolean {
  const rowsByCurrency = new Map(rows.map((row) => [row.currency as string, row]));
  return Object.entries(rates).every(([currency, rate]) => {
    const row = rowsByCurrency.get(currency);
    return row?.source === source && Number(row.rate) === Number(rate);
  });
}

/**
 * Adds the date of the original table to the source of a carried rate, once. Later carries keep that date.
 */
function datedSource(source: string, storedTable: StoredTable | undefined): string {
  return /, \d{4}-\d\d-\d\d$/.test(source) ? source : `${source}, ${storedTable?.date}`;
}
