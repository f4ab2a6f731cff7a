import type { Review } from '@ashore/core/contract/tour-details.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect-database.ts';

export type ListReviews = {
  readonly productId: string;
  readonly locale: MessageLocale;
  readonly size: number;
};

export type ProductReviews = {
  readonly reviews: Review[];
  /** How many gave one star, two, up to five. */
  readonly counts: number[];
};

/** What travellers said of a product and may be shown: those the reader can read first, then the newest. */
export async function listReviews(
  { pool }: Database,
  { productId, locale, size }: ListReviews,
): Promise<ProductReviews> {
  const [shown, counted] = await Promise.all([
    pool.query<Review>({ name: 'reviews-of-product', text: newest }, [productId, locale, size]),
    pool.query<{ rating: number; count: number }>({ name: 'stars-of-product', text: stars }, [productId]),
  ]);
  const counts = [1, 2, 3, 4, 5].map(
    (rating) => counted.rows.find((row) => row.rating === rating)?.count ?? 0,
  );
  return { reviews: shown.rows, counts };
}

const newest = `
  select author_name as author, rating, text, locale as language, written_on::text as "writtenOn", reply
  from reviews
  where product_id = $1 and status = 'published'
  order by locale = $2 desc, written_on desc, id
  limit $3`;

const stars = `
  select rating, count(*)::int as count from reviews
  where product_id = $1 and status = 'published' group by rating`;
