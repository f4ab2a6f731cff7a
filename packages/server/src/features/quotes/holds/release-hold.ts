import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { RELEASE_HOLD, RELEASE_HOLD_BY_ID, RELEASE_OF_DEPARTURE, RELEASE_SOLD } from './hold.queries.ts';

/** Releases the hold of a cart. False if there was none any more. Safe to repeat. */
export async function releaseHold({ pool }: Pick<Database, 'pool'>, cartId: string): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>({ name: 'release-hold', text: RELEASE_HOLD }, [
    cartId,
  ]);
  return rows[0]?.state === 'released';
}

/** Releases one hold of a cart, inside the caller's transaction. The cart's other holds stay. */
export async function releaseHoldById(
  client: Queryable,
  { cartId, holdId }: { readonly cartId: string; readonly holdId: string },
): Promise<void> {
  await client.query({ name: 'release-hold-by-id', text: RELEASE_HOLD_BY_ID }, [cartId, holdId]);
}

type DepartureKey = {
  readonly option: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
};

/** Releases all unsold holds of a departure that does not take place. */
export async function releaseHoldsOf(client: Queryable, { option, date, time }: DepartureKey): Promise<void> {
  await client.query(RELEASE_OF_DEPARTURE, [option, date, time]);
}

/**
 * Releases sold spots, inside the transaction that cancels a booking or its tickets. A group releases its
 * whole departure. Returns the number of spots released, which is 0 the second time.
 */
export async function releaseSpots(
  client: Queryable,
  { holdId, spots }: { readonly holdId: string; readonly spots: number },
): Promise<number> {
  const { rows } = await client.query<{ spots: number }>({ name: 'release-sold-spots', text: RELEASE_SOLD }, [
    holdId,
    spots,
  ]);
  return rows[0]?.spots ?? 0;
}
