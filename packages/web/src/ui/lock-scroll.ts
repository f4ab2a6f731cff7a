let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, until the returned release is called. Dialogs over dialogs share
 * one lock. Nothing moves sideways, because the page keeps its scrollbar's room (`scrollbar-gutter` in base.css).
 */
export function lockScroll(): () => void {
  const page = document.documentElement.style;
  locks += 1;
  page.setProperty('overflow', 'hidden');
  return () => {
    locks -= 1;
    if (locks === 0) page.removeProperty('overflow');
  };
}
