import type { Review } from '@ashore/core/contract/reviews.ts';
import type { ReviewSort } from '@ashore/core/contract/values/review.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';

export type ListReviewsInput = {
  readonly productId: string;
  /** The reader's language. Among equal reviews, those in this language come first. */
  readonly locale: MessageLocale;
  readonly size: number;
  readonly page?: number;
  readonly language?: MessageLocale | undefined;
  readonly stars?: number | undefined;
  readonly sort?: ReviewSort;
};

/** Lists the published reviews of a product. The order is total, so pages neither overlap nor leave gaps. */
export async function listReviews({ pool }: Database, input: ListReviewsInput): Promise<Review[]> {
  const { productId, locale, size, page = 0, language = null, stars = null, sort = 'newest' } = input;
  const { rows } = await pool.query<Review>({ name: `reviews-${sort}`, text: statementBySort[sort] }, [
    productId,
    locale,
    language,
    stars,
    size,
    page * size,
  ]);
  return rows;
}

const selectReviewsOrderedBy = (order: string) => `
  select id, author_name as author, author_country as country, rating, text, locale as language,
    translations ->> $2::text as translation, written_on::text as "writtenOn", verified,
    reply, case when reply is not null then coalesce(reply_locale, locale) end as "replyLanguage",
    case when reply is not null then replied_on::text end as "repliedOn"
  from reviews
  where product_id = $1 and status = 'published' and ($3::text is null or locale = $3) and ($4::int is null or rating = $4)
  order by ${order} written_on desc, locale = $2 desc, id
  limit $5 offset $6`;

const statementBySort: Record<ReviewSort, string> = {
  newest: selectReviewsOrderedBy(''),
  highest: selectReviewsOrderedBy('rating desc,'),
  lowest: selectReviewsOrderedBy('rating,'),
};
