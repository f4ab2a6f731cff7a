import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { PoolClient } from 'pg';
import type { Database } from './connect.ts';
import { eachCause, isConnectionLost, isDatabaseUnavailable, SQL_STATES } from './errors.ts';

export type Transaction = { readonly client: PoolClient };

export type TransactionOptions = {
  /** How often the work may be repeated after a conflict or a lost connection. */
  readonly retries?: number;
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
};

/**
 * The connection broke while committing: the work may be done or not. The caller must read it by its key
 * before repeating it.
 */
export class OutcomeUnknown extends Failure {
  constructor(cause: unknown) {
    super('unavailable', { details: 'The connection was lost while committing.', cause });
  }
}

/**
 * All of `work` happens, or none of it. `work` may run several times, so it must do nothing outside the
 * database. If the database does not complete it, the failure is `unavailable`. What `work` throws itself is
 * passed on unchanged.
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
    await wait(pauseMs(attempt));
  }
}

/**
 * For one statement that is a transaction of its own, where another way exists if it conflicts with others: undefined then. After a
 * lost connection it may be done or not, so the error is passed on.
 */
export async function tryStatement<Result>(statement: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await statement();
  } catch (error) {
    if (!isConnectionLost(error) && isWorthRepeating(error)) return undefined;
    throw error;
  }
}

async function attemptOnce<Result>(
  { pool }: Database,
  work: (transaction: Transaction) => Promise<Result>,
  isolation: string,
): Promise<Result> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    const result = await insideTransaction(() => work({ client }));
    await commit(client);
    return result;
  } catch (error) {
    connectionError = await rollBack(client, error);
    throw error;
  } finally {
    client.release(connectionError);
  }
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    throw isConnectionLost(error) ? new OutcomeUnknown(error) : error;
  });
  // After a failed statement, COMMIT rolls back without an error. Work that swallowed such an error would be
  // reported as done.
  if (command !== 'COMMIT') throw new Error('The transaction continued after a failed statement.');
}

/** Returns the error if the connection must not be used again. */
async function rollBack(client: PoolClient, reason: unknown): Promise<Error | undefined> {
  if (reason instanceof OutcomeUnknown || isConnectionLost(reason)) return reason as Error;
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * A conflict or a lost connection left nothing behind. A lock that was not obtained in 3 s is not requested
 * again.
 */
function isWorthRepeating(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  return [...eachCause(error)].some(
    ({ code }: Error & { code?: unknown }) =>
      code === SQL_STATES.serialisationFailure || code === SQL_STATES.deadlock,
  );
}

/** Doubles from 15 ms. The random part keeps two transactions that collided from colliding again. */
function pauseMs(attempt: number): number {
  return 15 * 2 ** attempt * (0.5 + Math.random());
}

const currentTransaction = new AsyncLocalStorage<true>();

/** Marks everything that `work` calls as part of a transaction. */
export function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return currentTransaction.run(true, work);
}

/**
 * For code that calls another machine. Inside a transaction, the call would keep rows locked for as long as
 * the other machine takes. It could also not be undone if the transaction is rolled back.
 */
export function refuseInsideTransaction(action: string): void {
  if (currentTransaction.getStore())
    throw new Error(`${action} inside a transaction: enqueue a job instead.`);
}
