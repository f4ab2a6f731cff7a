import { type SyntheticEvent, useEffect, useRef } from 'react';
import { dismissToast, type ShownToast } from './toast-store.ts';

const SHOWN_MS = 6000;

/** Shows a toast for six seconds. Time during which it is hovered or focused does not count. */
export default function ToastBar({ toast }: { toast: ShownToast }) {
  const timer = useRef<PausableTimer>(null);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    const running = pausableTimer(SHOWN_MS, dismissToast);
    timer.current = running;
    cameFrom.current = document.activeElement;
    return running.stop;
  }, []);

  function resume({ currentTarget }: SyntheticEvent) {
    // The pointer may leave while the focus is still inside, or the focus while the pointer is.
    if (!currentTarget.matches(':hover, :focus-within')) timer.current?.resume();
  }

  function undo() {
    dismissToast();
    toast.onUndo();
    // The pressed button disappears with the bar, so the focus returns to where the action began.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses the timer; it is not a control.
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

type PausableTimer = { pause: () => void; resume: () => void; stop: () => void };

/** Starts at once, counts only time that is not paused, and calls back once. */
export function pausableTimer(milliseconds: number, onEnd: () => void): PausableTimer {
  let remainingTime = milliseconds;
  let startedAt: number | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function pause() {
    if (startedAt === undefined) return;
    clearTimeout(timeout);
    remainingTime -= performance.now() - startedAt;
    startedAt = undefined;
  }

  function resume() {
    if (startedAt !== undefined) return;
    startedAt = performance.now();
    timeout = setTimeout(onEnd, Math.max(remainingTime, 0));
  }

  resume();
  return { pause, resume, stop: pause };
}
