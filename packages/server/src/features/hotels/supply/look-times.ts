const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** When a booking whose answer was lost is looked for, in seconds since it was requested. */
const LOOK_SECONDS: readonly number[] = [
  10,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  16 * HOUR,
  24 * HOUR,
];

/**
 * A seller that still does not know our reference after this time has not booked. It is far longer than the seller may take
 * to book. Until the last look everything that appears later is cancelled.
 */
const ABSENT_SECONDS = 15 * MINUTE;

/** The next time after now; undefined after the last one. */
export function nextLook(since: Date, now: Date): Date | undefined {
  const passed = (now.getTime() - since.getTime()) / 1_000;
  const next = LOOK_SECONDS.find((seconds) => seconds > passed);
  return next === undefined ? undefined : new Date(since.getTime() + next * 1_000);
}

export function isAbsent(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= ABSENT_SECONDS * 1_000;
}
