import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Props that make a `<dialog>` modal while `open`. */
export function useModal(state: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const events = useModalEvents(state);

  useLayoutEffect(() => {
    if (state.open && ref.current !== null) return raiseDialog(ref.current);
  }, [state.open]);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    events.onKeyDown(event);
    keepFocusInside(event);
  }

  return { ref, ...events, onKeyDown };
}

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex^="-"])';

/**
 * Keeps Tab inside the dialog. A native modal dialog lets the focus leave to the browser's own bar, an empty
 * step for screen reader users.
 */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Opens a dialog over an inert page. The returned function closes it, and the focus returns to where it was.
 */
export function raiseDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  focusFirst(dialog);
  const release = lockScroll();
  return () => {
    dialog.close();
    release();
  };
}

/**
 * Focuses the element marked `data-first-focus`, or else the first button in the footer. A panel with neither
 * keeps the browser's choice.
 */
export function focusFirst(panel: HTMLElement): void {
  const marked = panel.querySelector<HTMLElement>('[data-first-focus]');
  const expected = panel.querySelector<HTMLElement>('footer :is(button, a)');
  (marked ?? expected)?.focus();
}

let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling until the returned function is called. Nested dialogs share
 * one lock. Padding replaces the scrollbar, so that nothing moves and the scrim covers that strip. The
 * browser's own scrollbar gutter would stay uncovered.
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

type ModalState = {
  open: boolean;
  /** Called for Escape, a press on the scrim and the back gesture. The owner decides by setting `open`. */
  onClose: () => void;
  /** A dialog that needs an answer closes only by its own buttons. */
  required?: boolean;
};

/**
 * Event handlers of an open `<dialog>`. Its padding must be on a child. A press on the dialog's own padding
 * counts as one on the scrim.
 */
export function useModalEvents({ open, onClose, required = false }: ModalState) {
  const pressedScrim = useRef(false);

  function requestClose() {
    if (!required) onClose();
  }

  return {
    onCancel(event: SyntheticEvent) {
      // A file field inside the dialog also has a cancel event, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      requestClose();
    },
    onKeyDown(event: KeyboardEvent) {
      // Chromium closes the dialog on a second Escape, even if the cancel event was prevented.
      if (required && event.key === 'Escape') event.preventDefault();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The browser closed the dialog by itself. If an effect ran twice, the dialog is open again already.
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: MouseEvent) {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      // A text selection dragged out of the dialog ends on the scrim, but did not start there.
      if (pressedScrim.current && event.target === event.currentTarget) requestClose();
    },
  };
}
