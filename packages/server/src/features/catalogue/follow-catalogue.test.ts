import { expect, onTestFinished, test, vi } from 'vitest';
import { type FollowCatalogue, followCatalogue } from './follow-catalogue.ts';

/** Notes what is read, and fails as often as it is told to. */
function followed(given: Partial<FollowCatalogue> = {}) {
  const read: string[] = [];
  const logged: string[] = [];
  const faults: string[] = [];
  const failOnce = (what: string) => {
    const at = faults.indexOf(what);
    if (at >= 0) throw new Error(faults.splice(at, 1)[0]);
  };
  const follower = followCatalogue({
    who: 'Tests',
    most: 2,
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
    allNamed: 'exchange_rates',
    log: (line) => logged.push(line),
    ...given,
  });
  return { follower, read, logged, faults };
}

const settled = (follower: { catchUp(milliseconds: number): Promise<void> }) => follower.catchUp(1_000);

test('All is read first, then what is announced, some at a time; names of other things are nobody’s', async () => {
  const { follower, read } = followed();
  expect(follower.isBehind()).toBe(true);
  await settled(follower);
  follower.drop(['product:a', 'tours', 'product:b', 'product:a', 'product:c', 'tours:x', 'image:y']);
  expect(follower.backlog()).toBe(3);
  await settled(follower);
  expect([read, follower.isBehind()]).toEqual([['all', 'a,b', 'c'], false]);
});

test('A place takes its products along, and what makes all others another lets all be read', async () => {
  const { follower, read } = followed();
  await settled(follower);
  follower.drop(['location:lisbon', 'product:a']);
  await settled(follower);
  follower.drop(['exchange_rates']);
  await settled(follower);
  expect(read).toEqual(['all', 'a,in lisbon', 'all']);
});

test('What is announced in one breath is read in one, without anybody who asks', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { follower, read } = followed({ onCaughtUp: () => resolve() });
  follower.drop(['product:a']);
  follower.drop(['product:b']);
  await promise;
  // Read with all the others.
  expect(read).toEqual(['all']);
});

test('What could not be read is read later by itself, and that is said once', async () => {
  const { follower, read, logged, faults } = followed();
  await settled(follower);
  for (const fault of ['some', 'places', 'all']) {
    faults.push(fault);
    if (fault === 'all') follower.distrust();
    follower.drop(['product:a', 'location:lisbon']);
    await expect(settled(follower)).rejects.toThrow(fault);
    expect(follower.isBehind()).toBe(true);
    await expect.poll(() => follower.isBehind()).toBe(false);
  }
  expect(read).toEqual(['all', 'a,in lisbon', 'a,in lisbon', 'all']);
  expect(logged).toHaveLength(3);
});

test('However many ask while nothing can be read, it is tried again at the same pace', async () => {
  let tries = 0;
  const readAll = async () => {
    tries += 1;
    throw new Error('away');
  };
  const { follower } = followed({ readAll });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let asked = 0; asked < 50; asked++) await settled(follower).catch(() => {});
  tries = 0;
  await vi.advanceTimersByTimeAsync(1_200);
  follower.stop();
  expect(tries).toBeGreaterThan(0);
  expect(tries).toBeLessThan(4);
});

test('What all that was read gives is read like what has changed', async () => {
  const { follower, read } = followed({ readAll: async () => ['a', 'b', 'c'] });
  await settled(follower);
  expect(read).toEqual(['a,b', 'c']);
});

test('Nobody waits longer than he is ready to, and after the end nothing more is read', async () => {
  const held = Promise.withResolvers<readonly string[]>();
  const { follower, read } = followed({ readAll: () => held.promise });
  await follower.catchUp(5);
  follower.stop();
  held.resolve(['a']);
  await settled(follower);
  expect(read).toEqual([]);
});
