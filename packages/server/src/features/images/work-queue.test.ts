import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends on request and records its start. */
function createWorks() {
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

test('A limited number of jobs run at once; the others follow in order of arrival', async () => {
  const { begun, work, end, settled } = createWorks();
  const queue = createWorkQueue({ maxRunning: 2, maxWaiting: 10 });
  const runs = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
  await settled();
  expect([begun, queue.waiting]).toEqual([['a', 'b'], 2]);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c', 'd']);
});

test('A job is refused at once if too many wait, and the next job is accepted when there is room', async () => {
  const { work, end, settled } = createWorks();
  const queue = createWorkQueue({ maxRunning: 1, maxWaiting: 1 });
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

test('Work ahead of need runs only when the queue is idle, and one job at a time', async () => {
  const { begun, work, end, settled } = createWorks();
  const queue = createWorkQueue({ maxRunning: 2, maxWaiting: 10 });
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

test('A failing job frees its place, and its caller receives the error', async () => {
  const queue = createWorkQueue({ maxRunning: 1, maxWaiting: 5 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'next')).toBe('next');
});
