import type { PoolClient } from 'pg';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import type { PaymentGateway } from '../../packages/server/src/gateways/payments/port.ts';

/** Where a server dies: just before a deed of it, or when the deed is done and nobody has heard of it. */
export type Death = { readonly at: number; readonly when: 'before' | 'after' };

class Died extends Error {}

/**
 * A server that is killed at one of its deeds: a statement, or a question to the provider. From then on it does nothing at all,
 * and its connections are gone, as they are when a process is killed. What it was told to do before is done or not, as it
 * would be.
 */
export function mortal(database: Database, gateway: PaymentGateway, { at, when }: Death) {
  let deeds = 0;
  let isDead = false;
  const lend = async (): Promise<PoolClient> => {
    if (isDead) throw new Died();
    const client = await database.pool.connect();
    return changed(client, {
      query: (...asked: never[]) =>
        deed(() => (client.query as (...all: never[]) => Promise<unknown>)(...asked)),
      // A connection of somebody dead is not given to anybody else.
      release: (broken?: Error | boolean) => client.release(isDead || broken),
    });
  };
  const pool = changed(database.pool, {
    connect: lend,
    query: (...asked: never[]) =>
      deed(() => (database.pool.query as (...all: never[]) => Promise<unknown>)(...asked)),
  });
  const asked = (
    name: 'create' | 'read' | 'proceed' | 'findByAttempt' | 'cancel' | 'refund' | 'capture',
  ) => ({
    [name]: (...all: never[]) =>
      deed(() => (gateway[name] as (...given: never[]) => Promise<unknown>)(...all)),
  });
  return {
    database: { ...database, pool },
    gateway: {
      ...gateway,
      ...asked('create'),
      ...asked('read'),
      ...asked('proceed'),
      ...asked('findByAttempt'),
      ...asked('cancel'),
      ...asked('refund'),
      ...asked('capture'),
    } as PaymentGateway,
    deeds: () => deeds,
    hasDied: () => isDead,
  };

  async function deed<Result>(act: () => Promise<Result>): Promise<Result> {
    if (isDead) throw new Died();
    const isLast = deeds++ === at;
    if (isLast && when === 'before') {
      isDead = true;
      throw new Died();
    }
    const result = await act();
    if (isLast) {
      isDead = true;
      throw new Died();
    }
    return result;
  }
}

function changed<Target extends object>(target: Target, differences: object): Target {
  return new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(name in differences ? differences : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
