import type { PoolClient } from 'pg';
import type { Database } from '../../packages/server/src/database/connect.ts';
import type { PaymentGateway } from '../../packages/server/src/gateways/payments/port.ts';
import { withMembers } from '../../packages/server/test-support/database/with-members.ts';

/** Where a server dies: just before an operation, or after it is done and before the result arrives. */
export type DeathPoint = { readonly at: number; readonly when: 'before' | 'after' };

class ServerDiedError extends Error {}

/**
 * A server that is killed at one of its operations: a statement, or a call to the payment provider. From then
 * on it does nothing, and its connections are closed, as if its process was killed. Earlier operations are
 * done or not, as they would be.
 */
export function mortalServer(database: Database, gateway: PaymentGateway, { at, when }: DeathPoint) {
  let operations = 0;
  let isDead = false;
  const lend = async (): Promise<PoolClient> => {
    if (isDead) throw new ServerDiedError();
    const client = await database.pool.connect();
    return withMembers(client, {
      query: (...parameters: never[]) =>
        operation(() => (client.query as (...values: never[]) => Promise<unknown>)(...parameters)),
      // The connection of a dead server is not returned to the pool.
      release: (broken?: Error | boolean) => client.release(isDead || broken),
    });
  };
  const pool = withMembers(database.pool, {
    connect: lend,
    query: (...parameters: never[]) =>
      operation(() => (database.pool.query as (...values: never[]) => Promise<unknown>)(...parameters)),
  });
  const gatewayWith = (
    name: 'create' | 'read' | 'proceed' | 'findByAttempt' | 'cancel' | 'refund' | 'capture',
  ) => ({
    [name]: (...values: never[]) =>
      operation(() => (gateway[name] as (...parameters: never[]) => Promise<unknown>)(...values)),
  });
  return {
    database: { ...database, pool },
    gateway: {
      ...gateway,
      ...gatewayWith('create'),
      ...gatewayWith('read'),
      ...gatewayWith('proceed'),
      ...gatewayWith('findByAttempt'),
      ...gatewayWith('cancel'),
      ...gatewayWith('refund'),
      ...gatewayWith('capture'),
    } as PaymentGateway,
    operationCount: () => operations,
    hasDied: () => isDead,
  };

  async function operation<Result>(act: () => Promise<Result>): Promise<Result> {
    if (isDead) throw new ServerDiedError();
    const isLast = operations++ === at;
    if (isLast && when === 'before') {
      isDead = true;
      throw new ServerDiedError();
    }
    const result = await act();
    if (isLast) {
      isDead = true;
      throw new ServerDiedError();
    }
    return result;
  }
}
