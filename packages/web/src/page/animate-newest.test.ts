import { once } from 'node:events';
import type { DataRouter } from 'react-router';
import { expect, test } from 'vitest';
import { animateNewest } from './animate-newest.ts';

const ANIMATED = { viewTransitionOpts: {} };

test('a page whose photograph comes after the router has gone on is not put over the newer one', () => {
  const { goTo, shown, photograph } = visit();
  goTo('/faq', ANIMATED);
  expect(shown).toEqual([]);
  goTo('/tours');
  expect(shown).toEqual(['/tours']);
  photograph();
  expect(shown).toEqual(['/tours', '/tours at once']);
});

test('of two animated changes before the first photograph the second is shown', () => {
  const { goTo, shown, photograph } = visit();
  goTo('/faq', ANIMATED);
  goTo('/tours', ANIMATED);
  photograph();
  photograph();
  expect(new Set(shown)).toEqual(new Set(['/tours at once']));
});

test('an animated change is drawn at once when its photograph is there, and is the same for all who listen', () => {
  const { router, goTo, shown, photograph } = visit();
  const also: string[] = [];
  const leave = router.subscribe(({ location }) => also.push(location.pathname));
  goTo('/faq', ANIMATED);
  photograph();
  expect(shown).toEqual(['/faq at once']);
  expect(also).toEqual(['/faq']);
  leave();
  goTo('/press');
  expect(also).toEqual(['/faq']);
  expect(shown).toEqual(['/faq at once', '/press']);
});

test('whoever listens first hears what has happened before anybody did', () => {
  const { shown } = visit(slowBrowser(), ['/de']);
  expect(shown).toEqual(['/de']);
});

test('a frame that stands anew does not put another layer between the router and who listens', () => {
  const { router } = visit();
  const { subscribe } = router;
  animateNewest(router, {} as Document);
  expect(router.subscribe).toBe(subscribe);
});

test('a browser that does not animate shows each page when it comes', () => {
  const { goTo, shown } = visit({});
  goTo('/faq', ANIMATED);
  expect(shown).toEqual(['/faq']);
});

test('a change of pages whose animation is skipped is no fault that nobody caught', async () => {
  const { goTo } = visit();
  const uncaught: unknown[] = [];
  const listen = (reason: unknown) => uncaught.push(reason);
  process.on('unhandledRejection', listen);
  goTo('/faq', ANIMATED);
  // What nobody listens to is told after the promises of a turn: the second one has been looked at by then.
  const marker = new Error('nobody listens to this one');
  const heard = once(process, 'unhandledRejection');
  void Promise.reject(marker);
  await heard;
  process.off('unhandledRejection', listen);
  expect(uncaught).toEqual([marker]);
});

function visit(browser: object = slowBrowser(), before: string[] = []) {
  const { photograph } = browser as ReturnType<typeof slowBrowser>;
  const listeners = new Set<Parameters<DataRouter['subscribe']>[0]>();
  const router = {
    state: { location: { pathname: '/' } },
    subscribe(listener: Parameters<DataRouter['subscribe']>[0]) {
      listeners.add(listener);
      for (const pathname of before.splice(0)) goTo(pathname);
      return () => listeners.delete(listener);
    },
  } as unknown as DataRouter;
  const goTo = (pathname: string, how = {}) => {
    Object.assign(router, { state: { location: { pathname } } });
    for (const listener of listeners)
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false, ...how });
  };
  animateNewest(router, browser as Document);
  const shown: string[] = [];
  router.subscribe(({ location }, { flushSync, viewTransitionOpts }) => {
    expect(viewTransitionOpts).toBeUndefined();
    shown.push(location.pathname + (flushSync ? ' at once' : ''));
  });
  return { router, goTo, shown, photograph };
}

function slowBrowser() {
  const changes: (() => void)[] = [];
  return {
    startViewTransition(change: () => void) {
      changes.push(change);
      return { ready: Promise.reject(new Error('Transition was skipped')) };
    },
    photograph: () => changes.shift()?.(),
  };
}
