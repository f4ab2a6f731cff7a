import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type Mail, putMail } from '../../gateways/mail/put-mail.ts';
import { publishedMail, rejectedMail } from './decision-mails.ts';
import { type LockedReview, lockReview } from './lock-review.ts';
import type { ReviewDesk } from './new-review.ts';
import { type ReviewedProduct, readProduct } from './read-product.ts';

export type DecideOnReview = {
  readonly id: string;
  readonly by: string;
  /** Why it is not shown, in the words its author reads; without one it is shown. */
  readonly reason?: string;
};

export type ReviewDecision =
  | { readonly outcome: 'decided'; readonly product: ReviewedProduct; readonly told: string | null }
  | { readonly outcome: 'already'; readonly by: string | null; readonly at: Date | null }
  | { readonly outcome: 'unknown' };

/**
 * Shows a review or takes it off, counts the stars of its product anew and tells the author: all of it or nothing. A
 * decision may be reversed, for instance after an objection; the same one twice changes nothing.
 */
export async function decideOnReview(
  database: Database,
  { id, by, reason }: DecideOnReview,
  desk: ReviewDesk,
): Promise<ReviewDecision> {
  const status = reason === undefined ? 'published' : 'rejected';
  return transaction(database, async ({ client }) => {
    const review = await lockReview(client, id);
    if (!review) return { outcome: 'unknown' };
    if (review.status === status)
      return { outcome: 'already', by: review.moderatedBy, at: review.moderatedAt };
    const at = await note(client, [id, status, by, reason ?? null]);
    await client.query('select recount_reviews(array[$1::uuid])', [review.productId]);
    const product = await tell(client, review, {
      key: `review/${id}/${status}/${at.getTime()}`,
      reason,
      desk,
    });
    return { outcome: 'decided', product, told: review.reader?.emailAddress ?? null };
  });
}

async function note(client: PoolClient, decision: readonly unknown[]): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(
    `update reviews set status = $2, moderated_at = now(), moderated_by = $3, rejection_reason = $4
     where id = $1 returning moderated_at as at`,
    [...decision],
  );
  if (!rows[0]) throw new Error('A review went while it was locked');
  return rows[0].at;
}

type Telling = { readonly key: string; readonly reason: string | undefined; readonly desk: ReviewDesk };

async function tell(
  client: PoolClient,
  { productId, reader }: LockedReview,
  { key, reason, desk }: Telling,
): Promise<ReviewedProduct> {
  const locale = reader?.locale ?? 'en';
  const product = await readProduct(client, productId, locale);
  if (!product) throw new Error('A product went while it was locked');
  if (reader) {
    const mail =
      reason === undefined
        ? publishedMail(locale, { trip: product.name, url: reviewsUrl(product, locale, desk) })
        : rejectedMail(locale, { trip: product.name, reason });
    await putMail(client, {
      ...mail,
      key,
      to: reader.emailAddress,
      replyTo: desk.operatorAddress,
    } satisfies Mail);
  }
  return product;
}

function reviewsUrl({ path }: ReviewedProduct, locale: MessageLocale, { publicUrl }: ReviewDesk): string {
  return `${publicUrl}${withLocale(path, locale)}#reviews`;
}
