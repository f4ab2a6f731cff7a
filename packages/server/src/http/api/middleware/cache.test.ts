import { createRouterClient, os } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../load/cache.ts';
import type { ApiContext, CachedOutput } from '../call/context.ts';
import { cached, weightOf } from './cache.ts';

function setUp({ until, now = () => new Date(0) }: { until?: Date; now?: () => Date } = {}) {
  const memory = createCache<CachedOutput>({
    clock: { now },
    maxBytes: 100_000,
    maxLifeMs: 1_000,
  });
  const read = vi.fn(async (input: unknown) => ({ input }));
  const procedures = {
    list: os
      .$context<ApiContext>()
      .use(cached)
      .handler(async ({ context, input }) => {
        context.recordDependency('tours');
        if (until) context.limitExpiry(until);
        return read(input);
      }),
  };
  const clientFor = (
    locale: ApiContext['locale'],
    recordDependency: ApiContext['recordDependency'] = () => {},
    more = {},
  ) =>
    createRouterClient(procedures, {
      context: { memory, locale, recordDependency: recordDependency, ...more } as ApiContext,
    });
  return { memory, read, clientFor };
}

test('The same input in the same language is read once; another input or language is read separately', async () => {
  const { read, clientFor } = setUp();
  const [english, german] = [clientFor('en'), clientFor('de')];
  expect(await english.list({ page: 0 })).toEqual(await english.list({ page: 0 }));
  expect(read).toHaveBeenCalledTimes(1);
  await english.list({ page: 1 });
  await german.list({ page: 0 });
  expect(read).toHaveBeenCalledTimes(3);
});

test('A cached answer still reports what it shows to the page', async () => {
  const { clientFor } = setUp();
  await clientFor('en').list({});
  const recordDependency = vi.fn();
  await clientFor('en', recordDependency).list({});
  expect(recordDependency.mock.calls).toEqual([['tours']]);
});

test('A stale answer is read again, and its page records when it becomes stale, cached or not', async () => {
  let time = 0;
  const { read, clientFor } = setUp({ until: new Date(300), now: () => new Date(time) });
  const limitExpiry = vi.fn();
  const { list } = clientFor('en', () => {}, { limitExpiry });
  await list({});
  await list({});
  expect(read).toHaveBeenCalledTimes(1);
  expect(limitExpiry.mock.calls).toEqual([[new Date(300)], [new Date(300)]]);
  time = 300;
  await list({});
  expect(read).toHaveBeenCalledTimes(2);
});

test('Changed data is read again, even if it changed while it was being read', async () => {
  const { memory, read, clientFor } = setUp();
  const { list } = clientFor('en');
  await list({});
  memory.drop(['tours']);
  await list({});
  expect(read).toHaveBeenCalledTimes(2);

  memory.dropAll();
  read.mockImplementationOnce(async (input) => {
    memory.drop(['tours']);
    return { input };
  });
  await list({});
  await list({});
  expect(read).toHaveBeenCalledTimes(4);
});

test('A failure is not cached', async () => {
  const { read, clientFor } = setUp();
  read.mockRejectedValueOnce(new Error('away'));
  await expect(clientFor('en').list({})).rejects.toThrow();
  expect(await clientFor('en').list({})).toEqual({ input: {} });
});

test('The weight of an object is an overestimate of its size in memory', () => {
  const card = { tourName: 'Trip', prices: [1, 2, 3] };
  expect(weightOf(card)).toBeGreaterThan(2 * JSON.stringify(card).length);
  expect(weightOf([card, card])).toBeGreaterThan(2 * weightOf(card));
});
