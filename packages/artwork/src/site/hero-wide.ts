import { harbourPictures } from './harbour-town.ts';

/** Headline on the left, town on the right. The search box covers the lowest 104 units. */
export const heroWide = harbourPictures(
  { stem: 'hero-wide', width: 1440, height: 640 },
  {
    horizon: 432,
    sun: [948, 296, 108],
    town: { from: 900, rise: 44, rows: 5 },
    church: [1236, 300, 150],
    sails: [
      [1000, 474, 34],
      [352, 452, 56],
      [838, 458, 46],
      [520, 470, 66],
      [676, 528, 168],
    ],
  },
);
