import type { Picture } from './picture.ts';

const gold = '#e09b1a';
const side = 48;

/** Corners of a star of 24 by 24, at twice that size. */
const points = [24, 6, 30, 17, 43, 19, 33, 28, 36, 41, 24, 35, 12, 41, 15, 28, 5, 19, 18, 17] as const;

/**
 * Five stars for clients that show a rating as a picture: `count` of them full, the rest at half strength.
 * The API sends the address of the printed file (`starsPicture` in core), whose stem is the one below.
 */
export function ratingStars(count: number): Picture {
  return {
    stem: `stars-${count}`,
    width: 5 * side,
    height: side,
    dominant: gold,
    draw: (sheet) => {
      for (let at = 0; at < 5; at += 1)
        sheet.poly(
          points.map((value, index) => (index % 2 === 0 ? value + at * side : value)),
          gold,
          at < count ? 1 : 0.5,
        );
    },
  };
}
