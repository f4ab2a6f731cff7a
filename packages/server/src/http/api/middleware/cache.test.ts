import { createRouterClient, os } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../load/cache.ts';
import type { ApiContext, CachedOutput } from '../call/context.ts';
import { cached, cachedWhere, recall, weightOf } from './cache.ts';

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

test('An answer that is read reports what it shows to the page, and no end if it has none', async () => {
  const { clientFor } = setUp();
  const [recordDependency, limitExpiry] = [vi.fn(), vi.fn()];
  await clientFor('en', recordDependency, { limitExpiry }).list({});
  expect(recordDependency.mock.calls).toEqual([['tours']]);
  expect(limitExpiry).not.toHaveBeenCalled();
});

test('An end that is not known limits nothing', async () => {
  const { memory } = setUp();
  const limitExpiry = vi.fn();
  const handler = os
    .$context<ApiContext>()
    .use(cached)
    .handler(({ context }) => {
      context.limitExpiry(undefined);
      return {};
    });
  const context = { memory, locale: 'en', limitExpiry } as unknown as ApiContext;
  expect(await createRouterClient({ list: handler }, { context }).list()).toEqual({});
  expect(limitExpiry).not.toHaveBeenCalled();
});

test('Only inputs that can take a limited number of values are kept, where there is such a condition', async () => {
  const { memory } = setUp();
  const read = vi.fn((input: unknown) => ({ input }));
  const handler = os
    .$context<ApiContext>()
    .use(cachedWhere((input) => input === 'few'))
    .handler(({ input }) => read(input));
  const context = { memory, locale: 'en' } as unknown as ApiContext;
  const { list } = createRouterClient({ list: handler }, { context });
  for (const input of ['few', 'few', 'any', 'any']) expect(await list(input)).toEqual({ input });
  expect(read.mock.calls).toEqual([['few'], ['any'], ['any']]);
});

test('A value is loaded once until something that it depends on changes, and an absent one each time', async () => {
  const { memory } = setUp();
  const load = vi.fn<() => Promise<{ count: number } | undefined>>();
  const recallCount = () =>
    recall({ memory }, 'count', load, { dependsOn: ({ count }) => [`count:${count}`] });
  load.mockResolvedValueOnce(undefined);
  expect(await recallCount()).toBeUndefined();
  load.mockResolvedValue({ count: 1 });
  expect([await recallCount(), await recallCount()]).toEqual([{ count: 1 }, { count: 1 }]);
  expect(load).toHaveBeenCalledTimes(2);
  memory.drop(['count:2']);
  await recallCount();
  expect(load).toHaveBeenCalledTimes(2);
  memory.drop(['count:1']);
  await recallCount();
  expect(load).toHaveBeenCalledTimes(3);
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
