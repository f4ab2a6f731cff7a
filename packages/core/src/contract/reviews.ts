import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import {
  answersInLocale,
  bookingKeyField,
  declaredErrors,
  emailSecretField,
  halPage,
  honeypotField,
  pageParam,
  productId,
  sizeParam,
  typedLineField,
  typedLinesField,
  uuid,
  wholeParam,
} from './conventions.ts';
import { INVITATION_STATES, REVIEW_LENGTHS, REVIEW_SORTS } from './values/review.ts';

export const review = z.object({
  id: uuid,
  author: z.string(),
  /** Where the author lives, if known. */
  country: z.string().nullable(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  /** The language in which it was written. */
  language: z.string(),
  /** The text in the reader’s language, if the review was written in another and a translation is stored. */
  translation: z.string().nullable(),
  writtenOn: z.iso.date(),
  /** Whether the author is known to have booked. */
  verified: z.boolean(),
  reply: z.string().nullable(),
  replyLanguage: z.string().nullable(),
  repliedOn: z.iso.date().nullable(),
});
export type Review = z.output<typeof review>;

const count = z.int().min(0);

/** How many reviews gave one star, two stars, and so on up to five. */
export const reviewStars = z.array(count).length(5);

/** Languages and their number of reviews, the most common first. */
export const reviewLanguages = z.array(z.object({ language: z.enum(MESSAGE_LOCALES), count }));

const language = z.enum(MESSAGE_LOCALES);
const stars = z.int().min(1).max(5);

export const listReviews = oc
  .route({
    method: 'GET',
    path: '/products/{id}/reviews',
    summary: 'Reviews of a product, a page at a time; among equal dates the reader’s language comes first',
    tags: ['reviews'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
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
      /** Values of the whole product, regardless of the filter. */
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
      'Submits the review of a trip, once, with the secret of its invitation or the key of its booking; published after moderation',
    tags: ['reviews'],
  })
  .errors(
    declaredErrors('invalid_input', 'gone', 'conflict', 'unprocessable', 'too_many_requests', 'unavailable'),
  )
  .input(
    z.object({
      data: z.object({
        // The client creates this id, so that a lost answer or a second press does not make a second review.
        id: uuid,
        /** The secret of the email, or the order number for the account that booked. */
        invitation: bookingKeyField,
        rating: stars,
        text: typedLinesField(1, REVIEW_LENGTHS.text),
        author: typedLineField(1, REVIEW_LENGTHS.author),
        language,
        trap: honeypotField,
      }),
    }),
  )
  .output(z.object({ data: z.object({ id: uuid, status: z.literal('pending') }) }));

export const refuseInvitations = oc
  .route({
    method: 'POST',
    path: '/products/reviews/refusals',
    summary: 'Ends invitations to review trips, with the secret of the unsubscribe link in one of them',
    tags: ['reviews'],
  })
  .errors(declaredErrors('invalid_input', 'gone', 'too_many_requests', 'unavailable'))
  .input(z.object({ token: emailSecretField }))
  .output(z.object({ status: z.literal('unsubscribed') }));

export const showInvitation = oc
  .route({
    // The secret travels in the body, because addresses are logged on their way.
    method: 'POST',
    path: '/products/reviews/invitation',
    summary: 'An invitation to review: its traveller, its product, and whether it is still valid',
    tags: ['reviews'],
  })
  .errors(declaredErrors('invalid_input', 'gone', 'too_many_requests', 'unavailable'))
  .input(z.object({ invitation: bookingKeyField }))
  .output(
    z.object({
      state: z.enum(INVITATION_STATES),
      productId: uuid,
      /** The traveller, if the invitation is still valid. */
      traveller: z
        .object({ name: z.string(), language, travelledOn: z.iso.date(), expiresOn: z.iso.date() })
        .nullable(),
    }),
  );
