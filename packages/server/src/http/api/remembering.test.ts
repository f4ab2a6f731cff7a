import { createRouterClient, os } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { createCache } from '../cache.ts';
import type { ApiContext, Remembered } from './context.ts';
import { remembering } from './remembering.ts';

function setUp({ until, now = () => new Date(0) }: { until?: Date; now?: () => Date } = {}) {
  const memory = createCache<Remembered>({
    clock: { now },
    maxBytes: 100_000,
    longestLife: 1_000,
  });
  const read = vi.fn(async (input: unknown) => ({ input }));
  const procedures = {
    list: os
      .$context<ApiContext>()
      .use(remembering)
      .handler(async ({ context, input }) => {
        context.shows('tours');
        if (until) context.holdsUntil(until);
        return read(input);
      }),
  };
  const clientFor = (locale: ApiContext['locale'], shows: ApiContext['shows'] = () => {}, more = {}) =>
    createRouterClient(procedures, { context: { memory, locale, shows, ...more } as ApiContext });
  return { memory, read, clientFor };
}

test('the same question in the same language is read once; another one is another', async () => {
  const { read, clientFor } = setUp();
  const [english, german] = [clientFor('en'), clientFor('de')];
  expect(await english.list({ page: 0 })).toEqual(await english.list({ page: 0 }));
  expect(read).toHaveBeenCalledTimes(1);
  await english.list({ page: 1 });
  await german.list({ page: 0 });
  expect(read).toHaveBeenCalledTimes(3);
});

test('a remembered answer still tells the page what it shows', async () => {
  const { clientFor } = setUp();
  await clientFor('en').list({});
  const shows = vi.fn();
  await clientFor('en', shows).list({});
  expect(shows.mock.calls).toEqual([['tours']]);
});

test('an answer that will be wrong by itself is read again then, and tells the page so, remembered or not', async () => {
  let time = 0;
  const { read, clientFor } = setUp({ until: new Date(300), now: () => new Date(time) });
  const holdsUntil = vi.fn();
  const { list } = clientFor('en', () => {}, { holdsUntil });
  await list({});
  await list({});
  expect(read).toHaveBeenCalledTimes(1);
  expect(holdsUntil.mock.calls).toEqual([[new Date(300)], [new Date(300)]]);
  time = 300;
  await list({});
  expect(read).toHaveBeenCalledTimes(2);
});

test('what has changed is read again, also when it changed while it was being read', async () => {
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

test('a failure is not remembered', async () => {
  const { read, clientFor } = setUp();
  read.mockRejectedValueOnce(new Error('away'));
  await expect(clientFor('en').list({})).rejects.toThrow();
  expect(await clientFor('en').list({})).toEqual({ input: {} });
});
