import type { PoolClient } from 'pg';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { withMembers } from '../../packages/server/test-support/database/with-members.ts';

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
