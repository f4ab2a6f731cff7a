import { day, drawHarbour, type Harbour, night } from './harbour-town.ts';
import type { Picture } from './picture.ts';

/** For phones: the headline takes the upper 460 units, and the search box the lowest 256. */
const harbour: Harbour = {
  horizon: 744,
  sun: [566, 606, 124],
  town: { from: 330, rise: 40, rows: 4 },
  church: [640, 640, 128],
  sails: [
    [356, 772, 70],
    [60, 764, 48],
    [166, 836, 142],
  ],
};

export const heroTall: Picture = {
  stem: 'hero-tall',
  width: 780,
  height: 1120,
  dominant: '#c3dfdc',
  draw: (sheet) => drawHarbour(sheet, harbour, day),
};

/** For the dark colour scheme. */
export const heroTallByNight: Picture = {
  stem: 'hero-tall-night',
  width: 780,
  height: 1120,
  dominant: '#1a3c5e',
  draw: (sheet) => drawHarbour(sheet, harbour, night),
};
