import { type FocusEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { deviceClass } from './breakpoints.ts';
import { hangPanel } from './hang-panel.ts';
import { raiseDialog } from './raise-dialog.ts';
import { useModalEvents } from './use-modal-events.ts';

export type PopoverState = { open: boolean; onOpenChange: (open: boolean) => void };

/** Props that hang a `<dialog popover>` under its trigger while `open`, and raise it as a sheet on a phone. */
export function usePopover({ open, onOpenChange }: PopoverState) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const close = () => onOpenChange(false);
  const events = useModalEvents({ open, onClose: close });

  useLayoutEffect(() => {
    if (!open || panel.current === null || trigger.current === null) return;
    if (deviceClass(window.innerWidth) === 'phone') return raiseDialog(panel.current);
    return hangPanel(panel.current, trigger.current);
  }, [open]);

  function onToggle(event: ToggleEvent) {
    // Escape or a press elsewhere: the browser has closed it already.
    if (open && event.newState === 'closed') close();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Nothing may have the focus behind an open panel; the trigger may, since it closes it.
    const left = relatedTarget !== null && !currentTarget.contains(relatedTarget);
    if (left && relatedTarget !== trigger.current) close();
  }

  return { trigger, panel: { ref: panel, ...events, onToggle, onBlur } };
}
