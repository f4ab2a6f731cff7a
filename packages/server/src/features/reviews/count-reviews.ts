import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';

type ReviewCountRow = { readonly language: MessageLocale; readonly stars: number; readonly count: number };

export type ReviewCounts = {
  /** Number of reviews with one star, two, and up to five. */
  readonly stars: number[];
  /** Number of reviews per language, the most frequent first. */
  readonly languages: { language: MessageLocale; count: number }[];
  /** Number of reviews in this language and with this many stars. Either condition may be left out. */
  matching(filter: { language?: MessageLocale | undefined; stars?: number | undefined }): number;
};

/**
 * Counts the published reviews of a product by stars and language. The result depends on the product only.
 */
export async function countReviews({ pool }: Database, productId: string): Promise<ReviewCounts> {
  const { rows } = await pool.query<ReviewCountRow>({ name: 'counts-of-reviews', text: COUNT_REVIEWS }, [
    productId,
  ]);
  const matching: ReviewCounts['matching'] = ({ language, stars }) =>
    rows
      .filter((row) => (language ?? row.language) === row.language && (stars ?? row.stars) === row.stars)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    stars: [1, 2, 3, 4, 5].map((stars) => matching({ stars })),
    languages: MESSAGE_LOCALES.map((language) => ({ language, count: matching({ language }) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
    matching,
  };
}

const COUNT_REVIEWS = `
  select locale as language, rating as stars, count(*)::int as count from reviews
  where product_id = $1 and status = 'published' group by locale, rating`;
