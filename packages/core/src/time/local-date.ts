/** A day on a calendar at some place, 'yyyy-MM-dd'. Which instants it covers depends on the place's time zone. */
export type LocalDate = string & { readonly brand: 'LocalDate' };

const DAY = 86_400_000;

/** Undefined for what is no day of the calendar, 29 February of a common year included. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // Date slides 30 February into March; reading it back tells.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return exists ? (text as LocalDate) : undefined;
}

/** For days written in code and data, where a wrong one is a fault. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new RangeError(`"${text}" is no day of the calendar`);
  return date;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  const sum = new Date(utcMidnight(date) + days * DAY);
  return localDate(Number.isNaN(sum.getTime()) ? `${date} + ${days}` : sum.toISOString().slice(0, 10));
}

/** Negative, zero or positive, as sorting wants it. The digits are in order of weight, so text order is day order. */
export function compareLocalDates(left: LocalDate, right: LocalDate): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** How many midnights lie between; negative when `to` is the earlier day. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/** ISO: 1 is Monday, 7 is Sunday. */
export function weekday(date: LocalDate): number {
  return new Date(utcMidnight(date)).getUTCDay() || 7;
}

/** UTC has no changes of the clock, so every day there is as long as any other and arithmetic is safe. */
export function utcMidnight(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getTime();
}
