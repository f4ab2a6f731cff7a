import type { ClientBase } from 'pg';

/** A table as rows are written into it: its columns with their types, and which of them tell rows apart. */
export type RowTable = {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly key: readonly string[];
  /** What is there already stays as it is. */
  readonly onlyNew?: boolean;
};

type Row = Readonly<Record<string, unknown>>;

const atOnce = 2_000;

/**
 * Writes rows that are new and those that have changed, and leaves all others alone, so that nothing is announced
 * that is as it was. Names of tables and columns come from our own code, values travel as data.
 */
export async function writeRows(
  client: Pick<ClientBase, 'query'>,
  { name, columns, key, onlyNew = false }: RowTable,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(columns);
  const others = names.filter((column) => !key.includes(column));
  const list = names.join(', ');
  const typed = names.map((column) => `${column} ${columns[column]}`).join(', ');
  const now = others.map((column) => `was.${column}`).join(', ');
  const given = others.map((column) => `excluded.${column}`).join(', ');
  const change =
    onlyNew || others.length === 0
      ? 'nothing'
      : `update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
         where (${now}) is distinct from (${given})`;
  const statement = `insert into ${name} as was (${list})
    select ${list} from jsonb_to_recordset($1::jsonb) as given (${typed})
    on conflict (${key.join(', ')}) do ${change}`;
  for (let at = 0; at < rows.length; at += atOnce)
    await client.query(statement, [JSON.stringify(rows.slice(at, at + atOnce))]);
}
