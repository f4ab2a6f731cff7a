import type { Review } from '@ashore/core/contract/reviews.ts';
import type { TestCall } from './answer-calls.ts';
import { tourForTests } from './bookable-tour.ts';

const languages = ['en', 'de', 'zh-Hans'] as const;

/** 27 reviews of one to five stars in three languages, the newest first; the second is long. */
const reviews: readonly Review[] = Array.from({ length: 27 }, (_, place) => ({
  id: `review-${place}`,
  author: `Author ${place}`,
  country: null,
  rating: 1 + (place % 5),
  text: place === 1 ? 'Long. '.repeat(200).trim() : `Text ${place}`,
  language: languages[place % 3] ?? 'en',
  translation: null,
  writtenOn: '2036-10-01',
  verified: true,
  reply: null,
  replyLanguage: null,
  repliedOn: null,
}));

/** A walk with these reviews, of which its page brings the first five. */
export const reviewedTour = tourForTests({
  averageRating: 2.9,
  reviewCount: reviews.length,
  reviews: reviews.slice(0, 5),
  reviewRating: [6, 6, 5, 5, 5],
  reviewLanguages: languages.map((language) => ({ language, count: 9 })),
});

/** The server's answer: one page of the reviews that match the query. */
export function answerReviews({ query }: Pick<TestCall, 'query'>) {
  const [stars, language] = [query.get('stars'), query.get('language')];
  const fitting = reviews.filter(
    (review) =>
      (stars === null || review.rating === Number(stars)) &&
      (language === null || review.language === language),
  );
  if (query.get('sort') === 'lowest') fitting.sort((one, other) => one.rating - other.rating);
  const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 10)];
  const reviewList = fitting.slice(page * size, (page + 1) * size);
  return {
    _embedded: { reviewList },
    page: { size, totalElements: fitting.length, totalPages: Math.ceil(fitting.length / size), number: page },
  };
}
