import type { Queryable } from '../../database/queryable.ts';
import { purgeRefusalTokens } from './refuse-invitations.ts';

/**
 * Deletes whom an invitation was for, 90 days after it ended. An unused invitation is deleted entirely. A
 * used one stays without name and address, as proof that its review came from a booking. Its data is deleted
 * only after its review has been decided on. Rejected reviews are deleted after a year, when the time to
 * object is over. Suspected spam is deleted after a month. The privacy notice states these periods.
 */
export async function purgeReviews(client: Queryable): Promise<number> {
  const unusedInvitations = await client.query(
    `delete from review_invitations where id in (
       select id from review_invitations
       where used_at is null and expires_at < now() - interval '90 days' limit 5000)`,
  );
  const usedInvitations = await client.query(
    `update review_invitations set name = null, email_address = null where id in (
       select invitation.id from review_invitations invitation
       where invitation.email_address is not null and invitation.used_at < now() - interval '90 days'
         and not exists (select from reviews review where review.invitation_id = invitation.id and review.status = 'pending'
           and not review.suspected)
       limit 5000)`,
  );
  const refusedReviews = await client.query(
    `delete from reviews where id in (
       select id from reviews
       where (status = 'rejected' and moderated_at < now() - interval '12 months')
          or (status = 'pending' and suspected and written_at < now() - interval '30 days')
       limit 5000)`,
  );
  const deletedTokens = await purgeRefusalTokens(client);
  return (
    deletedTokens +
    (unusedInvitations.rowCount ?? 0) +
    (usedInvitations.rowCount ?? 0) +
    (refusedReviews.rowCount ?? 0)
  );
}
