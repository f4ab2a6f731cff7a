import type { ReactNode } from 'react';
import { CornerButton } from '../actions/icon-button.tsx';
import { close } from '../media/icon-paths.ts';
import { useModal } from './modal.ts';

export type SidePanelProps = {
  open: boolean;
  onClose: () => void;
  /** Name of the panel for screen readers. */
  label: string;
  closeLabel: string;
  /** Shown beside the close button. */
  head?: ReactNode;
  children?: ReactNode;
};

/** A panel at the left edge; on a phone it covers the whole page. The menu uses it. */
export function SidePanel({ label, closeLabel, head, children, ...modal }: SidePanelProps) {
  return (
    <dialog {...useModal(modal)} aria-label={label} className={frame}>
      {modal.open && (
        <div className="flex min-h-full flex-col px-6 pb-8">
          <header className="flex h-(--header-height) items-center justify-between gap-4">
            {head ?? <span />}
            <CornerButton path={close} label={closeLabel} onPress={modal.onClose} className="-mr-3" />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}

const frame = [
  'm-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain md:w-100',
  'ground-deep shadow-floating',
  'backdrop:bg-scrim starting:backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-250',
  'transition-[opacity,translate] duration-250 ease-out starting:opacity-0',
  'starting:-translate-x-full',
].join(' ');
