import type { ClientBase } from 'pg';

/** A table to write rows into: its columns with their types, and the columns that identify a row. */
export type RowTable = {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly key: readonly string[];
  /** Existing rows stay as they are. */
  readonly isInsertOnly?: boolean;
  /**
   * Columns that are not written as given. The value is SQL over the `given` row and the `old` row. All
   * columns of `old` are null if there was no row.
   */
  readonly writtenAs?: Readonly<Record<string, string>>;
  /** Whether the keys of new rows are returned. The key is one column. */
  readonly returnsNew?: boolean;
  /** The column that names what a row belongs to. Rows that their owner no longer has can be removed. */
  readonly owner?: string;
};

type TableRow = Readonly<Record<string, unknown>>;

const ROWS_PER_STATEMENT = 2_000;

/**
 * Writes new and changed rows and leaves all others alone, so that nothing unchanged is announced. Names of
 * tables and columns come from our own code; values travel as data. Returns the keys of
 * new rows if the table says so.
 */
export async function writeRows(
  client: Pick<ClientBase, 'query'>,
  { name, columns, key, isInsertOnly = false, writtenAs = {}, returnsNew = false }: RowTable,
  rows: readonly TableRow[],
): Promise<unknown[]> {
  const columnNames = Object.keys(columns);
  const otherColumns = columnNames.filter((column) => !key.includes(column));
  const columnList = columnNames.join(', ');
  const values = columnNames.map((column) => writtenAs[column] ?? `given.${column}`).join(', ');
  const oldRowJoin =
    Object.keys(writtenAs).length > 0 ? `left join ${name} as old using (${key.join(', ')})` : '';
  const storedValues = otherColumns.map((column) => `was.${column}`).join(', ');
  const newValues = otherColumns.map((column) => `excluded.${column}`).join(', ');
  const conflictAction =
    isInsertOnly || otherColumns.length === 0
      ? 'nothing'
      : `update set ${otherColumns.map((column) => `${column} = excluded.${column}`).join(', ')}
         where (${storedValues}) is distinct from (${newValues})`;
  const statement = `insert into ${name} as was (${columnList})
    select ${values} from ${recordset(columns, columnNames)} ${oldRowJoin}
    on conflict (${key.join(', ')}) do ${conflictAction}
    ${returnsNew ? `returning was.${key.join()} as key, was.xmax = 0 as "isNew"` : ''}`;
  const newKeys: unknown[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const written = await client.query(statement, [
      JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT)),
    ]);
    // The row that is written for the first time has not been locked by any transaction.
    for (const { key: newKey, isNew } of written.rows) if (isNew) newKeys.push(newKey);
  }
  return newKeys;
}

/** Removes rows that belong to these owners and are not among the given rows. */
export async function removeOthers(
  client: Pick<ClientBase, 'query'>,
  { name, columns, key, owner }: RowTable & { readonly owner: string },
  rows: readonly TableRow[],
  owners: readonly unknown[],
): Promise<void> {
  const keys = rows.map((row) => Object.fromEntries(key.map((column) => [column, row[column]])));
  const sameKey = key.map((column) => `given.${column} = was.${column}`).join(' and ');
  await client.query(
    `delete from ${name} as was where ${owner} = any($2::uuid[])
     and not exists (select from ${recordset(columns, key)} where ${sameKey})`,
    [JSON.stringify(keys), owners],
  );
}

function recordset(columns: RowTable['columns'], columnNames: readonly string[]): string {
  return `jsonb_to_recordset($1::jsonb) as given (${columnNames.map((column) => `${column} ${columns[column]}`).join(', ')})`;
}
