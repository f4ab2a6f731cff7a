// Kept apart from the contract, so that browsers need not load its schemas.
export const REVIEW_LENGTHS = { author: 60, text: 3_000 } as const;

export const STARS = [1, 2, 3, 4, 5] as const;

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const INVITATION_STATES = ['open', 'used', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
