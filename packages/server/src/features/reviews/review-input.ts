import type { MessageLocale } from '@ashore/core/locale/locales.ts';

export type NewReview = {
  /** Made by the client, so that a review sent twice is stored once. */
  readonly id: string;
  /** The token from the invitation email, or what opens the completed booking. */
  readonly invitation: string;
  readonly accountId?: string | undefined;
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly language: MessageLocale;
  /** What was entered into the field that people do not see; only programs enter anything. */
  readonly trap: string;
};

/** Begins the keys of emails that invite to a review. */
export const REVIEW_INVITATION = 'review-invitation';

/**
 * Settings of emails about reviews: the address that links begin with, and the address that receives replies.
 */
export type ReviewDeps = { readonly publicUrl: string; readonly operatorAddress: string };
