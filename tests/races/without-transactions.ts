import type { PoolClient } from 'pg';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { withMembers } from '../../packages/server/test-support/database/with-members.ts';

/** The statements that book or settle the usual order alone (features/bookings/checkout, settlement). */
const WHOLE_ORDERS: readonly unknown[] = ['insert-booking-with-attempt', 'settle-at-once'];

/** A database on which no order is booked or settled in one statement, as if none was usual: all take the transactions. */
export function withTransactionsOnly(database: Database): Database {
  const { pool } = database;
  const query = (query: { readonly name?: string }, values: never) =>
    WHOLE_ORDERS.includes(query.name)
      ? Promise.resolve({ rows: [], rowCount: 0 })
      : pool.query(query as never, values);
  return { ...database, pool: withMembers(pool, { query }) };
}

/**
 * A database without transactions: each statement commits by itself, and nothing is rolled back. It skips the commands of
 * `database/transaction.ts`.
 */
export function withoutTransactions(database: Database): Database {
  const lend = async (): Promise<PoolClient> => {
    const client = await database.pool.connect();
    return withMembers(client, {
      query: (query: unknown, values: never) => {
        const command = /^(BEGIN|COMMIT|ROLLBACK)\b/.exec(String(query))?.[1];
        return command ? Promise.resolve({ command }) : client.query(query as never, values);
      },
    });
  };
  return { ...database, pool: withMembers(database.pool, { connect: lend }) };
}
