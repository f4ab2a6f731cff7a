import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Yucatán: a stepped pyramid, a stair up its middle, the square temple on top. */
export const mayaPyramid: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d9c4a0', 0.5);
    const dim = mix(stone, shade, 0.45);
    for (let i = 0; i < 7; i++) {
      const [width, y] = [92 - i * 11, -i * 10.4];
      sheet.poly([-width, y, width, y, width - 5, y - 10.4, 5 - width, y - 10.4], stone);
      sheet.poly([width * 0.34, y, width, y, width - 5, y - 10.4, width * 0.34, y - 10.4], dim);
      sheet.poly(
        [-width + 5, y - 10.4, width - 5, y - 10.4, width - 5, y - 8.6, 5 - width, y - 8.6],
        mix(stone, light, 0.45),
      );
    }
    sheet.path('M-17 0L-11-73H11L17 0z', mix(stone, light, 0.35));
    sheet.path(
      repeatAlong(0, 1, 1, () =>
        Array.from(
          { length: 14 },
          (_, i) => `M${-16 + i * 0.42} ${-2 - i * 5.2}h${32 - i * 0.84}v-1.5h${-32 + i * 0.84}z`,
        ).join(''),
      ),
      mix(stone, shade, 0.28),
    );
    sheet.path('M-21 0L-14-73H-11L-17 0zM21 0L14-73H11L17 0z', dim);
    sheet.path('M-18-73V-94H18V-73z', stone);
    sheet.path('M6-73V-94H18V-73z', dim);
    sheet.path('M-20-90H20V-93H-20zM-20-94H20V-100H-20z', mix(stone, light, 0.4));
    sheet.path(`${block(0, -73, 8, 13)}`, shade);
    sheet.rect(-16, -98, 32, 2, accent);
  },
};
