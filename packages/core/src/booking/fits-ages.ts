/** How old somebody is for whom a ticket is; null where there is no limit. */
export type Ages = { readonly from: number | null; readonly to: number | null };

/** Whether a ticket is for somebody with that birthday, as old as he is on that day. */
export function fitsAges({ from, to }: Ages, dateOfBirth: string, day: string): boolean {
  const age = ageOn(dateOfBirth, day);
  return (from === null || age >= from) && (to === null || age <= to);
}

/** Whole years. Who was born on 29 February is a year older from 1 March on where there is no such day. */
function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}
