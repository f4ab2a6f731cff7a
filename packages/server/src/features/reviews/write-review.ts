import { Failure } from '@ashore/core/errors/failure.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { hashOf } from '../../gateways/mail/mail-token.ts';
import { enqueueMail, type Mail } from '../../gateways/mail/outbox.ts';
import { openedInvitationSql } from './invitation-key.ts';
import type { NewReview, ReviewDeps } from './review-input.ts';
import { type ReviewedProduct, readProduct } from './reviewed-product.ts';

/**
 * Stores a review from an invited traveller as pending and notifies operations. An invitation allows one
 * review, even if several are sent at once. The same review sent again is accepted without effect.
 */
export async function writeReview(database: Database, review: NewReview, deps: ReviewDeps): Promise<void> {
  for (const field of ['text', 'author'] as const) {
    if (containsCardNumber(review[field])) throw new Failure('unprocessable', { field: `data.${field}` });
  }
  await transaction(database, async ({ client }) => {
    const invitation = await spendInvitation(client, review);
    if (!invitation) return acceptRepeatedReview(client, review);
    await storeReview(client, review, invitation);
    if (review.trap !== '') return;
    const product = await readProduct(client, invitation.productId, 'en');
    if (product) await enqueueMail(client, mailToOperator(review, { product, deps }));
  });
}

type SpentInvitation = {
  readonly id: string;
  readonly productId: string;
  /** Whether the invitation belongs to a booking that took place here. Only then is the review marked as verified. */
  readonly isOfBooking: boolean;
};

/** Concurrent callers wait for the row lock and then find the invitation used. */
async function spendInvitation(
  client: Queryable,
  { invitation, accountId }: NewReview,
): Promise<SpentInvitation | undefined> {
  const { rows } = await client.query<SpentInvitation>(
    `update review_invitations set used_at = now()
     where id = ${openedInvitationSql('$1', '$2', '$3')} and used_at is null and expires_at > now()
     returning id, product_id as "productId", booking_reference is not null as "isOfBooking"`,
    [hashOf(invitation), invitation, accountId ?? null],
  );
  return rows[0];
}

/**
 * Accepts the same review again, because the client may not have received the first answer. Any other review
 * with a used or expired invitation is refused.
 */
async function acceptRepeatedReview(client: Queryable, review: NewReview): Promise<void> {
  const { id, invitation, accountId, rating, text, author, language } = review;
  const { rowCount } = await client.query(
    `select from reviews review join review_invitations invitation on invitation.id = review.invitation_id
     where review.id = $1 and invitation.id = ${openedInvitationSql('$2', '$3', '$8')} and review.rating = $4
       and review.text = $5
       and review.author_name = $6 and review.locale = $7`,
    [id, hashOf(invitation), invitation, rating, text, author, language, accountId ?? null],
  );
  if (rowCount !== 1) throw new Failure('gone');
}

async function storeReview(client: Queryable, review: NewReview, invitation: SpentInvitation): Promise<void> {
  const { id, language, author, rating, text, trap } = review;
  const { rowCount } = await client.query(
    `insert into reviews (id, product_id, locale, author_name, rating, text, written_on, written_at, status,
       invitation_id, verified, suspected)
     values ($1, $2, $3, $4, $5, $6, (now() at time zone 'UTC')::date, now(), 'pending', $7, $8, $9)
     on conflict (id) do nothing`,
    [
      id,
      invitation.productId,
      language,
      author,
      rating,
      text,
      invitation.id,
      invitation.isOfBooking,
      trap !== '',
    ],
  );
  if (rowCount !== 1) throw new Failure('conflict', { field: 'data.id' });
}

type ReviewMailInput = { readonly product: ReviewedProduct; readonly deps: ReviewDeps };

/** The email to operations, with the review and the commands to decide on it. */
function mailToOperator(
  { id, rating, author, language, text }: NewReview,
  { product, deps }: ReviewMailInput,
): Mail {
  return {
    key: `review/${id}/desk`,
    to: deps.operatorAddress,
    locale: 'en',
    subject: `Review to check: ${rating} of 5 for ${product.name}`,
    body: {
      title: `${rating} out of 5 stars for ${product.name}`,
      paragraphs: text.split(/\n{2,}/),
      facts: [
        ['Trip', `${product.name} (${product.code})`],
        ['Shown as', author],
        ['Language', language],
      ],
      small: [
        `To publish it: npm run ashore -- publish-review ${id}`,
        `To reject it, with the reason in the author’s language: npm run ashore -- reject-review ${id} "…"`,
      ],
    },
  };
}
