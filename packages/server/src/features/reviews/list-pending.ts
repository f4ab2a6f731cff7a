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
  const [where, order] =
    code === undefined
      ? [`r.status = 'pending'`, 'r.suspected, r.written_on, r.written_at, r.id']
      : ['p.code = $1', 'r.written_on desc, r.id'];
  const { rows } = await pool.query<PendingReview>(
    `select r.id, t.name as trip, p.code, r.rating, r.author_name as author, r.locale, r.text, r.status,
       r.written_on::text as "writtenOn", r.suspected as "isSuspected", r.reply is not null as "isAnswered"
     from reviews r join products p on p.id = r.product_id
     join product_texts t on t.product_id = p.id and t.locale = 'en'
     where ${where} order by ${order}`,
    code === undefined ? [] : [code],
  );
  return rows;
}
