import { mix } from '../kit/mix.ts';
import { arch, archHole, block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/**
 * Andalusia: white houses on both edges of a gorge, and the bridge of three arches that fills it to the
 * bottom.
 */
export const rondaBridge: Landmark = {
  width: 140,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#c08a5c', 0.5);
    const dark = mix(rock, shade, 0.55);
    const stone = mix(body, '#e0bd8c', 0.5);
    const white = mix(light, '#fffaf0', 0.5);
    sheet.path('M-28 0L-34-74H34L28 0z', mix(dark, shade, 0.35));
    sheet.path(`M-30-20L-34-76H34L30-20H26V-20z${archHole(0, -4, 16, 56)}`, stone);
    sheet.path('M-12 0V-20H-8V0zM8 0V-20H12V0z', stone);
    sheet.path(`${arch(-22, -48, 8, 16)}${arch(22, -48, 8, 16)}${arch(0, -63, 6, 8)}`, shade);
    sheet.path('M-36-76H36V-80H-36z', mix(stone, light, 0.4));
    sheet.path('M-70 0V-76L-34-80-30-60-36-40-26-20-28 0z', rock);
    sheet.path('M70 0V-78L34-80 30-58 36-36 26-18 28 0z', dark);
    sheet.path('M-52-76L-44-50-50-30-42 0H-34L-40-28-36-52-44-78z', dark);
    for (const [x, width, height] of [
      [-64, 13, 12],
      [-52, 12, 16],
      [-40, 12, 11],
      [40, 13, 14],
      [53, 13, 18],
      [65, 11, 11],
    ] as const) {
      sheet.path(block(x, -76, width, height), white);
      sheet.path(block(x + width * 0.32, -76, width * 0.36, height), mix(white, shade, 0.34));
      sheet.path(
        `M${x - width / 2 - 1} ${-76 - height}l${width / 2}-4 ${width / 2 + 2} 4z`,
        mix('#b9683f', body, 0.2),
      );
      sheet.path(block(x - 2, -80, 2.6, 4), shade);
    }
    sheet.path('M-58-88V-98H-52V-88zM-59-98L-55-100-51-98z', accent);
  },
};
