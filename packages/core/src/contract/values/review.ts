// Values of reviews, apart from the contract so that browsers need not load its schemas.

/** The most characters of the author's name and of the text. */
export const REVIEW_LENGTHS = { author: 60, text: 3_000 } as const;

/** The ratings that a traveller can give. */
export const STARS = [1, 2, 3, 4, 5] as const;

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** States of an invitation to write a review. */
export const INVITATION_STATES = ['open', 'used', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
