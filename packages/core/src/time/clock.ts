/**
 * Where "now" comes from. Nothing in core asks the machine for the time: the caller passes it in, and tests
 * pass another.
 */
export type Clock = { now(): Date };

/** A clock that stands still. */
export function fixedClock(instant: string | Date): Clock {
  const at = new Date(instant).getTime();
  if (Number.isNaN(at)) throw new RangeError(`"${instant}" is no instant`);
  // A fresh Date each time: one that somebody changed must not change the clock.
  return { now: () => new Date(at) };
}
