import { bands } from '../kit/bands.ts';
import { chanceFrom } from '../kit/chance.ts';
import { mix, steps } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import { stars } from '../kit/sky-things.ts';
import { glints, lens, lightPath } from '../kit/water.ts';
import type { Picture } from './picture.ts';

const night = '#0a1a36';
const cream = '#fff3d4';
const coral = '#e5484d';
const lamp = '#f9c95c';
const horizon = 780;
/** Middle of the lamp, from which tower and beam are drawn. */
const [lx, ly] = [560, 392];
/** The tower widens from its top to its foot. */
const towerTop = { y: 440, half: 44 };
const towerFoot = { y: 764, half: 66 };

/**
 * Picture for pages that are not found: the light is on. Every crop, from a tall column to a flat band, keeps
 * the tower and its beam.
 */
export const lighthouse: Picture = {
  stem: 'lighthouse',
  width: 1000,
  height: 1200,
  dominant: '#16315c',
  draw: (sheet) => {
    const chance = chanceFrom(211);
    bands(sheet, { from: 0, to: horizon, inks: steps('#0b1d40', '#2f6690', 6), wave: 9 });
    stars(sheet, chance, { from: 20, to: 620, count: 60, ink: '#fdf0cd' });
    beam(sheet);
    bands(sheet, { from: horizon, to: 1200, inks: steps('#1f507a', '#081a38', 5), wave: 6, power: 1.25 });
    sheet.path('M0 800Q120 770 240 786T420 800H0z', '#16406a');
    rock(sheet);
    cottage(sheet);
    tower(sheet);
    lightPath(sheet, chance, {
      x: 330,
      y: [830, 1130],
      count: 15,
      width: [40, 110],
      ink: '#f9dc96',
      opacity: 0.5,
    });
    glints(sheet, chance, {
      x: [0, 1000],
      y: [800, 1190],
      count: 30,
      ink: '#5b90b8',
      opacity: 0.55,
      size: [14, 56],
    });
    boat(sheet);
  },
};

function beam(sheet: Sheet): void {
  sheet.path(`M${lx} ${ly}L-40 120V360z`, '#fdf0cd', 0.16);
  sheet.path(`M${lx} ${ly}L-40 176V304z`, '#fdf0cd', 0.22);
  sheet.path(`M${lx} ${ly}L1040 470V560z`, '#fdf0cd', 0.12);
  sheet.disc(lx, ly, 120, '#f9dc96', 0.12);
  sheet.disc(lx, ly, 74, '#f9dc96', 0.2);
}

function rock(sheet: Sheet): void {
  sheet.path('M300 846Q340 790 420 782 470 740 560 744 650 740 700 776 790 780 850 846z', '#12284c');
  sheet.path('M560 744Q650 740 700 776 790 780 850 846H640Q640 780 560 744z', night);
  sheet.path('M420 782Q470 740 560 744 520 770 470 790 440 800 400 846H352Q380 800 420 782z', '#274a72');
  sheet.path(
    [lens(570, 848, 320, 12), lens(420, 866, 120, 8), lens(720, 868, 140, 8)].join(''),
    '#8fb6d0',
    0.75,
  );
}

function cottage(sheet: Sheet): void {
  sheet.rect(648, 716, 84, 62, cream);
  sheet.rect(706, 716, 26, 62, '#b6aeb4');
  sheet.poly([638, 718, 666, 682, 742, 718], coral);
  sheet.poly([666, 682, 716, 682, 742, 718, 706, 718], '#a52f3e');
  sheet.rect(664, 734, 16, 18, lamp);
  sheet.rect(700, 666, 14, 28, '#b6aeb4');
}

function tower(sheet: Sheet): void {
  const { y: top, half: topHalf } = towerTop;
  const { y: foot, half: footHalf } = towerFoot;
  sheet.poly([lx - topHalf, top, lx + topHalf, top, lx + footHalf, foot, lx - footHalf, foot], cream);
  sheet.poly([lx + 10, top, lx + topHalf, top, lx + footHalf, foot, lx + 16, foot], '#b9b1b6');
  for (const [upper, lower] of [
    [506, 572],
    [640, 706],
  ] as const) {
    const half = (y: number) => topHalf + ((footHalf - topHalf) * (y - top)) / (foot - top);
    sheet.poly(
      [lx - half(upper), upper, lx + half(upper), upper, lx + half(lower), lower, lx - half(lower), lower],
      coral,
    );
    sheet.poly([lx + 11, upper, lx + half(upper), upper, lx + half(lower), lower, lx + 14, lower], '#a52f3e');
  }
  sheet.rect(lx - 62, 428, 124, 16, night);
  sheet.line(`M${lx - 58} 428v-26H${lx + 58}v26M${lx - 30} 428v-26M${lx + 30} 428v-26`, night, 4);
  sheet.rect(lx - 30, 364, 60, 64, lamp);
  sheet.rect(lx - 12, 372, 24, 48, '#fffbe8');
  sheet.line(`M${lx - 30} 364v64M${lx + 30} 364v64`, night, 6);
  sheet.path(`M${lx - 42} 366Q${lx - 34} 322 ${lx} 310 ${lx + 34} 322 ${lx + 42} 366z`, coral);
  sheet.path(
    `M${lx + 6} 312Q${lx + 36} 324 ${lx + 42} 366H${lx + 14}Q${lx + 16} 336 ${lx + 6} 312z`,
    '#a52f3e',
  );
  sheet.line(`M${lx} 312v-26`, night, 5);
  for (const y of [470, 596, 724])
    sheet.path(`M${lx - 22} ${y + 14}v-18q9-14 18 0v18z`, mix(night, '#2f6690', 0.3));
  sheet.path(`M${lx - 16} 764v-28q16-18 32 0v28z`, night);
}

function boat(sheet: Sheet): void {
  sheet.at(230, 900, 1, () => {
    sheet.path(lens(0, 10, 90, 9), night, 0.6);
    sheet.path('M-84-34Q0-18 92-40L70 8H-60z', coral);
    sheet.path('M-84-34Q0-18 92-40l-6 12Q0-8-78-22z', cream);
    sheet.rect(-34, -66, 46, 40, cream);
    sheet.rect(-8, -66, 20, 40, '#b9b1b6');
    sheet.rect(-28, -58, 14, 14, lamp);
    sheet.line('M32-34V-104', '#0d2347', 5);
    sheet.disc(32, -104, 6, lamp);
  });
}
