/** How the bookings of an organisation can be filtered. */
export const OVERVIEW_STATES = ['coming', 'pending', 'past', 'cancelled'] as const;
export type OverviewState = (typeof OVERVIEW_STATES)[number];

/** Entries of one answer at most. A longer overview is read page by page. */
export const MAX_OVERVIEW_PAGE = 500;

/** Entries that the dashboard reads at once. */
export const OVERVIEW_PAGE = 25;
