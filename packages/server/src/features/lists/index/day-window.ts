import { addDays, daysBetween, type LocalDate } from '@ashore/core/time/local-date-time.ts';

/** The days that the columns cover, numbered from the first. */
export type DayWindow = {
  readonly dates: readonly LocalDate[];
  /** The number of a day. Days outside the window get numbers outside its range. */
  indexOf(date: LocalDate): number;
};

/**
 * A year and some months; a multiple of 32, the bits of a word. The columns are read again before they no
 * longer cover a year.
 */
export const windowDays = 512;

export function dayWindow(first: LocalDate): DayWindow {
  const dates = Array.from({ length: windowDays }, (_, index) => addDays(first, index));
  return { dates, indexOf: (date) => daysBetween(first, date) };
}

/** One bit for each day of the window. */
export type DayBits = Uint32Array;

export function noDays(): Uint32Array<ArrayBuffer> {
  return new Uint32Array(windowDays / 32);
}

export function addDay(days: DayBits, index: number): void {
  days[index >>> 5] = (days[index >>> 5] ?? 0) | (1 << (index & 31));
}

/** Days outside the window are not included. */
export function hasDay(days: DayBits, index: number): boolean {
  if (index < 0 || index >= windowDays) return false;
  return (((days[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;
}

/** Whether a day is set between two days, both included. Days outside the window are not included. */
export function hasAnyDay(days: DayBits, from: number, to: number): boolean {
  const [first, last] = [Math.max(from, 0), Math.min(to, windowDays - 1)];
  if (first > last) return false;
  for (let word = first >>> 5; word <= last >>> 5; word++) {
    let bits = days[word] ?? 0;
    if (word === first >>> 5) bits &= -1 << (first & 31);
    if (word === last >>> 5) bits &= -1 >>> (31 - (last & 31));
    if (bits !== 0) return true;
  }
  return false;
}

export function joinDays(one: DayBits, other: DayBits): DayBits {
  return one.map((bits, word) => bits | (other[word] ?? 0));
}
