type OfStep = {
  readonly bookingId: string;
  readonly step: string;
  readonly payload: string;
  /** Tickets may be given up more than once; everything else happens to a booking one time. */
  readonly mayRecur: string;
};

/** The columns of the job that tells of a step (`id` of `booking_steps`), in SQL: once of each, whoever puts it. */
export function tellingJob({ bookingId, step, payload, mayRecur }: OfStep): string {
  return `'tell-booking', ${bookingId} || '/' || ${step} || case when ${mayRecur} then '/' || id else '' end,
    ${payload} || case when ${mayRecur} then jsonb_build_object('which', id::text) else '{}' end`;
}
