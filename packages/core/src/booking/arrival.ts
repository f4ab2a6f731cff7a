const minute = 60_000;

/** Minutes before the departure at which travellers should be at the meeting point. */
export const ARRIVE_BEFORE_MINUTES = 15;

/** When travellers should be at the meeting point. */
export function arrivalBefore(startsAt: Date): Date {
  return new Date(startsAt.getTime() - ARRIVE_BEFORE_MINUTES * minute);
}
