import type { ReactNode } from 'react';
import { CornerButton } from './corner-button.tsx';
import { close } from './icon-paths.ts';
import { useModal } from './use-modal.ts';

export type SidePanelProps = {
  open: boolean;
  onClose: () => void;
  /** What a screen reader calls the panel. */
  label: string;
  closeLabel: string;
  /** Stands beside the cross. */
  head?: ReactNode;
  children?: ReactNode;
};

/** A panel from the left edge, on a phone the whole page. The menu stands on it. */
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
