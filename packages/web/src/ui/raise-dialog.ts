import { focusFirst } from './focus-first.ts';
import { lockScroll } from './lock-scroll.ts';

/** Opens a dialog over an inert page. The returned function closes it and gives the focus back to what had it. */
export function raiseDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  focusFirst(dialog);
  const release = lockScroll();
  return () => {
    dialog.close();
    release();
  };
}
