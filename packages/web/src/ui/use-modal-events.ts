import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef } from 'react';

export type ModalState = {
  open: boolean;
  /** Asked for by Escape, the scrim and the back gesture: the owner decides by setting `open`. */
  onClose: () => void;
  /** A dialog that needs an answer: nothing but its own buttons closes it. */
  required?: boolean;
};

/** What a `<dialog>` listens to while it is raised. Its padding must be on a child, or a press on it is the scrim's. */
export function useModalEvents({ open, onClose, required = false }: ModalState) {
  const pressedScrim = useRef(false);

  function ask() {
    if (!required) onClose();
  }

  return {
    onCancel(event: SyntheticEvent) {
      // A file field inside has a cancel event too, and it bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask();
    },
    onKeyDown(event: KeyboardEvent) {
      // Chromium lets a second Escape through whatever the cancel event says.
      if (required && event.key === 'Escape') event.preventDefault();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The browser closed it by itself. An effect that ran twice has it open again by now.
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: MouseEvent) {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      // A text selected from inside to the outside ends on the scrim, but did not begin there.
      if (pressedScrim.current && event.target === event.currentTarget) ask();
    },
  };
}
