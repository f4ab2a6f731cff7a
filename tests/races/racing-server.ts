import type { Database } from '../../packages/server/src/database/connect-database.ts';

/** What every server of a race is: one clock, and a proxy before it that says whom a call comes from. */
export function racingServer(database: Database) {
  return {
    database,
    clock: { now: () => new Date('2038-01-01T12:00:00Z') },
    env: { TRUSTED_PROXIES: '127.0.0.1', CONNECTIONS_PER_ADDRESS: '1000' },
  };
}
