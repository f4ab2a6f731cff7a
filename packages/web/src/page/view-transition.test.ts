import { once } from 'node:events';
import type { DataRouter } from 'react-router';
import { expect, test } from 'vitest';
import { animateNewest } from './view-transition.ts';

const ANIMATED = { viewTransitionOpts: {} };

test('A snapshot that arrives after a later navigation does not restore the older page', () => {
  const { goTo, shownPaths, takeSnapshot } = testRouter();
  goTo('/faq', ANIMATED);
  expect(shownPaths).toEqual([]);
  goTo('/tours');
  expect(shownPaths).toEqual(['/tours']);
  takeSnapshot();
  expect(shownPaths).toEqual(['/tours', '/tours at once']);
});

test('If two animated navigations precede the first snapshot, the second page is shown', () => {
  const { goTo, shownPaths, takeSnapshot } = testRouter();
  goTo('/faq', ANIMATED);
  goTo('/tours', ANIMATED);
  takeSnapshot();
  takeSnapshot();
  expect(new Set(shownPaths)).toEqual(new Set(['/tours at once']));
});

test('An animated navigation is drawn once its snapshot exists, and reaches all listeners', () => {
  const { router, goTo, shownPaths, takeSnapshot } = testRouter();
  const secondListenerPaths: string[] = [];
  const unsubscribe = router.subscribe(({ location }) => secondListenerPaths.push(location.pathname));
  goTo('/faq', ANIMATED);
  takeSnapshot();
  expect(shownPaths).toEqual(['/faq at once']);
  expect(secondListenerPaths).toEqual(['/faq']);
  unsubscribe();
  goTo('/press');
  expect(secondListenerPaths).toEqual(['/faq']);
  expect(shownPaths).toEqual(['/faq at once', '/press']);
});

test('The first listener receives navigations from before its subscription', () => {
  const { shownPaths } = testRouter(slowBrowser(), ['/de']);
  expect(shownPaths).toEqual(['/de']);
});

test('A frame that mounts again does not wrap the router a second time', () => {
  const { router } = testRouter();
  const { subscribe } = router;
  animateNewest(router, {} as Document);
  expect(router.subscribe).toBe(subscribe);
});

test('A browser without view transitions shows each page without waiting', () => {
  const { goTo, shownPaths } = testRouter({});
  goTo('/faq', ANIMATED);
  expect(shownPaths).toEqual(['/faq']);
});

test('A skipped animation does not cause an unhandled rejection', async () => {
  const { goTo } = testRouter();
  const uncaught: unknown[] = [];
  const listen = (reason: unknown) => uncaught.push(reason);
  process.on('unhandledRejection', listen);
  goTo('/faq', ANIMATED);
  // Node reports unhandled rejections after the promises of a turn. By then it has examined the skipped
  // animation as well.
  const marker = new Error('an error without a listener');
  const rejection = once(process, 'unhandledRejection');
  void Promise.reject(marker);
  await rejection;
  process.off('unhandledRejection', listen);
  expect(uncaught).toEqual([marker]);
});

function testRouter(browser: object = slowBrowser(), before: string[] = []) {
  const { takeSnapshot } = browser as ReturnType<typeof slowBrowser>;
  const listeners = new Set<Parameters<DataRouter['subscribe']>[0]>();
  const router = {
    state: { location: { pathname: '/' } },
    subscribe(listener: Parameters<DataRouter['subscribe']>[0]) {
      listeners.add(listener);
      for (const pathname of before.splice(0)) goTo(pathname);
      return () => listeners.delete(listener);
    },
  } as unknown as DataRouter;
  const goTo = (pathname: string, options = {}) => {
    Object.assign(router, { state: { location: { pathname } } });
    for (const listener of listeners)
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false, ...options });
  };
  animateNewest(router, browser as Document);
  const shownPaths: string[] = [];
  router.subscribe(({ location }, { flushSync, viewTransitionOpts }) => {
    expect(viewTransitionOpts).toBeUndefined();
    shownPaths.push(location.pathname + (flushSync ? ' at once' : ''));
  });
  return { router, goTo, shownPaths, takeSnapshot };
}

function slowBrowser() {
  const changes: (() => void)[] = [];
  return {
    startViewTransition(change: () => void) {
      changes.push(change);
      return { ready: Promise.reject(new Error('Transition was skipped')) };
    },
    takeSnapshot: () => changes.shift()?.(),
  };
}
