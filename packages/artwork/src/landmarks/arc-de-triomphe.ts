import { mix } from '../kit/mix.ts';
import { archHole, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Paris: one tall vault between two broad piers, a heavy attic above. */
export const arcDeTriomphe: Landmark = {
  width: 104,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e8d3ac', 0.5);
    const dim = mix(stone, shade, 0.5);
    sheet.path(`M-50 0V-96H50V0z${archHole(0, 0, 30, 58)}`, stone);
    sheet.path('M28 0V-96H50V0z', dim);
    sheet.path('M6 0V-54Q15-50 15-43V0z', mix(stone, shade, 0.75));
    sheet.path(
      'M-53-64H53V-70H-53zM-53-86H53V-90H-53zM-50-96H50V-100H-50zM-53 0V-5H-14V0zM14 0V-5H53V0z',
      mix(stone, light, 0.45),
    );
    sheet.path('M-45-12V-44H-24V-12zM24-12V-44H45V-12z', mix(stone, shade, 0.22));
    sheet.path('M-40-14V-38L-34-42-29-36-30-14zM30-14L29-36 35-42 41-36V-14z', mix(stone, shade, 0.5));
    sheet.path(
      repeatAlong(-42, 12, 8, (x) => block(x, -73, 7, 10)),
      mix(stone, shade, 0.28),
    );
    // The flame under the arch.
    sheet.rect(-2, -4, 4, 4, accent);
  },
};
