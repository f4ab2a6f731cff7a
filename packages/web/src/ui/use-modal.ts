import { useLayoutEffect, useRef } from 'react';
import { raiseDialog } from './raise-dialog.ts';
import { type ModalState, useModalEvents } from './use-modal-events.ts';

/** Props that make a `<dialog>` modal while `open`. */
export function useModal(state: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const events = useModalEvents(state);

  useLayoutEffect(() => {
    if (state.open && ref.current !== null) return raiseDialog(ref.current);
  }, [state.open]);

  return { ref, ...events };
}
