import type { Queryable } from '../../database/queryable.ts';

const due = {
  lapse: { when: `state = 'awaiting_payment' and pay_until <= now()`, order: 'pay_until' },
  time_out: { when: `state = 'on_request' and answer_until <= now()`, order: 'answer_until' },
  complete: { when: `state = 'confirmed' and ends_at <= now()`, order: 'ends_at' },
} as const;

export type DueStep = keyof typeof due;

/** Who was asked last for the money of a booking; nobody's is empty. */
const provider = `coalesce((
  select p.gateway from payments p where p.booking_id = bookings.id order by p.made_at desc limit 1), '')`;

/** With whom one has to speak about the bookings for which it is time. */
export async function dueProviders(client: Queryable, step: DueStep): Promise<readonly string[]> {
  const { rows } = await client.query<{ provider: string }>(
    `select distinct ${provider} as provider from bookings where ${due[step].when}`,
  );
  return rows.map((row) => row.provider);
}

type Of = { readonly provider: string; readonly without?: readonly string[] };

/**
 * Of them those of one provider, by the database's clock: some, the longest over first, without those that have had their
 * turn.
 */
export async function dueBookings(
  client: Queryable,
  step: DueStep,
  { provider: name, without = [] }: Of,
): Promise<readonly string[]> {
  const { when, order } = due[step];
  const { rows } = await client.query<{ id: string }>(
    `select id from bookings where ${when} and ${provider} = $1 and id <> all($2::uuid[]) order by ${order} limit 100`,
    [name, without],
  );
  return rows.map(({ id }) => id);
}
