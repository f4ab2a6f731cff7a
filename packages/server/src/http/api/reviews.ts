import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { countReviews } from '../../features/reviews/count-reviews.ts';
import { findReviewed } from '../../features/reviews/find-reviewed.ts';
import { listReviews } from '../../features/reviews/list-reviews.ts';
import { showInvitation } from '../../features/reviews/show-invitation.ts';
import { writeReview } from '../../features/reviews/write-review.ts';
import { atMost } from './at-most.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { remembering } from './remembering.ts';

const reviews = implement(contract.reviews).$context<ApiContext>();

export const list = reviews.list
  .use(refusing)
  .use(remembering)
  .handler(async ({ input, context, errors }) => {
    const { database } = context;
    const product = await findReviewed(database, input.id);
    if (!product) throw errors.not_found();
    context.shows(`product:${product.id}`);
    context.shows(`organisation:${product.supplierId}`);
    const [reviewList, counts] = await Promise.all([
      listReviews(database, { ...input, productId: product.id, locale: textLocale(context) }),
      countReviews(database, product.id),
    ]);
    const { page, size } = input;
    const totalElements = counts.matching(input);
    const totalPages = Math.ceil(totalElements / size);
    return {
      _embedded: { reviewList },
      _links: {
        self: pageAt(input, page),
        ...(page + 1 < totalPages && { next: pageAt(input, page + 1) }),
      },
      page: { number: page, size, totalElements, totalPages },
      averageRating: product.rating,
      reviewCount: product.reviewCount,
      reviewRating: counts.stars,
      reviewLanguages: counts.languages,
    };
  });

type Wanted = {
  id: string;
  size: number;
  sort: string;
  language?: string | undefined;
  stars?: number | undefined;
};

function pageAt({ id, size, sort, language, stars }: Wanted, page: number) {
  const query = new URLSearchParams({ page: String(page), size: String(size), sort });
  if (language !== undefined) query.set('language', language);
  if (stars !== undefined) query.set('stars', String(stars));
  return { href: `/api/products/${id}/reviews?${query}` };
}

export const write = reviews.write
  .use(atMost(5))
  .use(refusing)
  .handler(async ({ input: { data }, context }) => {
    const { operatorAddress } = context.desk;
    await writeReview(context.database, data, { operatorAddress, publicUrl: context.site.publicUrl });
    return { data: { id: data.id, status: 'pending' as const } };
  });

// More than a person needs, and no help to somebody who guesses.
export const invitation = reviews.invitation
  .use(atMost(20))
  .use(refusing)
  .handler(async ({ input, context, errors }) => {
    const found = await showInvitation(context.database, input.invitation);
    if (!found) throw errors.gone();
    return found;
  });
