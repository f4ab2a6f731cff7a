import { once } from 'node:events';
import type { DataRouter } from 'react-router';
import { expect, test } from 'vitest';
import { animateNewest } from './view-transition.ts';

const ANIMATED = { viewTransitionOpts: {} };

test('a snapshot that arrives after the router has moved on does not restore the older page', () => {
  const { goTo, shown, photograph } = visit();
  goTo('/faq', ANIMATED);
  expect(shown).toEqual([]);
  goTo('/tours');
  expect(shown).toEqual(['/tours']);
  photograph();
  expect(shown).toEqual(['/tours', '/tours at once']);
});

test('of two animated changes before the first snapshot the second is shown', () => {
  const { goTo, shown, photograph } = visit();
  goTo('/faq', ANIMATED);
  goTo('/tours', ANIMATED);
  photograph();
  photograph();
  expect(new Set(shown)).toEqual(new Set(['/tours at once']));
});

test('an animated change is drawn at once when its snapshot exists, and reaches all listeners', () => {
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

test('the first listener receives changes that happened before it subscribed', () => {
  const { shown } = visit(slowBrowser(), ['/de']);
  expect(shown).toEqual(['/de']);
});

test('a frame that mounts again does not wrap the router a second time', () => {
  const { router } = visit();
  const { subscribe } = router;
  animateNewest(router, {} as Document);
  expect(router.subscribe).toBe(subscribe);
});

test('a browser without view transitions shows each page when it comes', () => {
  const { goTo, shown } = visit({});
  goTo('/faq', ANIMATED);
  expect(shown).toEqual(['/faq']);
});

test('a skipped animation does not cause an unhandled rejection', async () => {
  const { goTo } = visit();
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
