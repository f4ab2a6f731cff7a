import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Rome: an oval of arches in three storeys under a windowless fourth, broken down on the right in one
 * slanting step.
 */
export const colosseum: Landmark = {
  width: 262,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e5b582', 0.72);
    const [lit, dim] = [mix(stone, light, 0.4), mix(stone, shade, 0.5)];
    const hollow = mix(shade, stone, 0.12);
    sheet.path('M-60-70Q30-84 128-62V-40H-60z', mix(dim, shade, 0.4));
    sheet.path('M20-74Q80-76 126-62V-66Q70-82 20-80z', stone);
    sheet.path('M-130-6V-98Q-118-100-100-100L20-96 30-88 44-74 58-62 130-56V0H-130z', stone);
    sheet.path('M-130-6V-98Q-118-100-100-100H-84V0H-130z', lit);
    sheet.path('M64-62L130-56V0H64z', dim);
    sheet.path('M20-96L30-88 44-74 58-62 66-61V0H50V-56z', mix(stone, '#c9603f', 0.3));
    const cornices =
      'M-130-76Q-40-70 44-72M-130-53Q-20-48 52-49M-130-29Q-20-24 52-24M66-48L130-46M66-23L130-26';
    sheet.line(cornices, mix(lit, light, 0.5), 1.6);
    const holes: string[] = [];
    const hole = (x: number, y: number, width: number, height: number) =>
      holes.push(`M${x} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}z`);
    const columns = [
      [-127, 3],
      [-121, 5],
      [-112, 7],
      [-101, 8],
      [-88, 9],
      [-74, 9],
      [-60, 10],
      [-45, 10],
      [-30, 10],
      [-15, 10],
      [0, 10],
      [15, 10],
      [30, 10],
      [70, 9],
      [83, 8],
      [95, 7],
      [106, 6],
      [115, 5],
      [122, 4],
    ] as const;
    for (const [x, width] of columns) {
      const bow = Math.round(4 * (1 - (x / 130) ** 2));
      hole(x, bow - 9, width, 15);
      hole(x, bow - 33, width, 14);
      if (x < 40) hole(x, bow - 57, width, x > 28 ? 12 : 14);
      if (x < 20) holes.push(`M${Math.round(x + width / 2 - 1)}-86h3v-5h-3z`);
    }
    sheet.path(holes.join(''), hollow);
    sheet.path('M3-4V-12a2 2 0 0 1 4 0V-4z', accent);
  },
};
