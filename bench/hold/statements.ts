import type { Database } from '../../packages/server/src/database/connect.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * The statements that some work sends to the database, in order. Nothing else may use the database during
 * that work.
 */
export async function statementsOf({ pool }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query: (...parameters: unknown[]) => unknown = pool.query;
  Object.assign(pool, {
    query(parameters: string | { text: string; values?: unknown[] }, values?: unknown[]) {
      const { text, values: own = [] } = typeof parameters === 'string' ? { text: parameters } : parameters;
      sent.push({ text, values: values ?? own });
      return query.call(pool, parameters, values);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return sent;
}

/** The same as plain SQL, with some values replaced by what pgbench generates each time. */
export function asScript(
  { text, values }: Statement,
  replacements: Readonly<Record<number, string>> = {},
): string {
  const written = text
    .replace(/--[^\n]*/g, '')
    .replace(/'[^']*'/g, withoutVariables)
    .replace(/\$(\d+)/g, (_, digits) => replacements[Number(digits)] ?? literal(values[Number(digits) - 1]));
  // A script has one statement per line.
  return `${written.replace(/\s+/g, ' ').trim()};`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return quoted(`{${value.map((item) => `"${item}"`).join(',')}}`);
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`);
  if (value instanceof Date) return quoted(value.toISOString());
  return quoted(String(value));
}

function quoted(text: string): string {
  return withoutVariables(`'${text.replaceAll("'", "''")}'`);
}

/** pgbench reads a colon before a letter as a variable, even in quotes. */
function withoutVariables(written: string): string {
  if (!/:(?=[A-Za-z_])/.test(written)) return written;
  return `E${written.replaceAll('\\', '\\\\').replace(/:(?=[A-Za-z_])/g, '\\x3a')}`;
}
