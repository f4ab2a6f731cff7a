import { once } from 'node:events';
import { expect, test } from 'vitest';
import { hearSkippedTransitions } from './hear-skipped-transitions.ts';

test('a change of pages whose animation is skipped is no fault that nobody caught', async () => {
  const page = pageWhoseAnimationsAreSkipped();
  hearSkippedTransitions(page);
  const uncaught: unknown[] = [];
  const listen = (reason: unknown) => uncaught.push(reason);
  process.on('unhandledRejection', listen);
  const change = () => {};
  const transition = page.startViewTransition(change);
  expect(transition).toBe(page.begun[0]?.transition);
  expect(page.begun[0]?.change).toBe(change);
  // What nobody listens to is told after the promises of a turn: the second one has been looked at by then.
  const marker = new Error('nobody listens to this one');
  const heard = once(process, 'unhandledRejection');
  void Promise.reject(marker);
  await heard;
  process.off('unhandledRejection', listen);
  expect(uncaught).toEqual([marker]);
});

test('a browser without them is left as it is', () => {
  const page = {} as Document;
  hearSkippedTransitions(page);
  expect(page).toEqual({});
});

function pageWhoseAnimationsAreSkipped() {
  const begun: { change: unknown; transition: unknown }[] = [];
  const startViewTransition = (change: unknown) => {
    const transition = { ready: Promise.reject(new Error('Transition was skipped')) };
    begun.push({ change, transition });
    return transition;
  };
  return { begun, startViewTransition } as unknown as Document & { begun: typeof begun };
}
