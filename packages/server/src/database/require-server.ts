import { CannotStart } from './cannot-start.ts';
import type { Database } from './connect-database.ts';

const OLDEST = 15;

export type ServerFacts = { readonly version: string; readonly encoding: string };

/** Makes sure, before anything is served, that a database answers and is one that our SQL was written for. */
export async function requireServer({ pool }: Database, url: string): Promise<ServerFacts> {
  const { number, version, encoding } = await askServer(pool, url);
  if (Number(number) < OLDEST * 10_000) {
    throw new CannotStart(
      `The database at ${withoutPassword(url)} is PostgreSQL ${version}: version ${OLDEST} or newer is needed.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new CannotStart(
      `The database at ${withoutPassword(url)} stores text as ${encoding}: make one with ENCODING 'UTF8', or names in other scripts cannot be kept.`,
    );
  }
  return { version, encoding };
}

/** Where a database is, as it may be printed. */
export function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return 'DATABASE_URL';
  const host = parsed.searchParams.get('host') ?? parsed.host;
  return `${host}${parsed.pathname}`;
}

async function askServer(pool: Database['pool'], url: string) {
  try {
    const { rows } = await pool.query<{ number: string; version: string; encoding: string }>(
      `SELECT current_setting('server_version_num') AS number, split_part(current_setting('server_version'), ' ', 1) AS version,
        current_setting('server_encoding') AS encoding`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('it gave no answer');
    return facts;
  } catch (error) {
    throw new CannotStart(
      `The database at ${withoutPassword(url)} cannot be used: ${(error as Error).message}. Check DATABASE_URL, or leave it out to use the embedded database.`,
      { cause: error },
    );
  }
}
