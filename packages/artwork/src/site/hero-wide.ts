import { day, drawHarbour, type Harbour, night } from './harbour-town.ts';
import type { Picture } from './picture.ts';

/** Headline on the left, town on the right. The search box covers the lowest 104 units. */
const harbour: Harbour = {
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
};

export const heroWide: Picture = {
  stem: 'hero-wide',
  width: 1440,
  height: 640,
  dominant: '#c3dfdc',
  draw: (sheet) => drawHarbour(sheet, harbour, day),
};

/** For the dark colour scheme. */
export const heroWideByNight: Picture = {
  stem: 'hero-wide-night',
  width: 1440,
  height: 640,
  dominant: '#1a3c5e',
  draw: (sheet) => drawHarbour(sheet, harbour, night),
};
