import { expect, test, vi } from 'vitest';
import { type WatchCatalogueInput, watchCatalogue } from './watch-catalogue.ts';

/** Starts a watcher that records each read and fails each read named in `faults` once. */
function createFollowed(input: Partial<WatchCatalogueInput> = {}) {
  const read: string[] = [];
  const logged: string[] = [];
  const faults: string[] = [];
  const failOnce = (what: string) => {
    const at = faults.indexOf(what);
    if (at >= 0) throw new Error(faults.splice(at, 1)[0]);
  };
  const follower = watchCatalogue({
    watcherName: 'Tests',
    batchSize: 2,
    async readAll() {
      failOnce('all');
      read.push('all');
      return [];
    },
    async readSome(ids) {
      failOnce('some');
      read.push(ids.join());
    },
    productsIn(places) {
      failOnce('places');
      return [...places].map((id) => `in ${id}`);
    },
    invalidatingName: 'exchange_rates',
    log: (line) => logged.push(line),
    ...input,
  });
  return { follower, read, logged, faults };
}

const catchUpOf = (follower: { catchUp(milliseconds: number): Promise<void> }) => follower.catchUp(1_000);

test('All products are read first, then the announced ones in batches; other names are ignored', async () => {
  const { follower, read } = createFollowed();
  expect(follower.isBehind()).toBe(true);
  await catchUpOf(follower);
  follower.drop(['product:a', 'tours', 'product:b', 'product:a', 'product:c', 'tours:x', 'image:y']);
  expect(follower.backlog()).toBe(3);
  await catchUpOf(follower);
  expect([read, follower.isBehind()]).toEqual([['all', 'a,b', 'c'], false]);
});

test('A changed place has its products read again, and new exchange rates have all products read again', async () => {
  const { follower, read } = createFollowed();
  await catchUpOf(follower);
  follower.drop(['location:lisbon', 'product:a']);
  await catchUpOf(follower);
  follower.drop(['exchange_rates']);
  await catchUpOf(follower);
  expect(read).toEqual(['all', 'a,in lisbon', 'all']);
});

test('What else is watched is read when it is announced, and again if that failed', async () => {
  const also: string[] = [];
  let faults = 1;
  const alsoRead = {
    async synonyms() {
      if (faults-- > 0) throw new Error('gone');
      also.push('synonyms');
    },
  };
  const { follower, read } = createFollowed({ alsoRead });
  await catchUpOf(follower);
  expect(also).toEqual([]);
  follower.drop(['synonyms', 'synonyms:x', 'product:a']);
  await expect(catchUpOf(follower)).rejects.toThrow('gone');
  await expect.poll(() => follower.isBehind()).toBe(false);
  expect([also, read]).toEqual([['synonyms'], ['all', 'a']]);
  follower.drop(['synonyms']);
  follower.distrust();
  await catchUpOf(follower);
  expect([also, read]).toEqual([['synonyms'], ['all', 'a', 'all']]);
});

test('Changes announced together are read together, without a caller waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { follower, read } = createFollowed({ onCaughtUp: () => resolve() });
  follower.drop(['product:a']);
  follower.drop(['product:b']);
  await promise;
  // Both products are covered by the one full read.
  expect(read).toEqual(['all']);
});

test('A failed read is retried automatically and logged once', async () => {
  const { follower, read, logged, faults } = createFollowed();
  await catchUpOf(follower);
  for (const fault of ['some', 'places', 'all']) {
    faults.push(fault);
    if (fault === 'all') follower.distrust();
    follower.drop(['product:a', 'location:lisbon']);
    await expect(catchUpOf(follower)).rejects.toThrow(fault);
    expect(follower.isBehind()).toBe(true);
    await expect.poll(() => follower.isBehind()).toBe(false);
  }
  expect(read).toEqual(['all', 'a,in lisbon', 'a,in lisbon', 'all']);
  expect(logged).toHaveLength(3);
});

test('Retries keep the same pace during an outage with many callers', async () => {
  let tries = 0;
  const readAll = async () => {
    tries += 1;
    throw new Error('away');
  };
  const { follower } = createFollowed({ readAll });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let turn = 0; turn < 50; turn++) await catchUpOf(follower).catch(() => {});
  tries = 0;
  // At 500 ms between retries, two or three.
  await vi.advanceTimersByTimeAsync(1_200);
  follower.stop();
  expect(tries).toBeGreaterThan(0);
  expect(tries).toBeLessThan(4);
});

test('The ids returned by `readAll` are read like changed products', async () => {
  const { follower, read } = createFollowed({ readAll: async () => ['a', 'b', 'c'] });
  await catchUpOf(follower);
  expect(read).toEqual(['a,b', 'c']);
});

test('A caller waits no longer than its limit, and a stopped watcher reads nothing more', async () => {
  const reading = Promise.withResolvers<readonly string[]>();
  const { follower, read } = createFollowed({ readAll: () => reading.promise });
  await follower.catchUp(5);
  follower.stop();
  reading.resolve(['a']);
  await catchUpOf(follower);
  expect(read).toEqual([]);
});
