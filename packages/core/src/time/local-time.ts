/** A time on the wall clock of some place, 'HH:mm', 00:00 to 23:59. Text order is time order. */
export type LocalTime = string & { readonly brand: 'LocalTime' };

export function parseLocalTime(text: string): LocalTime | undefined {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? (text as LocalTime) : undefined;
}

/** For times written in code and data, where a wrong one is a fault. */
export function localTime(text: string): LocalTime {
  const time = parseLocalTime(text);
  if (time === undefined) throw new RangeError(`"${text}" is no time of day`);
  return time;
}

export function minutesOfDay(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
