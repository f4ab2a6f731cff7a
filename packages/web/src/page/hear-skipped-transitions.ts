/**
 * A page that changes without its animation, because the next one is already wanted or the machine is slow, has
 * changed all the same. The router asks for the animation and does not listen to whether it came to be, which a
 * browser reports as a fault that nobody caught.
 */
export function hearSkippedTransitions(shown: Document): void {
  // Not every browser of ours has them.
  const start = shown.startViewTransition?.bind(shown);
  if (!start) return;
  shown.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch(() => {});
    return transition;
  };
}
