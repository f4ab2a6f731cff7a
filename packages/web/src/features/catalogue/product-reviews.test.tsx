import type { Review, TourDetails } from '@ashore/core/contract/tour-details.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductReviews } from './product-reviews.tsx';

vi.mock('../../i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../page/use-page.ts', () => ({ usePage: () => ({ locale: 'en' }) }));

const review: Review = {
  author: 'Jonas',
  rating: 5,
  text: 'Wunderbar ruhig.',
  language: 'de',
  writtenOn: '2026-05-02',
  reply: 'Kommen Sie wieder!',
};

test('A review and what the supplier answers to it are said to be in their own language, the words around them are not', () => {
  const tour = { averageRating: 5, reviewCount: 1, reviewRating: [0, 0, 0, 0, 1], reviews: [review] };
  const html = renderToStaticMarkup(<ProductReviews tour={tour as unknown as TourDetails} />);
  expect(html).toMatch(/<p [^>]*lang="de">Wunderbar ruhig\.<\/p>/);
  expect(html).toContain('product.reply: <span lang="de">Kommen Sie wieder!</span>');
});
