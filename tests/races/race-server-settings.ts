import type { Database } from '../../packages/server/src/database/connect.ts';

/** Settings of every server in a race: one clock, and a trusted proxy that states the client of each call. */
export function raceServerSettings(database: Database) {
  return {
    database,
    clock: { now: () => new Date('2038-01-01T12:00:00Z') },
    env: { TRUSTED_PROXIES: '127.0.0.1', CONNECTIONS_PER_ADDRESS: '1000' },
  };
}
