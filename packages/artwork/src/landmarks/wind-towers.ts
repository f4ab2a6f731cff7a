import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Dubai: houses of coral stone by the creek with towers that catch the wind, an abra at the steps. */
export const windTowers: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const wall = mix('#e3c493', body, 0.25);
    const dim = mix(wall, shade, 0.4);
    for (const [x, width, height] of [
      [-64, 40, 34],
      [-24, 44, 42],
      [22, 46, 36],
      [64, 40, 30],
    ] as const) {
      sheet.path(block(x, 0, width, height), wall);
      sheet.path(block(x + width * 0.34, 0, width * 0.32, height), dim);
      sheet.path(
        repeatAlong(x - width / 2 + 4, 8, Math.floor(width / 8), (at) => block(at, -height + 1, 4, 4)),
        wall,
      );
      sheet.path(
        `${arch(x - 11, -8, 6, 12)}${arch(x, -8, 6, 12)}${block(x - 11, -height + 12, 3, 5)}`,
        mix(shade, wall, 0.1),
      );
    }
    for (const [x, foot, height] of [
      [-52, -30, 46],
      [-6, -38, 62],
      [48, -28, 40],
    ] as const) {
      sheet.path(block(x, foot, 20, height), mix(wall, light, 0.15));
      sheet.path(block(x + 6.5, foot, 7, height), dim);
      const top = foot - height;
      sheet.path(
        repeatAlong(x - 7, 4.7, 4, (at) => block(at, top + 24, 2.4, 18)),
        mix(shade, wall, 0.16),
      );
      sheet.path(`M${x - 11} ${top}h22v4h-22zM${x - 11} ${top + 26}h22v2h-22z`, mix(wall, light, 0.5));
      sheet.line(`M${x - 13} ${top + 12}h26`, mix(shade, '#8a5a3c', 0.4), 1.6);
    }
    sheet.path('M-84 0V-4H84V0z', mix(wall, shade, 0.5));
    sheet.path('M10 0V-11a5 5 0 0 1 10 0V0z', accent);
  },
};
