import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { keepFocusInside } from './keep-focus-inside.ts';
import { raiseDialog } from './raise-dialog.ts';
import { type ModalState, useModalEvents } from './use-modal-events.ts';

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
