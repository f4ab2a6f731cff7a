import { types } from 'pg';
import type { DescribedColumn } from './describe.ts';
import type { RowType, ValueKind } from './find-statements.ts';

/** What the driver makes of PostgreSQL's types. It reads every other type as text. */
const KIND_OF_TYPE: Readonly<Record<number, ValueKind>> = {
  [types.builtins.BOOL]: 'boolean',
  [types.builtins.INT2]: 'number',
  [types.builtins.INT4]: 'number',
  [types.builtins.OID]: 'number',
  [types.builtins.FLOAT4]: 'number',
  [types.builtins.FLOAT8]: 'number',
  [types.builtins.DATE]: 'Date',
  [types.builtins.TIMESTAMP]: 'Date',
  [types.builtins.TIMESTAMPTZ]: 'Date',
  [types.builtins.BYTEA]: 'Buffer',
};

// JSON values and arrays: their content is not compared.
const UNCOMPARED_TYPES = new Set<number>([types.builtins.JSON, types.builtins.JSONB]);
const isUncompared = (type: number, arrayTypes: ReadonlySet<number>) =>
  UNCOMPARED_TYPES.has(type) || arrayTypes.has(type);

/** Names every difference between the columns of a result and those that the code expects. */
export function compareRows(
  columnsOfResult: readonly DescribedColumn[],
  row: RowType,
  arrayTypes: ReadonlySet<number>,
): readonly string[] {
  const columns = row.isTuple
    ? columnsOfResult.map((column, index) => ({ ...column, name: String(index) }))
    : columnsOfResult;
  const names = new Set(columns.map(({ name }) => name));
  const missing = row.columns.filter(({ name, isOptional }) => !isOptional && !names.has(name));
  const wrong = columns.flatMap(({ name, type }) => {
    const expected = row.columns.find((column) => column.name === name);
    if (!expected) return [`The statement selects "${name}", which the row type does not have.`];
    const kind = KIND_OF_TYPE[type] ?? 'string';
    if (isUncompared(type, arrayTypes) || expected.kind === kind) return [];
    return [`The column "${name}" is read as ${kind}; the row type says ${expected.kind}.`];
  });
  return [
    ...missing.map(({ name }) => `The row type has "${name}", which the statement does not select.`),
    ...wrong,
  ];
}
