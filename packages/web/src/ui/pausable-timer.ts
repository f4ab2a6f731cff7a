export type PausableTimer = { pause: () => void; resume: () => void; stop: () => void };

/** Counts only the time it is not paused, and calls back once. It runs from the start. */
export function pausableTimer(milliseconds: number, onEnd: () => void): PausableTimer {
  let left = milliseconds;
  let startedAt: number | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function pause() {
    if (startedAt === undefined) return;
    clearTimeout(timeout);
    left -= performance.now() - startedAt;
    startedAt = undefined;
  }

  function resume() {
    if (startedAt !== undefined) return;
    startedAt = performance.now();
    timeout = setTimeout(onEnd, Math.max(left, 0));
  }

  resume();
  return { pause, resume, stop: pause };
}
