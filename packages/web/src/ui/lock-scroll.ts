let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, until the returned release is called. Dialogs over dialogs share
 * one lock. The scrollbar's room becomes padding: nothing moves, and the scrim covers that strip too, which it does
 * not where the browser itself keeps the room.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    const scrollbar = window.innerWidth - root.getBoundingClientRect().width;
    root.style.setProperty('padding-right', `${scrollbar}px`);
    root.style.setProperty('scrollbar-gutter', 'auto');
    root.style.setProperty('overflow', 'hidden');
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    for (const property of ['padding-right', 'scrollbar-gutter', 'overflow'])
      root.style.removeProperty(property);
  };
}
