import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { CannotStart } from './cannot-start.ts';
import { findRunningServer } from './embedded/find-running-server.ts';
import { OLDEST_MAJOR } from './embedded/machine.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { eachCause, SQL_STATES } from './errors.ts';

export type Database = {
  readonly pool: Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly url: string;
  readonly log: (line: string) => void;
  readonly maxConnections?: number;
  /** How long a statement, a lock or a free connection may take. */
  readonly longestWaitMs?: number;
};

/**
 * Opens no connection yet: the first query does. Every wait that it can cause ends after a few seconds at
 * most.
 */
export function connectDatabase({
  url,
  log,
  maxConnections = 20,
  longestWaitMs = 3_000,
}: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'ashore',
    // A caller that finds all connections busy is refused with 503 after this long, not queued for ever.
    connectionTimeoutMillis: longestWaitMs,
    statement_timeout: longestWaitMs,
    lock_timeout: longestWaitMs,
    // A transaction forgotten by a bug would keep its locks for as long as the process lives.
    idle_in_transaction_session_timeout: 15_000,
    idleTimeoutMillis: 30_000,
    // After a failover, connections to the old machine must not stay for ever.
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
  });
  surviveLostConnections(pool, log);
  return { pool, close: () => pool.end() };
}

/**
 * A lost connection is an event on the client that had it. Without a listener, the event would end the
 * process.
 */
function surviveLostConnections(pool: Pool, log: DatabaseOptions['log']): void {
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`);
  });
  pool.on('connect', (client) => {
    // Covers the time while a client is borrowed, when the pool does not listen. The borrower's query fails
    // by itself.
    client.on('error', () => {});
  });
}

export type OpenOptions = {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly log: (line: string) => void;
  /** A command may work beside a running server, on its database. A second server may not. */
  readonly allowRunningServer?: boolean;
  readonly maxConnections?: number;
};

export type OpenDatabase = {
  readonly database: Database;
  readonly url: string;
  /** Which database this is and how it runs, for people to read. */
  readonly description: string;
  readonly version: string;
  /** Settles when an embedded database has ended for good. Never settles for any other database. */
  readonly exited: Promise<void>;
  close(): Promise<void>;
};

type DatabaseLocation = Pick<OpenDatabase, 'url' | 'description' | 'exited'> & {
  readonly stop: () => Promise<void>;
};

/** Opens the configured database, or the embedded one, and makes sure that it is usable. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { url, description, exited, stop } = await locateDatabase(options);
  const { log, maxConnections } = options;
  const database = connectDatabase({ url, log, ...(maxConnections !== undefined && { maxConnections }) });
  try {
    const { version } = await requireServer(database, url);
    return { database, url, description, version, exited, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    await database.close();
    await stop();
  }
}

async function locateDatabase({
  databaseUrl,
  dataFolder,
  log,
  allowRunningServer,
}: OpenOptions): Promise<DatabaseLocation> {
  const never = new Promise<void>(() => {});
  const notStartedHere = { exited: never, stop: async () => {} };
  if (databaseUrl) return { url: databaseUrl, description: withoutPassword(databaseUrl), ...notStartedHere };
  const runningServerUrl = allowRunningServer ? await findRunningServer(dataFolder) : undefined;
  if (runningServerUrl)
    return {
      url: runningServerUrl,
      description: `the running server's, in ${dataFolder}`,
      ...notStartedHere,
    };
  const { url, description, exited, stop } = await startEmbeddedPostgres({ dataFolder, log });
  return { url, description, exited, stop };
}

export type ServerFacts = { readonly version: string; readonly encoding: string };

/** How long a crashed database may take to recover before the start fails. */
const RECOVERY_LIMIT_MS = 60_000;
const RETRY_PAUSE_MS = 500;

/**
 * Makes sure, before anything is served, that a database answers and that our SQL was written for it. A
 * database that is starting, ending or recovering is waited for. An address that gives no answer is reported
 * at once.
 */
export async function requireServer(
  { pool }: Pick<Database, 'pool'>,
  url: string,
  limitMs = RECOVERY_LIMIT_MS,
): Promise<ServerFacts> {
  const { number, version, encoding } = await readServerFacts(pool, url, limitMs);
  if (Number(number) < OLDEST_MAJOR * 10_000) {
    throw new CannotStart(
      `The database at ${withoutPassword(url)} is PostgreSQL ${version}: version ${OLDEST_MAJOR} or newer is needed.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new CannotStart(
      `The database at ${withoutPassword(url)} stores text as ${encoding}: make one with ENCODING 'UTF8', or names in other scripts cannot be kept.`,
    );
  }
  return { version, encoding };
}

/** The location of a database, in a form that may be printed. */
export function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return 'DATABASE_URL';
  const host = parsed.searchParams.get('host') ?? parsed.host;
  return `${host}${parsed.pathname}`;
}

async function readServerFacts(pool: Database['pool'], url: string, limitMs: number) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await queryServerFacts(pool, url);
    } catch (error) {
      if (!isTemporarilyDown(error) || performance.now() >= deadline) throw error;
      await wait(RETRY_PAUSE_MS);
    }
  }
}

/** Whether the database is shut down, has crashed, or is not ready yet. */
function isTemporarilyDown(error: unknown): boolean {
  const codes = [...eachCause(error)].map((cause) => (cause as Error & { code?: unknown }).code);
  const { shutDown, crashed, starting } = SQL_STATES;
  return codes.some((code) => code === shutDown || code === crashed || code === starting);
}

async function queryServerFacts(pool: Database['pool'], url: string) {
  try {
    const { rows } = await pool.query<{ number: string; version: string; encoding: string }>(
      `SELECT current_setting('server_version_num') AS number, split_part(current_setting('server_version'), ' ', 1) AS version,
        current_setting('server_encoding') AS encoding`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('the database gave no answer');
    return facts;
  } catch (error) {
    throw new CannotStart(
      `The database at ${withoutPassword(url)} cannot be used: ${(error as Error).message}. Check DATABASE_URL, or leave it out to use the embedded database.`,
      { cause: error },
    );
  }
}
