type OfStep = {
  readonly bookingId: string;
  readonly step: string;
  readonly payload: string;
};

/** The columns of the job that tells of a step (`id` of `booking_steps`), in SQL: once of each, whoever puts it. */
export function tellingJob({ bookingId, step, payload }: OfStep): string {
  // Tickets may be given up more than once; everything else happens to a booking one time.
  const recurs = `${step} = 'reduce'`;
  return `'tell-booking', ${bookingId} || '/' || ${step} || case when ${recurs} then '/' || id else '' end,
    ${payload} || case when ${recurs} then jsonb_build_object('which', id::text) else '{}' end`;
}
