import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = {
  readonly pool: Pool;
  readonly db: NodePgDatabase;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly url: string;
  readonly log: (line: string) => void;
  readonly maxConnections?: number;
};

/** Opens nothing yet: the first query does. Every wait it can cause has an end of at most a few seconds. */
export function connectDatabase({ url, log, maxConnections = 20 }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'ashore',
    // A caller that finds all connections busy is turned away with 503 after this long, not queued for ever.
    connectionTimeoutMillis: 3_000,
    statement_timeout: 3_000,
    lock_timeout: 3_000,
    // A transaction forgotten by a bug would keep its locks for as long as the process lives.
    idle_in_transaction_session_timeout: 15_000,
    idleTimeoutMillis: 30_000,
    // After a failover, connections to the old machine do not stay for ever.
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
  });
  surviveLostConnections(pool, log);
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** A lost connection is an event on the client that had it. Without a listener it would end the process. */
function surviveLostConnections(pool: Pool, log: DatabaseOptions['log']): void {
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`);
  });
  pool.on('connect', (client) => {
    // Covers the time a client is lent out, when the pool does not listen; the borrower's query fails by itself.
    client.on('error', () => {});
  });
}
