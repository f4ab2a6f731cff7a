import { call, os } from '@orpc/server';
import { expect, test } from 'vitest';
import type { ApiContext } from '../call/context.ts';
import { rateLimit } from './rate-limit.ts';

/** A call with a limit of seven a minute, of a client that must wait so many seconds. */
async function callAfter(seconds: number) {
  const taken: unknown[][] = [];
  let answers = 0;
  const context = {
    takeCallToken: (...args: unknown[]) => {
      taken.push(args);
      return seconds;
    },
  } as unknown as ApiContext;
  const handler = os
    .$context<ApiContext>()
    .use(rateLimit(7))
    .handler(() => {
      answers += 1;
    });
  const result = await call(handler, undefined, { context, path: ['quotes', 'make'] }).catch(
    (error) => error,
  );
  return { taken, answers, result };
}

test('A call within its limit is answered, and counts by its name', async () => {
  expect(await callAfter(0)).toEqual({ taken: [['quotes.make', 7]], answers: 1, result: undefined });
});

test.each([0.2, 1, 59])(
  'A call that must wait for %s seconds is refused and not answered',
  async (seconds) => {
    expect(await callAfter(seconds)).toMatchObject({
      answers: 0,
      result: { code: 'too_many_requests', status: 429 },
    });
  },
);
