import { harbourPictures } from './harbour-town.ts';

/** For phones: the headline takes the upper 460 units, and the search box the lowest 256. */
export const heroTall = harbourPictures(
  { stem: 'hero-tall', width: 780, height: 1120 },
  {
    horizon: 744,
    sun: [566, 606, 124],
    town: { from: 330, rise: 40, rows: 4 },
    church: [640, 640, 128],
    sails: [
      [356, 772, 70],
      [60, 764, 48],
      [166, 836, 142],
    ],
  },
);
