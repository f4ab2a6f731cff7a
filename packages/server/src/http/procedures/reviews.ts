import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { countReviews } from '../../features/reviews/count-reviews.ts';
import { listReviews } from '../../features/reviews/list-reviews.ts';
import { refuseInvitations } from '../../features/reviews/refuse-invitations.ts';
import { findProductRating } from '../../features/reviews/reviewed-product.ts';
import { showInvitation } from '../../features/reviews/show-invitation.ts';
import { writeReview } from '../../features/reviews/write-review.ts';
import type { GrantedContext } from '../access/grant-access.ts';
import { textLocale } from '../api/call/context.ts';
import { cached } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { rateLimit } from '../api/middleware/rate-limit.ts';

const reviews = implement(contract.reviews).$context<GrantedContext>();

export const list = reviews.list
  .use(withContractErrors)
  .use(cached)
  .handler(async ({ input, context, errors }) => {
    const { database } = context;
    const product = await findProductRating(database, input.id);
    if (!product) throw errors.not_found();
    context.recordDependency(`product:${product.id}`);
    context.recordDependency(`organisation:${product.supplierId}`);
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

type WantedReviews = {
  id: string;
  size: number;
  sort: string;
  language?: string | undefined;
  stars?: number | undefined;
};

function pageAt({ id, size, sort, language, stars }: WantedReviews, page: number) {
  const query = new URLSearchParams({ page: String(page), size: String(size), sort });
  if (language !== undefined) query.set('language', language);
  if (stars !== undefined) query.set('stars', String(stars));
  return { href: `/api/products/${id}/reviews?${query}` };
}

export const write = reviews.write
  .use(rateLimit(5))
  .use(withContractErrors)
  .handler(async ({ input: { data }, context }) => {
    const { operatorAddress } = context.support;
    const review = { ...data, accountId: context.actor?.account.id };
    await writeReview(context.database, review, { operatorAddress, publicUrl: context.site.publicUrl });
    return { data: { id: data.id, status: 'pending' as const } };
  });

// More attempts a minute than a person needs, and too few for guessing.
export const invitation = reviews.invitation
  .use(rateLimit(20))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    const invitation = await showInvitation(context.database, input.invitation, context.actor?.account.id);
    if (!invitation) throw errors.gone();
    return invitation;
  });

export const refuse = reviews.refuse
  .use(rateLimit(20))
  .use(withContractErrors)
  .handler(async ({ input, context }) => {
    await refuseInvitations(context.database, input.token);
    return { status: 'unsubscribed' as const };
  });
