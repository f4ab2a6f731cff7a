/** The codes of the hotels that are listed: four and five stars. */
export const RATING_CODES = [562, 563] as const;

const starsBelowCode = 558;

export function starsOfRating(code: number): number {
  return code - starsBelowCode;
}

export function ratingOfStars(stars: number): number {
  return stars + starsBelowCode;
}
