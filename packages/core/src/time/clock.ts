/**
 * Source of the current time. Core never reads the machine's clock: the caller passes a clock in, and tests
 * pass another.
 */
export type Clock = { now(): Date };

/** A clock that always shows the same instant. */
export function fixedClock(instant: string | Date): Clock {
  const milliseconds = new Date(instant).getTime();
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${instant}" is not an instant`);
  // Each call returns a new Date, so that a caller who changes it does not change the clock.
  return { now: () => new Date(milliseconds) };
}
