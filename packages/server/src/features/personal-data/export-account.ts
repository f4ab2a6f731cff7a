import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { noteEvent } from '../accounts/events/account-events.ts';
import { tableRules } from './columns/table-rules.ts';
import { confirmedAddressSql } from './erase-bookings.ts';
import { columnNames, type FindRule, type TableRule } from './table-rule.ts';

/** All that is stored about an account, by readable names. It contains no secrets and nothing of other accounts. */
export type AccountExport = {
  readonly format: 'ashore-account-1';
  readonly exportedAt: string;
  readonly [part: string]: unknown;
};

type ExportStatement = { readonly part: string; readonly by: FindRule['by']; readonly text: string };

/** The statements that read an account, derived from the table of columns. */
export const exportStatements: readonly ExportStatement[] = Object.entries(tableRules).flatMap(
  ([table, { findRules = [], exported }]) =>
    exported
      ? findRules
          .filter(({ isOfOthers }) => !isOfOthers)
          .map(({ by, where }) => ({
            part: exported.part,
            by,
            text: selectStatement(table, where, exported),
          }))
      : [],
);

function selectStatement(
  table: string,
  where: string,
  { columns, computedValues = {} }: NonNullable<TableRule['exported']>,
): string {
  const values = [
    ...columnNames(columns).map((column) => `${column} as "${inCamelCase(column)}"`),
    ...Object.entries(computedValues).map(([name, value]) => `${value} as "${name}"`),
  ];
  return `select ${table}.ctid::text as place, (select to_jsonb(each) from (select ${values.join(', ')}) each) as entry
    from ${table} where ${where}`;
}

function inCamelCase(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** An export reads whole tables, so an account makes few. */
const EXPORTS_PER_HOUR = 5;

/** Notes that an account is exported, unless that was done too often within the hour. */
export async function noteExport(database: Database, accountId: string): Promise<boolean> {
  return transaction(database, async ({ client }) => {
    await client.query('select from accounts where id = $1 for update', [accountId]);
    const { rowCount } = await client.query(
      `select from account_events where account_id = $1 and kind = 'data_exported' and at > now() - interval '1 hour'`,
      [accountId],
    );
    if ((rowCount ?? 0) >= EXPORTS_PER_HOUR) return false;
    await noteEvent(client, accountId, 'data_exported');
    return true;
  });
}

/**
 * Reads everything of an account into one document. What is found by the address belongs to it only once the address is
 * confirmed. Undefined if there is no such account.
 */
export async function exportAccount(
  database: Database,
  accountId: string,
  now: Date,
): Promise<AccountExport | undefined> {
  // In one snapshot no row changes its place between two statements.
  return transaction(database, ({ client }) => readAccount(client, accountId, now), {
    isolation: 'repeatable read',
  });
}

async function readAccount(
  client: Queryable,
  accountId: string,
  now: Date,
): Promise<AccountExport | undefined> {
  const { rows } = await client.query<Owner>(SELECT_OWNER, [accountId]);
  const [owner] = rows;
  if (!owner) return undefined;
  const values = { account: accountId, address: owner.address, booking: owner.bookingIds };
  const rowsByPart = new Map<string, Map<string, unknown>>();
  for (const { part, by, text } of exportStatements) {
    const rowsByPlace = rowsByPart.get(part) ?? new Map();
    rowsByPart.set(part, rowsByPlace);
    if (values[by] !== null) addRows(rowsByPlace, (await client.query<FoundRow>(text, [values[by]])).rows);
  }
  const entries = [...rowsByPart].map(([part, rowsByPlace]) => [part, [...rowsByPlace.values()]]);
  return { format: 'ashore-account-1', exportedAt: now.toISOString(), ...Object.fromEntries(entries) };
}

/** A row and its place in its table. Two rows may look the same, and one row may be found in several ways. */
type FoundRow = { readonly place: string; readonly entry: unknown };

/** Adds rows by their places. A row that another statement has found already is not added twice. */
export function addRows(rowsByPlace: Map<string, unknown>, rows: readonly FoundRow[]): void {
  for (const { place, entry } of rows) rowsByPlace.set(place, entry);
}

type Owner = { readonly address: string | null; readonly bookingIds: string[] };

const SELECT_OWNER = `
  select ${confirmedAddressSql} as address,
    array(select id from bookings where account_id = $1) as "bookingIds"
  from accounts where id = $1`;
