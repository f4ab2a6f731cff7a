import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { halPage, pageParam, productId, sizeParam, uuid, wholeParam } from './conventions.ts';
import { raises } from './raises.ts';
import { review, reviewLanguages, reviewStars } from './review.ts';
import { INVITATION_STATES, REVIEW_LENGTHS, REVIEW_SORTS } from './review-fields.ts';
import { speaksLocales } from './speaks-locales.ts';
import { mailSecretField, trapField, typedLineField, typedLinesField } from './typed-fields.ts';

const language = z.enum(MESSAGE_LOCALES);
const stars = z.int().min(1).max(5);

export const listReviews = oc
  .route({
    method: 'GET',
    path: '/products/{id}/reviews',
    summary:
      'What travellers say of a product, a page at a time; among equals the reader’s language comes first',
    tags: ['reviews'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
  .input(
    z.object({
      id: productId,
      page: pageParam,
      size: sizeParam(10),
      language: language.optional(),
      stars: wholeParam(stars).optional(),
      sort: z.enum(REVIEW_SORTS).default('newest'),
    }),
  )
  .output(
    halPage('reviewList', review).extend({
      /** Of the whole product, whatever the page is filtered by. */
      averageRating: z.number().nullable(),
      reviewCount: z.int().min(0),
      reviewRating: reviewStars,
      reviewLanguages,
    }),
  );

export const writeReview = oc
  .route({
    method: 'POST',
    path: '/products/reviews',
    summary:
      'Reviews a trip, once, with the secret of the invitation to do so; shown once somebody has read it',
    tags: ['reviews'],
  })
  .errors(raises('invalid_input', 'gone', 'conflict', 'unprocessable', 'too_many_requests', 'unavailable'))
  .input(
    z.object({
      data: z.object({
        // Made by the sender, so that a lost answer or a second press is no second review.
        id: uuid,
        invitation: mailSecretField,
        rating: stars,
        text: typedLinesField(1, REVIEW_LENGTHS.text),
        author: typedLineField(1, REVIEW_LENGTHS.author),
        language,
        trap: trapField,
      }),
    }),
  )
  .output(z.object({ data: z.object({ id: uuid, status: z.literal('pending') }) }));

export const showInvitation = oc
  .route({
    // The secret travels in the body: addresses are written down by whoever passes them on.
    method: 'POST',
    path: '/products/reviews/invitation',
    summary: 'Whose invitation to review which product it is, and whether it still counts',
    tags: ['reviews'],
  })
  .errors(raises('invalid_input', 'gone', 'too_many_requests', 'unavailable'))
  .input(z.object({ invitation: mailSecretField }))
  .output(
    z.object({
      state: z.enum(INVITATION_STATES),
      productId: uuid,
      /** Of one that still counts. */
      traveller: z
        .object({ name: z.string(), language, travelledOn: z.iso.date(), expiresOn: z.iso.date() })
        .nullable(),
    }),
  );
