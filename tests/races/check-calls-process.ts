import type { PoolClient } from 'pg';
import { connectDatabase, type Database } from '../../packages/server/src/database/connect.ts';
import { checkCalls } from '../../packages/server/src/features/bookings/changed-calls/check-calls.ts';
import { withMembers } from '../../packages/server/test-support/database/with-members.ts';
import { withoutTransactions } from './without-transactions.ts';

/**
 * Checks the bookings of changed calls in a process of its own, with or without transactions. Once the first booking is marked as
 * cancelled it tells its parent and does nothing more, so that it is killed at this point.
 */
process.on('disconnect', () => process.exit());
const [url = '', transactions = ''] = process.argv.slice(2);
const database = connectDatabase({ url, log: () => {} });
await checkCalls(
  stopsAfterStep(transactions === 'without' ? withoutTransactions(database) : database),
  AbortSignal.timeout(60_000),
);

function stopsAfterStep(on: Database): Database {
  const lend = async (): Promise<PoolClient> => {
    const client = await on.pool.connect();
    return withMembers(client, {
      async query(query: unknown, values: never) {
        const result = await client.query(query as never, values);
        if (typeof query !== 'object' || query === null || Reflect.get(query, 'name') !== 'take-step')
          return result;
        process.send?.('cancelled');
        return new Promise(() => {});
      },
    });
  };
  return { ...on, pool: withMembers(on.pool, { connect: lend }) };
}
