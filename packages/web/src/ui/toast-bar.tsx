import { type SyntheticEvent, useEffect, useRef } from 'react';
import { type PausableTimer, pausableTimer } from './pausable-timer.ts';
import { dismissToast, type ShownToast } from './toast-queue.ts';

const SHOWN_FOR = 6000;

/** Six seconds, and none of them while somebody looks at it. */
export default function ToastBar({ toast }: { toast: ShownToast }) {
  const timer = useRef<PausableTimer>(null);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    const running = pausableTimer(SHOWN_FOR, dismissToast);
    timer.current = running;
    cameFrom.current = document.activeElement;
    return running.stop;
  }, []);

  function resume({ currentTarget }: SyntheticEvent) {
    // The pointer may leave while the focus is still inside, and the other way round.
    if (!currentTarget.matches(':hover, :focus-within')) timer.current?.resume();
  }

  function undo() {
    dismissToast();
    toast.onUndo();
    // The pressed button goes with its bar: the focus goes back to where the act began.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it holds the time, nobody presses it.
    <div
      onPointerEnter={() => timer.current?.pause()}
      onPointerLeave={resume}
      onFocus={() => timer.current?.pause()}
      onBlur={resume}
      className="type-compact pointer-events-auto flex w-full max-w-100 items-center justify-between gap-4 rounded-control bg-ink py-1 pr-2 pl-5 text-paper shadow-floating transition-[opacity,translate] duration-250 starting:translate-y-2 starting:opacity-0"
    >
      <p>{toast.text}</p>
      <button
        type="button"
        onClick={undo}
        className="min-h-11 shrink-0 px-3 font-semibold underline underline-offset-4 outline-current!"
      >
        {toast.undoLabel}
      </button>
    </div>
  );
}
