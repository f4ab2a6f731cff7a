import { parseLocalDate } from './local-date-time.ts';

/**
 * Reads an instant that the API received: ISO 8601 with seconds and an offset. Without an offset the
 * machine's time zone would decide its meaning. A date that does not exist would move into the next month.
 * Both are refused.
 */
export function parseInstant(text: string): Date | undefined {
  const [, date = ''] =
    /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  if (parseLocalDate(date) === undefined) return undefined;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

/** Returns the earliest of several instants. Data that goes stale at any of them goes stale at the earliest. */
export function earliestOf(instants: readonly Date[]): Date | undefined {
  return instants.reduce<Date | undefined>(
    (first, instant) => (first === undefined || instant < first ? instant : first),
    undefined,
  );
}
