import type { Queryable } from '../../database/queryable.ts';
import { nameOfHash } from '../../gateways/mail/mail-token.ts';
import { deleteUnsentMails } from '../../gateways/mail/outbox.ts';
import { REVIEW_INVITATION } from './review-input.ts';

/**
 * Ends the invitations of a booking whose trip did not take place after all, in the caller's transaction. Their emails are
 * deleted if they still wait to be sent, and their links open no form any more. A review that was written stays: its author
 * says what happened, and operations read it.
 */
export async function withdrawInvitations(client: Queryable, orderNumber: string): Promise<void> {
  const { rows } = await client.query<{ hash: Buffer }>(
    `update review_invitations set expires_at = least(expires_at, now())
     where booking_reference = $1 and used_at is null returning hash`,
    [orderNumber],
  );
  await deleteUnsentMails(
    client,
    rows.map(({ hash }) => `${REVIEW_INVITATION}/${nameOfHash(hash)}`),
  );
}
