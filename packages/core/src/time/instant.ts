import { parseLocalDate } from './local-date.ts';

/**
 * Reads an instant of the wire: ISO 8601 with seconds and an offset. Without an offset it would mean whatever
 * the machine's own zone is, and a day that does not exist would slide into the next month; both are refused.
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

/** The first of several instants: what goes stale at several of them goes stale then. */
export function earliest(instants: readonly Date[]): Date | undefined {
  return instants.reduce<Date | undefined>(
    (first, instant) => (first === undefined || instant < first ? instant : first),
    undefined,
  );
}
