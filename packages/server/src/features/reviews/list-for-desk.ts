import type { Database } from '../../database/connect-database.ts';

export type DeskReview = {
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
 * What waits to be read, the oldest first and what a program seems to have written last; of one product, by its public
 * code, all there is, the newest first.
 */
export async function listForDesk({ pool }: Database, code?: string): Promise<DeskReview[]> {
  const [where, order] =
    code === undefined
      ? [`r.status = 'pending'`, 'r.suspected, r.written_on, r.written_at, r.id']
      : ['p.code = $1', 'r.written_on desc, r.id'];
  const { rows } = await pool.query<DeskReview>(
    `select r.id, t.name as trip, p.code, r.rating, r.author_name as author, r.locale, r.text, r.status,
       r.written_on::text as "writtenOn", r.suspected as "isSuspected", r.reply is not null as "isAnswered"
     from reviews r join products p on p.id = r.product_id
     join product_texts t on t.product_id = p.id and t.locale = 'en'
     where ${where} order by ${order}`,
    code === undefined ? [] : [code],
  );
  return rows;
}
