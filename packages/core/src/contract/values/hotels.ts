/** Orders of a list of hotels. */
export const HOTEL_SORTS = ['recommended', 'price', 'price-down', 'stars', 'rating', 'distance'] as const;
