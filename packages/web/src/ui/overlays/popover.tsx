import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useLazyComponent } from '../use-lazy.ts';

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
  /** Draws the button that opens the panel. The button must take all props it is given. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** As wide as two months. */
  isWide?: boolean;
  children?: ReactNode;
};

// The panel's code is not needed before it opens. It loads while the pointer approaches the button.
const loadPanel = () => import('./popover-panel.tsx');
const preloadPanel = () => void loadPanel().catch(() => undefined);

/**
 * A panel below its trigger; below 768 px a sheet over the page. Pressing outside closes it and keeps the
 * chosen values.
 */
export function Popover({ trigger, ...panel }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Panel = useLazyComponent(loadPanel, panel.open);
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => panel.onOpenChange(!panel.open),
        onPointerEnter: preloadPanel,
        'aria-haspopup': 'dialog',
        'aria-expanded': panel.open,
        'aria-controls': id,
      })}
      {Panel && <Panel {...panel} id={id} trigger={button} />}
    </>
  );
}
