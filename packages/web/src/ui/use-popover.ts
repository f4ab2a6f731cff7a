import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { deviceClass } from './breakpoints.ts';
import { hangPanel } from './hang-panel.ts';
import { raiseDialog } from './raise-dialog.ts';
import { useModalEvents } from './use-modal-events.ts';

export type PopoverState = { open: boolean; onOpenChange: (open: boolean) => void };

/** Props that hang a `<dialog popover>` under its trigger while `open`, and raise it as a sheet on a phone. */
export function usePopover({ open, onOpenChange }: PopoverState, trigger: RefObject<HTMLElement | null>) {
  const panel = useRef<HTMLDialogElement>(null);
  const onClose = useEffectEvent(() => onOpenChange(false));
  const events = useModalEvents({ open, onClose: () => onOpenChange(false) });

  useLayoutEffect(() => {
    if (!open || panel.current === null || trigger.current === null) return;
    if (deviceClass(window.innerWidth) === 'phone') return raiseDialog(panel.current);
    return hangPanel({ panel: panel.current, trigger: trigger.current, onClose: () => onClose() });
  }, [open, trigger]);

  return { ref: panel, ...events };
}
