import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import { lockReview } from './decide-on-review.ts';

/**
 * Deletes a review and its author's data at the author's request. Its invitation is deleted too, so that the
 * author may be invited again. Returns false for an unknown review.
 */
export async function deleteReview(database: Database, id: string): Promise<boolean> {
  return transaction(database, async ({ client }) => {
    const review = await lockReview(client, id);
    if (!review) return false;
    await client.query(
      `with gone as (delete from reviews where id = $1 returning invitation_id)
       delete from review_invitations where id in (select invitation_id from gone)`,
      [id],
    );
    await client.query('select recount_reviews(array[$1::uuid])', [review.productId]);
    return true;
  });
}
