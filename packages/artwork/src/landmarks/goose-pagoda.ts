import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Xi’an: seven storeys of brick, each a little smaller than the one below, on a square terrace. */
export const goosePagoda: Landmark = {
  width: 64,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix(body, '#c99a68', 0.55);
    const dim = mix(brick, shade, 0.5);
    sheet.path('M-32 0V-5H32V0zM-28-5V-10H28V-5z', mix(brick, shade, 0.3));
    for (let i = 0; i < 7; i++) {
      const [width, y, height] = [22 - i * 2.3, -10 - i * 11.6, 10.2];
      sheet.poly([-width, y, width, y, width - 1.4, y - height, 1.4 - width, y - height], brick);
      sheet.poly([width * 0.36, y, width, y, width - 1.4, y - height, width * 0.34, y - height], dim);
      sheet.poly(
        [
          -width - 1.6,
          y - height,
          width + 1.6,
          y - height,
          width - 0.6,
          y - height - 1.8,
          0.6 - width,
          y - height - 1.8,
        ],
        mix(brick, light, 0.4),
      );
      sheet.path(arch(0, y, 4.2, 7), shade);
    }
    sheet.path('M-7-91L0-96 7-91z', dim);
    sheet.path('M-1-95V-98a1 1 0 0 1 2 0V-95z', accent);
    sheet.path('M-.4-98V-100H.4V-98z', shade);
  },
};
