import type { DataRouter } from 'react-router';

type RouterView = Pick<DataRouter, 'state' | 'subscribe'>;
type RouterListener = Parameters<RouterView['subscribe']>[0];

const animated = new WeakSet<RouterView>();

/**
 * Before an animated change the browser takes a snapshot of the current page, which is slow on weak machines.
 * The router would then show the state it had when it requested the snapshot. It may have moved on, and
 * nothing would remove that older page. This wrapper therefore notifies listeners when the snapshot exists,
 * and with the newest state.
 */
export function animateNewest(router: RouterView, document: Pick<Document, 'startViewTransition'>): void {
  if (animated.has(router)) return;
  animated.add(router);
  const { subscribe } = router;
  const listeners = new Set<RouterListener>();
  const onNavigate: RouterListener = (_, { viewTransitionOpts, ...options }) => {
    const notifyListeners = (flushSync: boolean) => {
      for (const listener of [...listeners]) listener(router.state, { ...options, flushSync });
    };
    // Not every supported browser has view transitions.
    if (!viewTransitionOpts || !document.startViewTransition) return notifyListeners(options.flushSync);
    // The target of the animation must be drawn when the callback ends.
    const { ready } = document.startViewTransition(() => notifyListeners(true));
    // The animation is skipped if the next page is already requested. The page has changed all the same.
    ready.catch(() => {});
  };
  let isListening = false;
  router.subscribe = (listener) => {
    listeners.add(listener);
    // The first listener also receives the changes that happened before it subscribed.
    if (!isListening) subscribe(onNavigate);
    isListening = true;
    return () => listeners.delete(listener);
  };
}
