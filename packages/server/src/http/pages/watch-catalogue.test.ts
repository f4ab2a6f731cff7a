import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { Client as RealClient } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import { watchCatalogue } from './watch-catalogue.ts';

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
  const watch = watchCatalogue({
    newClient() {
      const client = new FakeClient();
      prepare(client, clients.push(client));
      return client as unknown as Client;
    },
    caches: [cache],
    log,
    checkEvery: 20,
    retryAfter,
  });
  onTestFinished(() => watch.stop());
  return { clients, cache, log, watch };
}

test('what has changed is dropped', async () => {
  const { clients, cache, watch } = setUp();
  await watch.listening;
  expect(clients[0]?.queries[0]).toBe('LISTEN catalogue_changed');
  clients[0]?.emit('notification', { payload: 'product:1' });
  expect(cache.drop).toHaveBeenCalledWith(['product:1']);
});

test('whatever was kept before somebody listened goes', async () => {
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
  'a connection that %s is made anew, and everything goes, as nobody knows what was missed',
  async (_, harm) => {
    const { clients, cache, log, watch } = setUp();
    await watch.listening;
    if (clients[0]) harm(clients[0]);
    await vi.waitFor(() => expect(cache.dropAll).toHaveBeenCalledTimes(2));
    expect(clients).toHaveLength(2);
    expect(clients[0]?.end).toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  },
);

test('after a connection was lost the next one is made at once, whether or not the old one says goodbye', async () => {
  const { clients, cache, watch } = setUp((client) => client.end.mockReturnValue(new Promise(() => {})));
  await watch.listening;
  const lost = performance.now();
  clients[0]?.emit('end');
  await vi.waitFor(() => expect(cache.dropAll).toHaveBeenCalledTimes(2), { interval: 2 });
  // To wait for the goodbye would take a second.
  expect(performance.now() - lost).toBeLessThan(900);
});

test('a server that cuts every connection is asked less and less often', async () => {
  const asked: number[] = [];
  const { clients, watch } = setUp((client) => {
    client.connect.mockImplementation(async () => void asked.push(performance.now()));
    client.query.mockImplementation(async () => void client.emit('end'));
  }, 80);
  await watch.listening;
  await vi.waitFor(() => expect(clients.length).toBeGreaterThanOrEqual(7), { timeout: 5_000 });
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses[5]).toBeGreaterThan(75);
});

test('a database that is away is asked again and again', async () => {
  const { clients, watch } = setUp((client, number) => {
    if (number < 4) client.connect.mockRejectedValue(new Error('away'));
  });
  await watch.listening;
  expect(clients).toHaveLength(4);
  expect(clients.every(({ end }, index) => index === 3 || end.mock.calls.length === 1)).toBe(true);
});

test('being stopped ends the connection and asks for no other', async () => {
  const { clients, watch, log } = setUp();
  await watch.listening;
  await watch.stop();
  expect(clients[0]?.end).toHaveBeenCalled();
  expect(clients).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test('on a real database, other processes hear of a change, also after the connection was cut', async () => {
  const { database, url, drop } = await testDatabase();
  onTestFinished(drop);
  const dropped: string[] = [];
  const cache = { drop: (changed: Iterable<string>) => void dropped.push(...changed), dropAll: vi.fn() };
  const watch = watchCatalogue({
    newClient: () => new RealClient({ connectionString: url, application_name: 'watcher' }),
    caches: [cache],
    log: () => {},
    retryAfter: 10,
  });
  onTestFinished(() => watch.stop());
  await watch.listening;
  const change = (currency: string) =>
    database.pool.query(`insert into exchange_rates values ('2026-03-01', 'EUR', $1, 2, 'test')`, [currency]);
  await change('USD');
  await vi.waitFor(() => expect(dropped).toEqual(['exchange_rates']));

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watcher'`,
  );
  await vi.waitFor(() => expect(cache.dropAll).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  await change('CHF');
  await vi.waitFor(() => expect(dropped).toEqual(['exchange_rates', 'exchange_rates']));
});
