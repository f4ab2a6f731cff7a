import { type ReactNode, useId } from 'react';
import { useModal } from './modal.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** The dialog closes only by its own buttons. */
  required?: boolean;
  title: string;
  /** A timer, an icon or a drawing above the title. */
  sign?: ReactNode;
  /** Only a dialog with a drawing as its sign is centred. */
  centred?: boolean;
  /** One or two sentences below the title; screen readers read them when the dialog opens. */
  text?: ReactNode;
  /** Buttons, the primary one first. The first has the focus unless another has `data-first-focus`. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A dialog in the middle of the window; on a phone a sheet at its lower edge. */
export function Dialog({ title, sign, centred = false, text, actions, children, ...modal }: DialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <dialog
      {...useModal(modal)}
      aria-labelledby={titleId}
      aria-describedby={text === undefined ? undefined : textId}
      className={frame}
    >
      {modal.open && (
        <div className={`grid gap-5 p-7 ${centred ? 'justify-items-center text-center' : ''}`}>
          {sign}
          <DialogHead titleId={titleId} title={title} textId={textId} text={text} />
          {children}
          {actions !== undefined && <footer className={foot}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

type DialogHeadProps = { titleId: string; title: string; textId: string; text: ReactNode };

function DialogHead({ titleId, title, textId, text }: DialogHeadProps) {
  return (
    <header className="grid gap-2">
      <h2 id={titleId} className="type-h2">
        {title}
      </h2>
      {text !== undefined && (
        <p id={textId} className="text-ink-2">
          {text}
        </p>
      )}
    </header>
  );
}

// The content may be taller than the window. The buttons stay in view, unless they would leave no room for
// the content.
const foot = [
  'grid gap-2.5 -mx-7 -mb-7 w-[calc(100%+56px)] bg-card px-7 pt-3 pb-7',
  'relative [@media(min-height:30rem)]:sticky bottom-0',
  // Content that continues below the buttons fades out, so that it does not look cut off.
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5',
  'before:bg-linear-to-t before:from-card before:to-transparent',
].join(' ');

const frame = [
  'm-auto w-110 max-w-[calc(100%-40px)] max-h-[calc(100dvh-40px)] overflow-y-auto overscroll-contain scroll-pb-44',
  'rounded-panel bg-card text-ink shadow-floating',
  'max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-t-sheet max-md:rounded-b-none',
  'backdrop:bg-scrim starting:backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-250',
  'transition-[opacity,translate] duration-250 ease-out starting:opacity-0',
  'md:starting:translate-y-2 max-md:starting:translate-y-full',
].join(' ');
