/** A row that scrolls sideways where it does not fit. The inner edge leaves room for the focus ring. */
export const tabStrip =
  'flex gap-3 overflow-x-auto overscroll-x-contain px-1 -mx-1 pt-1 [scrollbar-width:none] md:gap-5';

/** For a tab and for a link that stands in a row of ways. */
export const tabLook = [
  'type-button-medium flex min-h-11 shrink-0 items-center gap-2 rounded-t-badge border-b-3 border-transparent px-1 pt-1 whitespace-nowrap',
  'text-ink-2 transition-colors hover:text-ink -outline-offset-3!',
  // Forced colours draw every edge, a transparent one too: there only the current item may have one.
  'forced-colors:border-b-0 forced-colors:aria-selected:border-b-3 forced-colors:aria-[current=page]:border-b-3',
  'aria-selected:border-coral aria-selected:text-ink aria-[current=page]:border-coral aria-[current=page]:text-ink',
].join(' ');
