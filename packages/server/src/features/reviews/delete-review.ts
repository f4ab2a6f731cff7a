import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { lockReview } from './lock-review.ts';

/**
 * Forgets a review for good, with whom it was from, because its author asks for it. Its invitation goes too, so that
 * they may be invited anew. False when there is none.
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
