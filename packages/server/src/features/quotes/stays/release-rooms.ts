import type { Queryable } from '../../../database/queryable.ts';
import { RELEASE_ROOMS } from '../holds/hold.queries.ts';

/**
 * Releases rooms of a sold stay, inside the transaction that cancels them. Each room gives its nights back once. Returns the
 * number of rooms released, which is 0 the second time.
 */
export async function releaseRooms(
  client: Queryable,
  { holdId, positions }: { readonly holdId: string; readonly positions: readonly number[] },
): Promise<number> {
  const { rows } = await client.query<{ rooms: number }>({ name: 'release-rooms', text: RELEASE_ROOMS }, [
    holdId,
    positions,
  ]);
  return rows[0]?.rooms ?? 0;
}
