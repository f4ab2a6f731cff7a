import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Istanbul: a round stone tower with a conical roof over crowded houses, high above the strait. */
export const galataTower: Landmark = {
  width: 84,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d6b48c', 0.5);
    const dim = mix(stone, shade, 0.5);
    const roof = mix('#7f8fa0', body, 0.3);
    for (const [x, width, height, ink] of [
      [-34, 18, 20, '#c98a68'],
      [-18, 16, 26, '#e6c9a0'],
      [18, 18, 24, '#d9a884'],
      [34, 16, 18, '#a86a58'],
    ] as const) {
      const wall = mix(ink, body, 0.25);
      sheet.path(block(x, 0, width, height), wall);
      sheet.path(block(x + width * 0.32, 0, width * 0.36, height), mix(wall, shade, 0.4));
      sheet.path(
        `M${x - width / 2 - 1} ${-height}l${width / 2 + 1}-6 ${width / 2 + 1} 6z`,
        mix('#a8503c', body, 0.25),
      );
      sheet.path(`${block(x - 4, -6, 3, 5)}${block(x + 2, -6, 3, 5)}${block(x - 4, -14, 3, 5)}`, shade);
    }
    sheet.path('M-13 0L-11-62H11L13 0z', stone);
    sheet.path('M4 0V-62H11L13 0z', dim);
    sheet.path(
      `${repeatAlong(-6, 6, 3, (x) => arch(x, -20, 2.4, 6))}${repeatAlong(-6, 6, 3, (x) => arch(x, -36, 2.4, 6))}`,
      shade,
    );
    sheet.path('M-14-62H14V-66H-14z', mix(stone, light, 0.4));
    sheet.path('M-11-66V-74H11V-66z', stone);
    sheet.path(
      repeatAlong(-8, 4, 5, (x) => arch(x, -66, 2.4, 6)),
      shade,
    );
    sheet.path('M-13-74L0-97 13-74z', roof);
    sheet.path('M3-74L0-97 13-74z', mix(roof, shade, 0.45));
    sheet.path('M-.6-96V-100H.6V-96z', accent);
  },
};
