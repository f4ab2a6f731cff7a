import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Dubrovnik: the wall climbs in steps to Minčeta, a wide round tower with a narrower crown, red roofs within.
 */
export const dubrovnikWalls: Landmark = {
  width: 180,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(light, '#ecd5b0', 0.6);
    const dim = mix(stone, shade, 0.4);
    const mid = mix(stone, shade, 0.2);
    const roof = mix('#cc6440', body, 0.12);
    const teeth = (x: number, to: number, y: number) => {
      let d = '';
      for (let at = x; at + 3 <= to; at += 5) d += `M${at} ${y + 1}v-4h3v4z`;
      return d;
    };
    for (const [x, y, width] of [
      [-86, -26, 20],
      [-64, -30, 18],
      [-76, -36, 20],
      [-46, -38, 20],
      [-56, -46, 18],
      [-28, -48, 18],
    ] as const) {
      sheet.rect(x, y, width * 0.7, 20, light);
      sheet.rect(x + width * 0.7, y, width * 0.3, 20, dim);
      sheet.poly([x - 1, y, x + 5, y - 6, x + width - 4, y - 6, x + width + 1, y], roof);
      sheet.poly(
        [x + width * 0.7, y, x + width * 0.6, y - 6, x + width - 4, y - 6, x + width + 1, y],
        mix(roof, shade, 0.4),
      );
      sheet.rect(x + 4, y + 3, 2, 4, shade);
      sheet.rect(x + 9, y + 3, 2, 4, shade);
    }
    sheet.path('M-90 0V-16H-62V-24H-38V-33H-14V-42H6V0z', mid);
    sheet.path(teeth(-90, -62, -16) + teeth(-61, -38, -24) + teeth(-37, -14, -33) + teeth(-13, 6, -42), mid);
    sheet.path('M-90 0V-10H-62V-18H-38V-27H-14V-36H6V-33H-11V-24H-35V-15H-59V-7H-86V0z', stone);
    sheet.path('M56 0V-34H78V-24H90V0z', dim);
    sheet.path(teeth(60, 78, -34) + teeth(79, 90, -24), dim);
    sheet.path('M-6 0L2-62H50L60 0z', mid);
    sheet.path('M-6 0L2-62H14L10 0z', stone);
    sheet.path('M38 0L36-62H50L60 0z', dim);
    sheet.path('M-2-62V-74H54V-62z', mid);
    sheet.path('M-2-62V-74H12V-62z', stone);
    sheet.path('M38-62V-74H54V-62z', dim);
    const corbels: string[] = [];
    for (let x = 0; x < 52; x += 5) corbels.push(`M${x}-60v-4a1.5 1.5 0 0 1 3 0v4z`);
    sheet.path(corbels.join(''), shade);
    sheet.path(teeth(-2, 12, -74), stone);
    sheet.path(teeth(13, 38, -74), mid);
    sheet.path(teeth(38, 54, -74), dim);
    sheet.path('M10-74V-92H42V-74z', mid);
    sheet.path('M10-74V-92H20V-74z', stone);
    sheet.path('M33-74V-92H42V-74z', dim);
    sheet.path(teeth(10, 32, -92), stone);
    sheet.path(teeth(35, 44, -92), dim);
    sheet.path('M10-28h3v-6h-3zM26-44h3v-6h-3zM26-18h3v-6h-3zM24-80h3v-6h-3z', shade);
    sheet.path('M25.4-92H26.6V-100H25.4z', shade);
    sheet.path('M26.6-100L38-97 26.6-94z', accent);
  },
};
