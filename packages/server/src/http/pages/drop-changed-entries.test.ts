import { EventEmitter } from 'node:events';
import { setImmediate as loopTurns } from 'node:timers/promises';
import type { Client } from 'pg';
import { Client as RealClient } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../../test-support/database/test-database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { processorTime } from '../../../test-support/processor-time.ts';
import { dropChangedEntries } from './drop-changed-entries.ts';

class FakeClient extends EventEmitter {
  queries: string[] = [];
  connect = vi.fn(async () => {});
  end = vi.fn(async () => {});
  query = vi.fn(async (text: string) => void this.queries.push(text));
}

function setUp(prepare: (client: FakeClient, number: number) => void = () => {}, retryAfter = 10) {
  const clients: FakeClient[] = [];
  const cache = { drop: vi.fn(), dropAll: vi.fn() };
  const log = vi.fn();
  const watch = dropChangedEntries({
    newClient() {
      const client = new FakeClient();
      prepare(client, clients.push(client));
      return client as unknown as Client;
    },
    caches: [cache],
    log,
    checkEveryMs: 20,
    maxRetryPauseMs: retryAfter,
  });
  onTestFinished(() => watch.stop());
  return { clients, cache, log, watch };
}

test('A change drops the entries that show the changed data', async () => {
  const { clients, cache, watch } = setUp();
  await watch.listening;
  expect(clients[0]?.queries[0]).toBe('LISTEN catalogue_changed');
  clients[0]?.emit('notification', { payload: 'product:1' });
  expect(cache.drop).toHaveBeenCalledWith(['product:1']);
});

test('Entries cached before listening began are dropped', async () => {
  const { cache, watch } = setUp();
  await watch.listening;
  expect(cache.dropAll).toHaveBeenCalledTimes(1);
});

test.each([
  ['breaks', (client: FakeClient) => client.emit('error', new Error('broken'))],
  ['ends', (client: FakeClient) => client.emit('end')],
  [
    'is dead and does not say so',
    (client: FakeClient) => client.query.mockRejectedValue(new Error('timeout')),
  ],
])(
  'A connection that %s is replaced, and all cached entries are dropped because changes may have been missed',
  async (_, harm) => {
    const { clients, cache, log, watch } = setUp();
    await watch.listening;
    if (clients[0]) harm(clients[0]);
    await eventually(() => expect(cache.dropAll).toHaveBeenCalledTimes(2));
    expect(clients).toHaveLength(2);
    expect(clients[0]?.end).toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  },
);

test('After a connection is lost the next one is opened at once, whether or not the old one closes', async () => {
  const { clients, cache, watch } = setUp((client) => client.end.mockReturnValue(new Promise(() => {})));
  await watch.listening;
  const lostAt = processorTime();
  clients[0]?.emit('end');
  // To wait for the goodbye would take a second, in which this loop uses the processor.
  while (cache.dropAll.mock.calls.length < 2 && processorTime() - lostAt < 900) await loopTurns();
  expect(cache.dropAll).toHaveBeenCalledTimes(2);
});

test('A database that cuts every connection is contacted at growing intervals', async () => {
  const calls: number[] = [];
  const { clients, watch } = setUp((client) => {
    client.connect.mockImplementation(async () => void calls.push(performance.now()));
    client.query.mockImplementation(async () => void client.emit('end'));
  }, 80);
  await watch.listening;
  await eventually(() => expect(clients.length).toBeGreaterThanOrEqual(7));
  const pauses = calls.slice(1).map((at, index) => at - (calls[index] ?? 0));
  expect(pauses[5]).toBeGreaterThan(75);
});

test('The listener reconnects to an unavailable database until it answers', async () => {
  const { clients, watch } = setUp((client, number) => {
    if (number < 4) client.connect.mockRejectedValue(new Error('away'));
  });
  await watch.listening;
  expect(clients).toHaveLength(4);
  expect(clients.every(({ end }, index) => index === 3 || end.mock.calls.length === 1)).toBe(true);
});

test('A stopped listener closes its connection and opens no other', async () => {
  const { clients, watch, log } = setUp();
  await watch.listening;
  await watch.stop();
  expect(clients[0]?.end).toHaveBeenCalled();
  expect(clients).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test('On a real database, other processes receive changes, even after their connection was cut', async () => {
  const { database, url, drop } = await testDatabase();
  onTestFinished(drop);
  const dropped: string[] = [];
  const cache = { drop: (changed: Iterable<string>) => void dropped.push(...changed), dropAll: vi.fn() };
  const watch = dropChangedEntries({
    newClient: () => new RealClient({ connectionString: url, application_name: 'watcher' }),
    caches: [cache],
    log: () => {},
    maxRetryPauseMs: 10,
  });
  onTestFinished(() => watch.stop());
  await watch.listening;
  const change = (currency: string) =>
    database.pool.query(`insert into exchange_rates values ('2026-03-01', 'EUR', $1, 2, 'test')`, [currency]);
  await change('USD');
  await eventually(() => expect(dropped).toEqual(['exchange_rates']));

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watcher'`,
  );
  await eventually(() => expect(cache.dropAll).toHaveBeenCalledTimes(2));
  await change('CHF');
  await eventually(() => expect(dropped).toEqual(['exchange_rates', 'exchange_rates']));
});
