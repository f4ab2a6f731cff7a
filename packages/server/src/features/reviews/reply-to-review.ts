import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';

export type ReplyToReviewInput = {
  readonly id: string;
  readonly text: string;
  /** The language of the reply; by default that of the review. */
  readonly locale?: MessageLocale | undefined;
  /** The operator who enters the reply. */
  readonly by: string;
};

export type ReplyToReviewResult = {
  readonly status: 'pending' | 'published' | 'rejected';
  readonly replaced: boolean;
};

/** Stores the supplier's reply to a review. A later reply replaces an earlier one. */
export async function replyToReview(
  { pool }: Database,
  { id, text, locale, by }: ReplyToReviewInput,
): Promise<ReplyToReviewResult | undefined> {
  const { rows } = await pool.query<ReplyToReviewResult>(
    `update reviews review set reply = $2, reply_locale = nullif($3, review.locale), replied_by = $4,
       replied_on = (now() at time zone 'UTC')::date
     from (select id, reply from reviews where id = $1 for update) old
     where review.id = old.id returning review.status, old.reply is not null as replaced`,
    [id, text, locale ?? null, by],
  );
  return rows[0];
}
