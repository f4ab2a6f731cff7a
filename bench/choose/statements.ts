import type { Database } from '../../packages/server/src/database/connect-database.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** What some work asks the database, statement by statement, as it was sent. Nobody else may use it meanwhile. */
export async function statementsOf({ pool }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query: (...asked: unknown[]) => unknown = pool.query;
  Object.assign(pool, {
    query(asked: string | { text: string; values?: unknown[] }, values?: unknown[]) {
      const { text, values: own = [] } = typeof asked === 'string' ? { text: asked } : asked;
      sent.push({ text, values: values ?? own });
      return query.call(pool, asked, values);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return sent;
}

/** The same as plain SQL, with some values exchanged for what pgbench makes up anew each time. */
export function asScript({ text, values }: Statement, anew: Readonly<Record<number, string>> = {}): string {
  const written = text
    .replace(/--[^\n]*/g, '')
    .replace(/'[^']*'/g, withoutVariables)
    .replace(/\$(\d+)/g, (_, digits) => anew[Number(digits)] ?? literal(values[Number(digits) - 1]));
  // A script has one statement a line.
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

/** To pgbench a colon before a letter is a variable, in quotes too. */
function withoutVariables(written: string): string {
  if (!/:(?=[A-Za-z_])/.test(written)) return written;
  return `E${written.replaceAll('\\', '\\\\').replace(/:(?=[A-Za-z_])/g, '\\x3a')}`;
}
