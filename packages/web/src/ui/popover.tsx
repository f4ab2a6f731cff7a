import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useFetched } from './use-fetched.ts';

export type PopoverTrigger = {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  onPointerEnter: () => void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
};

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Draws the button that opens it, which must take all it is given. */
  trigger: (props: PopoverTrigger) => ReactNode;
  children?: ReactNode;
};

// Nobody needs it before opening it: it arrives on the way to the button.
const load = () => import('./popover-panel.tsx');
const prepare = () => void load().catch(() => undefined);

/** A panel under its trigger; below 768 px a sheet over the page. Pressing elsewhere closes it and keeps what was set. */
export function Popover({ trigger, ...panel }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Panel = useFetched(load, panel.open);
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => panel.onOpenChange(!panel.open),
        onPointerEnter: prepare,
        'aria-haspopup': 'dialog',
        'aria-expanded': panel.open,
        'aria-controls': id,
      })}
      {Panel && <Panel {...panel} id={id} trigger={button} />}
    </>
  );
}
