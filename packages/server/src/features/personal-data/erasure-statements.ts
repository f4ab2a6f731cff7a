import type { Queryable } from '../../database/queryable.ts';
import { tableRules } from './columns/table-rules.ts';
import type { FindRule, TableRules } from './table-rule.ts';

type ErasureStatement = { readonly by: FindRule['by']; readonly text: string };

/** Derives the statements that erase a person from the table of columns, in its order. */
export function deriveErasure(rules: TableRules): readonly ErasureStatement[] {
  return Object.entries(rules).flatMap(([table, { rows, findRules = [], blanked = {} }]) => {
    if (rows !== 'delete' && rows !== 'blank') return [];
    const changes = Object.entries(blanked).map(([column, value]) => `${column} = ${value}`);
    const change = rows === 'delete' ? `delete from ${table}` : `update ${table} set ${changes.join(', ')}`;
    return findRules.map(({ by, where }) => ({ by, text: `${change} where ${where}` }));
  });
}

export const erasureStatements = deriveErasure(tableRules);

/** Erases what is found by this value, in the caller's transaction. Repeating it changes nothing. */
export async function eraseBy(client: Queryable, by: FindRule['by'], value: string | readonly string[]) {
  // The texts of all emails are read. No request waits for an erasure, so a statement may take longer than one of a request.
  await client.query('set local statement_timeout = 60000');
  for (const statement of erasureStatements)
    if (statement.by === by) await client.query(statement.text, [value]);
}
