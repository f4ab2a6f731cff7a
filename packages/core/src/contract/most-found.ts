/** How many of what was found stand in an answer: below the box, where these are all there is room for, and on a page. */
export const MOST_FOUND = { box: { tours: 3, locations: 8 }, page: { tours: 24, locations: 24 } } as const;
