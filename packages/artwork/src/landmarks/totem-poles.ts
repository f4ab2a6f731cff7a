import { mix } from '../kit/mix.ts';
import { block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Vancouver: carved cedar poles with beaks and wings, firs and snow behind. */
export const totemPoles: Landmark = {
  width: 96,
  draw(sheet, { body, shade, light, accent }) {
    const far = mix(body, light, 0.35);
    const fir = mix(body, '#3f6a58', 0.55);
    sheet.path('M-48 0L-30-40-14-58 4-46 20-62 36-44 48 0z', far);
    sheet.path('M-22-49L-14-58-4-51-10-48-14-51zM12-54L20-62 29-53 22-52 18-55z', mix(light, '#fbfaf2', 0.5));
    sheet.path('M-48 0L-42-30-36 0zM-38 0L-31-38-24 0zM28 0L34-36 40 0zM36 0L42-28 48 0z', fir);
    for (const [x, height, one, two] of [
      [-16, 78, '#3f7f8c', '#e3b04c'],
      [4, 100, '#b8432f', '#3f7f6a'],
      [24, 66, '#e0a03c', '#a83c34'],
    ] as const) {
      const wood = mix('#a8744c', body, 0.25);
      sheet.path(block(x, 0, 10, height), wood);
      sheet.path(block(x + 3.4, 0, 3.2, height), mix(wood, shade, 0.45));
      const [wings, band] = [mix(one, body, 0.15), mix(two, body, 0.15)];
      for (let y = 6, i = 0; y < height - 12; y += 21, i++) {
        sheet.path(block(x, -y, 10, 6), i % 2 === 0 ? wings : band);
        sheet.path(
          `M${x - 5} ${-y - 12}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0zM${x} ${-y - 12}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0z`,
          light,
        );
        sheet.path(
          `${block(x - 2.5, -y - 11, 2, 2)}${block(x + 2.5, -y - 11, 2, 2)}${block(x, -y - 7, 6, 1.5)}`,
          shade,
        );
      }
      sheet.path(
        `M${x - 13} ${-height + 8}L${x - 5} ${-height + 13}V${-height + 4}zM${x + 13} ${-height + 8}L${x + 5} ${-height + 13}V${-height + 4}z`,
        wings,
      );
      sheet.path(`M${x - 2} ${-height + 10}L${x} ${-height + 4}L${x + 2} ${-height + 10}z`, accent);
    }
  },
};
