import { mix } from '../kit/mix.ts';
import { arch, block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/**
 * Ireland: a tapering tower with a conical stone roof beside a roofless chapel and high crosses on the grass.
 */
export const roundTower: Landmark = {
  width: 110,
  draw(sheet, { body, shade, accent }) {
    const stone = mix(body, '#a39a8a', 0.5);
    const dim = mix(stone, shade, 0.5);
    const green = mix(body, '#6f9a5c', 0.55);
    sheet.path('M-55 0Q-30-16 10-14T55 0z', green);
    sheet.path('M-26-8L-22-84H-8L-4-8z', stone);
    sheet.path('M-12-8L-13-84H-8L-4-8z', dim);
    sheet.path('M-24-84L-15-100-6-84z', mix(dim, shade, 0.3));
    sheet.path('M-24-84L-15-100-14-84z', stone);
    sheet.path(`${arch(-16, -30, 4, 9)}${block(-17, -52, 3, 6)}${arch(-17, -72, 3, 7)}`, shade);
    sheet.path('M8-8V-30L20-46 32-30H50V-8z', stone);
    sheet.path('M34-8V-30H50V-26L46-24V-8z', dim);
    sheet.path(`${arch(20, -8, 8, 15)}${arch(20, -28, 4, 8)}${arch(41, -12, 4, 8)}`, shade);
    for (const [x, height] of [
      [-42, 18],
      [0, 15],
    ] as const) {
      sheet.path(`${block(x, -2, 3, height)}${block(x, -height + 5, 10, 3)}`, stone);
      sheet.line(`M${x - 3.5} ${-height + 3}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0z`, dim, 1.2);
    }
    sheet.rect(16, -10, 8, 2, accent);
  },
};
