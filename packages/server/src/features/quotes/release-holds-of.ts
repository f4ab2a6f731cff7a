import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';
import type { Queryable } from '../../database/queryable.ts';
import { RELEASE_OF_DEPARTURE } from './hold.queries.ts';

type Departure = {
  readonly option: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
};

/** Ends whatever is held of a departure and not sold: it does not take place. */
export async function releaseHoldsOf(client: Queryable, { option, date, time }: Departure): Promise<void> {
  await client.query(RELEASE_OF_DEPARTURE, [option, date, time]);
}
