import type { BuildingStyle, House } from './building-styles.ts';
import { mix } from './mix.ts';
import { round, type Sheet } from './sheet.ts';

type Roof = {
  readonly house: House;
  /** Height of the roof above the eaves. */
  readonly rise: number;
  /** Ink of the side away from the light. */
  readonly dim: string;
  /** Ink that darkens the walls of chimneys, dormers and parapets. */
  readonly shade: string;
  /** A random number from 0 to 1. A roof that has several forms draws one of them by it. */
  readonly formChoice: number;
};

/** Draws the roof of a house in two tones. */
export function drawRoof(
  sheet: Sheet,
  style: BuildingStyle,
  house: House,
  shade: string,
  formChoice: number,
): void {
  roofs[style.roof](sheet, {
    house,
    rise: house.width * style.pitch,
    dim: mix(house.roof, shade, 0.3),
    shade,
    formChoice,
  });
}

const plaster = '#f4e9d4';

const roofs: Readonly<Record<BuildingStyle['roof'], (sheet: Sheet, roof: Roof) => void>> = {
  hip(sheet, { house: { x, top, width, roof }, rise, dim }) {
    const [ridge, end] = [x + width * 0.34, width * 0.26];
    sheet.poly([x - 3, top, ridge, top - rise, x + width - end, top], roof);
    sheet.poly(
      [ridge, top - rise, x + width * 0.72, top - rise, x + width + 3, top, x + width - end, top],
      dim,
    );
  },
  gable(sheet, { house: { x, top, width, wall }, rise, dim }) {
    sheet.poly([x - 3, top + 2, x + width / 2, top - rise - 5, x + width + 3, top + 2], dim);
    sheet.poly([x, top + 2, x + width / 2, top - rise + 3, x + width, top + 2], wall);
  },
  steps(sheet, { house, rise, formChoice }) {
    const { x, top, width, wall } = house;
    const coping = mix(wall, plaster, 0.7);
    if (formChoice < 0.5) {
      for (const [i, share] of [0.86, 0.6, 0.34].entries())
        boxOnHouse(sheet, house, [(1 - share) / 2, share], [top - ((i + 1) * rise) / 3, rise / 3 + 2], wall);
      boxOnHouse(sheet, house, [0.3, 0.4], [top - rise - 4, 5], coping);
      return;
    }
    // A bell gable: two curved flanks below a flat ridge.
    const [bend, flank, ridge] = [0.24, 0.26, 0.48].map((share) => Math.round(width * share));
    const height = Math.round(rise);
    sheet.path(
      `M${round(x)} ${round(top)}q${bend} 0 ${flank}-${height}h${ridge}q0 ${height} ${flank} ${height}z`,
      wall,
    );
    boxOnHouse(sheet, house, [0.22, 0.56], [top - rise - 6, 7], coping);
  },
  mansard(sheet, { house, rise, dim, shade }) {
    const { x, top, width, wall, roof } = house;
    boxOnHouse(sheet, house, [0.12, 0.1], [top - rise - 14, 18], mix(wall, shade, 0.3));
    sheet.poly(
      [x - 2, top, x + width * 0.08, top - rise, x + width * 0.92, top - rise, x + width + 2, top],
      roof,
    );
    const far = [
      x + width * 0.72,
      top,
      x + width * 0.72,
      top - rise,
      x + width * 0.92,
      top - rise,
      x + width + 2,
      top,
    ];
    sheet.poly(far, dim);
    for (const at of [0.18, 0.46])
      boxOnHouse(sheet, house, [at, 0.14], [top - rise * 0.74, rise * 0.6], mix(wall, shade, 0.08));
  },
  chimneys(sheet, { house, rise, dim, shade }) {
    const { x, top, width, wall, roof } = house;
    for (const at of [0.08, 0.78])
      boxOnHouse(sheet, house, [at, 0.14], [top - rise - 18, 20 + rise], mix(wall, shade, 0.3));
    if (rise > width * 0.2)
      sheet.poly([x, top, x + width * 0.12, top - rise, x + width * 0.88, top - rise, x + width, top], roof);
    sheet.rect(x - 2, top - 5, width + 4, 7, dim);
  },
  eaves(sheet, { house, rise, dim }) {
    const { x, top, width, roof } = house;
    const [bend, slope, ridge, underside] = [0.2, 0.3, 0.68, 0.64].map((share) => Math.round(width * share));
    const height = Math.round(rise);
    sheet.path(
      `M${round(x - width * 0.14)} ${round(top - 4)}q${bend} ${-round(rise * 0.16)} ${slope} ${-height}h${ridge}q${round(width * 0.1)} ${round(rise * 0.84)} ${slope} ${height}q-${slope} 14-${underside} 12t-${underside}-12z`,
      roof,
    );
    boxOnHouse(sheet, house, [0.14, 0.72], [top - rise - 5, 7], dim);
  },
  chalet(sheet, { house: { x, top, width, wall, roof }, rise }) {
    sheet.poly([x - width * 0.12, top + 8, x + width / 2, top - rise - 4, x + width * 1.12, top + 8], roof);
    sheet.poly([x, top + 4, x + width / 2, top - rise + 8, x + width, top + 4], wall);
  },
  thatch(sheet, { house: { x, top, width, roof }, rise, dim }) {
    sheet.poly([x - width * 0.14, top + 6, x + width * 0.5, top - rise, x + width * 1.14, top + 6], roof);
    sheet.poly([x + width * 0.5, top - rise, x + width * 1.14, top + 6, x + width * 0.66, top + 6], dim);
  },
  merlons(sheet, { house, shade }) {
    const { x, top, width, wall } = house;
    for (const at of [0.02, 0.28, 0.54, 0.8]) boxOnHouse(sheet, house, [at, 0.14], [top - 9, 10], wall);
    sheet.rect(x, top + 7, width, 3, mix(wall, shade, 0.3));
  },
  flat(sheet, { house: { x, top, width, wall, roof }, formChoice }) {
    const half = Math.round(width * 0.3);
    if (formChoice < 0.22)
      sheet.path(`M${round(x + width * 0.16)} ${round(top + 1)}a${half} ${half} 0 0 1 ${2 * half} 0z`, roof);
    else sheet.rect(x - 2, top - 5, width + 4, 7, mix(wall, roof, 0.4));
  },
  tower(sheet, { house, shade, formChoice }) {
    if (formChoice < 0.4)
      boxOnHouse(sheet, house, [0.3, 0.3], [house.top - 22, 24], mix(house.wall, shade, 0.2));
  },
};

/**
 * Draws a box on the house. Its left edge and width are shares of the house's width, followed by its top and
 * height.
 */
function boxOnHouse(
  sheet: Sheet,
  { x, width }: House,
  [from, share]: readonly [number, number],
  [y, height]: readonly [number, number],
  ink: string,
): void {
  sheet.rect(x + from * width, y, share * width, height, ink);
}
