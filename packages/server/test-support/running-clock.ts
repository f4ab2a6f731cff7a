import type { Clock } from '@ashore/core/time/clock.ts';

/**
 * A clock that begins at an instant and runs from there. Answers that are valid for a second only, such as those made
 * while a change is still being read, would never expire by a clock that stands still.
 */
export function runningClock(start: string): Clock {
  const begin = new Date(start).getTime() - performance.now();
  return { now: () => new Date(begin + performance.now()) };
}
