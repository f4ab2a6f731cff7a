import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to, and notes when it began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    work,
    settled,
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

test('At most so many things go on at once; the others follow in the order in which they came.', async () => {
  const { begun, work, end, settled } = works();
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
  await settled();
  expect([begun, queue.waiting]).toEqual([['a', 'b'], 2]);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('Who comes when too many wait is told at once, and the next one who comes when there is room is taken.', async () => {
  const { work, end, settled } = works();
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 1 });
  const first = queue.run(work('a'));
  const second = queue.run(work('b'));
  await settled();
  expect(queue.run(work('c'))).toBeUndefined();
  expect(queue.refused).toBe(1);
  await end('a');
  expect(queue.run(work('d'))).toBeDefined();
  await end('b');
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});

test('Work ahead of need is done when nothing else is to do, and never two at once.', async () => {
  const { begun, work, end, settled } = works();
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 10 });
  queue.run(work('ahead 1'), { ahead: true });
  queue.run(work('ahead 2'), { ahead: true });
  await settled();
  expect(begun).toEqual(['ahead 1']);
  queue.run(work('asked 1'));
  queue.run(work('asked 2'));
  await settled();
  expect(begun).toEqual(['ahead 1', 'asked 1']);
  await end('ahead 1');
  expect(begun).toEqual(['ahead 1', 'asked 1', 'asked 2']);
  await end('asked 1');
  expect(begun).toHaveLength(3);
  await end('asked 2');
  expect(begun).toContain('ahead 2');
});

test('Work that fails makes room like any other, and says so to whoever wanted it.', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 5 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'next')).toBe('next');
});
