import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@ashore/core/errors/failure.ts';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from './connect-database.ts';
import { insideTransaction } from './inside-transaction.ts';
import { eachCause, isConnectionLost } from './is-connection-lost.ts';
import { isDatabaseUnavailable } from './is-unavailable.ts';

export type Transaction = { readonly client: PoolClient; readonly db: NodePgDatabase };

export type TransactionOptions = {
  /** How often the work may be done again after a conflict or a lost connection. */
  readonly retries?: number;
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
};

/** The connection broke while committing: the work may be done or not. Read it again by its key before redoing it. */
export class OutcomeUnknown extends Failure {
  constructor(cause: unknown) {
    super('unavailable', { details: 'The connection was lost while committing.', cause });
  }
}

/**
 * All of `work` happens, or none. `work` may run several times, so it does nothing outside the database. When the
 * database does not get through, the failure is `unavailable`; what `work` throws itself is passed on as it is.
 */
export async function transaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  { retries = 4, isolation = 'read committed' }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptOnce(database, work, isolation);
    } catch (error) {
      if (error instanceof Failure || !isDatabaseUnavailable(error)) throw error;
      if (attempt >= retries || !isWorthRepeating(error)) {
        throw new Failure('unavailable', { details: String(error), cause: error });
      }
    }
    await wait(pause(attempt));
  }
}

async function attemptOnce<Result>(
  { pool }: Database,
  work: (transaction: Transaction) => Promise<Result>,
  isolation: string,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    const result = await insideTransaction(() => work({ client, db: drizzle(client) }));
    await commit(client);
    return result;
  } catch (error) {
    broken = await rollBack(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    throw isConnectionLost(error) ? new OutcomeUnknown(error) : error;
  });
  // After a failed statement COMMIT rolls back without an error: work that swallowed one would be reported as done.
  if (command !== 'COMMIT') throw new Error('The work went on after a statement of it had failed.');
}

/** Returns the error when the connection must not be used again. */
async function rollBack(client: PoolClient, reason: unknown): Promise<Error | undefined> {
  if (reason instanceof OutcomeUnknown || isConnectionLost(reason)) return reason as Error;
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** A conflict or a lost connection left nothing behind. A lock that was not to be had in 3 s is not asked for again. */
function isWorthRepeating(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  return [...eachCause(error)].some(
    ({ code }: Error & { code?: unknown }) => code === '40001' || code === '40P01',
  );
}

/** Doubles from 15 ms; the random half keeps two that collided from colliding again. */
function pause(attempt: number): number {
  return 15 * 2 ** attempt * (0.5 + Math.random());
}
