import type { DataRouter } from 'react-router';

type Way = Pick<DataRouter, 'state' | 'subscribe'>;
type Listener = Parameters<Way['subscribe']>[0];

const animated = new WeakSet<Way>();

/**
 * Before an animated change a browser photographs the page that is there, which a slow machine takes long for. The
 * router would then show what it had come to when it asked for that, though it may have gone on meanwhile, and nothing
 * would take that older page away again. Here whoever listens is told of a change when its photograph is there, and of
 * the newest state at that time.
 */
export function animateNewest(router: Way, shown: Pick<Document, 'startViewTransition'>): void {
  if (animated.has(router)) return;
  animated.add(router);
  const { subscribe } = router;
  const listeners = new Set<Listener>();
  const hear: Listener = (_, { viewTransitionOpts, ...how }) => {
    const tell = (flushSync: boolean) => {
      for (const listener of [...listeners]) listener(router.state, { ...how, flushSync });
    };
    // Not every browser of ours animates.
    if (!viewTransitionOpts || !shown.startViewTransition) return tell(how.flushSync);
    // What the animation leads to has to be drawn when the change is over.
    const { ready } = shown.startViewTransition(() => tell(true));
    // A page that changes without its animation, because the next one is wanted already, has changed all the same.
    ready.catch(() => {});
  };
  let isHeard = false;
  router.subscribe = (listener) => {
    listeners.add(listener);
    // The first who listens hears what has happened before anybody did.
    if (!isHeard) subscribe(hear);
    isHeard = true;
    return () => listeners.delete(listener);
  };
}
