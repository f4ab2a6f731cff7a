import type { Database } from '../../database/connect.ts';

export type PendingReview = {
  readonly id: string;
  readonly trip: string;
  readonly code: string;
  readonly rating: number;
  readonly author: string;
  readonly locale: string;
  readonly text: string;
  readonly status: 'pending' | 'published' | 'rejected';
  readonly writtenOn: string;
  readonly isSuspected: boolean;
  readonly isAnswered: boolean;
};

/**
 * Lists pending reviews, the oldest first and suspected spam last. With the public code of a product, it
 * lists all reviews of that product, the newest first.
 */
export async function listPendingReviews({ pool }: Database, code?: string): Promise<PendingReview[]> {
  const [condition, order] =
    code === undefined
      ? [`review.status = 'pending'`, 'review.suspected, review.written_on, review.written_at, review.id']
      : ['product.code = $1', 'review.written_on desc, review.id'];
  const { rows } = await pool.query<PendingReview>(
    `select review.id, product_text.name as trip, product.code, review.rating, review.author_name as author,
      review.locale, review.text, review.status,
       review.written_on::text as "writtenOn", review.suspected as "isSuspected", review.reply is not null as "isAnswered"
     from reviews review join products product on product.id = review.product_id
     join product_texts product_text on product_text.product_id = product.id and product_text.locale = 'en'
     where ${condition} order by ${order}`,
    code === undefined ? [] : [code],
  );
  return rows;
}
