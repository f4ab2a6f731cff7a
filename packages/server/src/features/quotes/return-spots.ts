import type { Queryable } from '../../database/queryable.ts';
import { RETURN_SOLD } from './hold.queries.ts';

/**
 * Puts spots that were sold back on sale, inside the transaction that gives the booking up, or tickets of it. A group had
 * its departure for itself and gives back all of it. How many came back: none the second time.
 */
export async function returnSpots(
  client: Queryable,
  { holdId, spots }: { readonly holdId: string; readonly spots: number },
): Promise<number> {
  const { rows } = await client.query<{ spots: number }>(RETURN_SOLD, [holdId, spots]);
  return rows[0]?.spots ?? 0;
}
