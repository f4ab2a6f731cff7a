import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';
import type { Database } from './connect-database.ts';
import { eachCause } from './is-connection-lost.ts';

const OLDEST = 15;

export type ServerFacts = { readonly version: string; readonly encoding: string };

/** As long as a crashed database may take to be whole again before whoever starts gives up. */
const usualPatience = 60_000;
const betweenLooks = 500;

/**
 * Makes sure, before anything is served, that a database answers and is one that our SQL was written for. One that is there
 * and is just starting, ending or recovering is waited for; an address at which nobody answers is said at once.
 */
export async function requireServer(
  { pool }: Pick<Database, 'pool'>,
  url: string,
  patience = usualPatience,
): Promise<ServerFacts> {
  const { number, version, encoding } = await askPatiently(pool, url, patience);
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

async function askPatiently(pool: Database['pool'], url: string, patience: number) {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return await askServer(pool, url);
    } catch (error) {
      if (!isBetweenLives(error) || performance.now() >= until) throw error;
      await wait(betweenLooks);
    }
  }
}

/** Shut down, crashed, or not ready for anybody yet. */
function isBetweenLives(error: unknown): boolean {
  const codes = [...eachCause(error)].map((cause) => (cause as Error & { code?: unknown }).code);
  return codes.some((code) => code === '57P01' || code === '57P02' || code === '57P03');
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
