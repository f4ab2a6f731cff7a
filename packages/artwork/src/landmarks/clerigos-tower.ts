import { mix } from '../kit/mix.ts';
import { arch, block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Porto: the baroque tower in granite, stage on stage, over tiled house fronts. */
export const clerigosTower: Landmark = {
  width: 70,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d8c6a8', 0.5);
    const dim = mix(stone, shade, 0.5);
    const tile = mix('#3f76a4', body, 0.25);
    for (const [x, width, height, ink] of [
      [-26, 17, 26, '#f0d9b0'],
      [24, 20, 24, '#e9a98c'],
    ] as const) {
      sheet.path(block(x, 0, width, height), mix(ink, body, 0.25));
      sheet.path(
        `M${x - width / 2 - 1} ${-height}l${width / 2 + 1}-6 ${width / 2 + 1} 6z`,
        mix('#c9603f', body, 0.2),
      );
      sheet.path(
        `${block(x - 4, -4, 3.5, 7)}${block(x + 4, -4, 3.5, 7)}${block(x - 4, -14, 3.5, 7)}${block(x + 4, -14, 3.5, 7)}`,
        shade,
      );
    }
    sheet.path('M-16 0V-30H14V0z', tile);
    sheet.path('M-16-28Q-1-40 14-28V-31Q-1-44-16-31z', stone);
    sheet.path('M-9 0V-78H9V0z', stone);
    sheet.path('M3 0V-78H9V0z', dim);
    sheet.path(
      `${arch(0, -4, 5, 11)}${arch(0, -24, 5, 10)}${arch(0, -42, 5, 10)}${arch(0, -62, 6, 12)}`,
      shade,
    );
    sheet.path(
      'M-12-18H12V-21H-12zM-12-37H12V-40H-12zM-12-56H12V-60H-12zM-12-77H12V-80H-12z',
      mix(stone, light, 0.5),
    );
    sheet.path('M-7-80Q-7-90 0-92T7-80z', stone);
    sheet.path('M2-80V-91Q7-89 7-80z', dim);
    sheet.path('M-1.5-91V-97H1.5V-91z', stone);
    sheet.path('M-.5-97V-100H.5V-97z', accent);
  },
};
