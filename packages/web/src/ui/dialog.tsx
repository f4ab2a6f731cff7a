import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Nothing but its own buttons closes it. */
  required?: boolean;
  title: string;
  /** A timer, a sign or a drawing above the title. */
  sign?: ReactNode;
  /** With a drawing as its sign a dialog is centred; no other is. */
  centred?: boolean;
  /** One or two sentences under the title; read out when the dialog opens. */
  text?: ReactNode;
  /** The buttons, primary first. The first has the focus unless another is marked `data-first-focus`. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A question in the middle of the window, on a phone a sheet at its lower edge. */
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

// What is asked may be longer than the window: the answers stay in sight, unless they would leave no room for it.
const foot = [
  'grid gap-2.5 -mx-7 -mb-7 w-[calc(100%+56px)] bg-card px-7 pt-3 pb-7',
  'relative [@media(min-height:30rem)]:sticky bottom-0',
  // What goes on below them fades rather than looking cut off.
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
