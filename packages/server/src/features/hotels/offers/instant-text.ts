import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';

const MINUTE = 60_000;

/** An instant as the clock of a place shows it, with its distance from UTC: "2027-05-12T18:00:00+01:00". */
export function instantAt(instant: Date, timeZone: string): string {
  const wall = `${localDateAt(instant, timeZone)}T${localTimeAt(instant, timeZone)}`;
  const minutes = Math.round((Date.parse(`${wall}:00Z`) - instant.getTime()) / MINUTE);
  const size = Math.abs(minutes);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${wall}:00${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
