import { Failure } from '@ashore/core/errors/failure.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { hashOf } from '../../gateways/mail/mail-secret.ts';
import { putMail } from '../../gateways/mail/put-mail.ts';
import { deskMail } from './desk-mail.ts';
import type { NewReview, ReviewDesk } from './new-review.ts';
import { readProduct } from './read-product.ts';

/**
 * Takes a review from somebody who was invited to write it. It waits until it has been read; the desk is told. An
 * invitation makes one review, however many are sent at once; the same review sent again is taken for what it is.
 */
export async function writeReview(database: Database, review: NewReview, desk: ReviewDesk): Promise<void> {
  for (const field of ['text', 'author'] as const) {
    if (holdsCardNumber(review[field])) throw new Failure('unprocessable', { field: `data.${field}` });
  }
  await transaction(database, async ({ client }) => {
    const invitation = await spendInvitation(client, review);
    if (!invitation) return sameAgain(client, review);
    await keep(client, review, invitation);
    if (review.trap !== '') return;
    const product = await readProduct(client, invitation.productId, 'en');
    if (product) await putMail(client, deskMail(review, { product, desk }));
  });
}

type Spent = { readonly id: string; readonly productId: string };

/** Whoever comes second waits for the first, and then finds it used. */
async function spendInvitation(client: Queryable, { invitation }: NewReview): Promise<Spent | undefined> {
  const { rows } = await client.query<Spent>(
    `update review_invitations set used_at = now()
     where hash = $1 and used_at is null and expires_at > now()
     returning id, product_id as "productId"`,
    [hashOf(invitation)],
  );
  return rows[0];
}

/** An answer that got lost is asked for again: that is no second review, and nothing that is over. */
async function sameAgain(client: Queryable, review: NewReview): Promise<void> {
  const { id, invitation, rating, text, author, language } = review;
  const { rowCount } = await client.query(
    `select from reviews r join review_invitations i on i.id = r.invitation_id
     where r.id = $1 and i.hash = $2 and r.rating = $3 and r.text = $4 and r.author_name = $5 and r.locale = $6`,
    [id, hashOf(invitation), rating, text, author, language],
  );
  if (rowCount !== 1) throw new Failure('gone');
}

async function keep(client: Queryable, review: NewReview, invitation: Spent): Promise<void> {
  const { id, language, author, rating, text, trap } = review;
  const { rowCount } = await client.query(
    `insert into reviews (id, product_id, locale, author_name, rating, text, written_on, written_at, status,
       invitation_id, verified, suspected)
     values ($1, $2, $3, $4, $5, $6, (now() at time zone 'UTC')::date, now(), 'pending', $7, true, $8)
     on conflict (id) do nothing`,
    [id, invitation.productId, language, author, rating, text, invitation.id, trap !== ''],
  );
  if (rowCount !== 1) throw new Failure('conflict', { field: 'data.id' });
}
