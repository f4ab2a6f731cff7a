import type { Queryable } from '../../database/queryable.ts';
import type { WaiverRow } from './present-waiver.ts';
import { WAIVER_COLUMNS } from './waiver.queries.ts';

/** What counts in carts, or in the bookings that came of them: of everybody what he signed last, for whichever trip. */
export async function waiversOf(client: Queryable, cartIds: readonly string[]): Promise<WaiverRow[]> {
  const { rows } = await client.query<WaiverRow>(
    `select distinct on (cart_id, participant_name) ${WAIVER_COLUMNS} from waivers
     where cart_id = any($1::uuid[]) order by cart_id, participant_name, number desc`,
    [cartIds],
  );
  return rows;
}
