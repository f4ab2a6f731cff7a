import type { ReactNode, RefObject } from 'react';
import { CornerButton } from './corner-button.tsx';
import { close } from './icon-paths.ts';
import { type PopoverState, usePopover } from './use-popover.ts';

export type PopoverPanelProps = PopoverState & {
  id: string;
  title: string;
  closeLabel: string;
  trigger: RefObject<HTMLButtonElement | null>;
  children?: ReactNode;
};

/** What hangs under the trigger. It comes with the first press. */
export default function PopoverPanel({
  id,
  title,
  closeLabel,
  trigger,
  children,
  ...state
}: PopoverPanelProps) {
  const panel = usePopover(state, trigger);
  return (
    <dialog {...panel} id={id} popover="manual" aria-label={title} className={frame}>
      {state.open && (
        <div className="grid gap-4 px-5 pt-8 pb-6 md:px-6 md:pt-5">
          <SheetHead title={title} closeLabel={closeLabel} onClose={() => state.onOpenChange(false)} />
          {children}
        </div>
      )}
    </dialog>
  );
}

type SheetHeadProps = { title: string; closeLabel: string; onClose: () => void };

function SheetHead({ title, closeLabel, onClose }: SheetHeadProps) {
  return (
    <header className="flex items-center justify-between gap-4 md:hidden">
      <span className="absolute top-2.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-2" />
      <h2 className="type-h2">{title}</h2>
      <CornerButton path={close} label={closeLabel} onPress={onClose} className="-mr-3" />
    </header>
  );
}

const frame = [
  'overflow-y-auto overscroll-contain bg-card text-ink shadow-floating',
  'max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:max-w-none',
  'max-md:max-h-[calc(100dvh-40px)] max-md:rounded-t-sheet',
  'md:absolute md:top-(--panel-top) md:right-auto md:bottom-auto md:left-(--panel-left) md:max-h-(--panel-height)',
  'md:w-100 md:rounded-panel',
  'max-md:backdrop:bg-scrim max-md:starting:backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-250',
  'transition-[opacity,translate] duration-250 ease-out starting:opacity-0',
  'max-md:starting:translate-y-full',
].join(' ');
