import { mix } from '../kit/mix.ts';
import { arch, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Paris: five egg-shaped white domes on the hill, the middle one tallest, steps in front of the porch. */
export const sacreCoeur: Landmark = {
  width: 96,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#fbf3e2', 0.55);
    const dim = mix(white, shade, 0.34);
    const green = mix(body, '#6f9a6a', 0.5);
    sheet.path('M-48 0Q-40-14 0-16T48 0z', green);
    sheet.path('M-9 0L-6-16H6L9 0z', mix(white, body, 0.4));
    sheet.path('M-34-14V-40H34V-14z', white);
    sheet.path('M14-14V-40H34V-14z', dim);
    sheet.path(
      repeatAlong(-11, 11, 3, (x) => arch(x, -15, 7, 14)),
      shade,
    );
    for (const x of [-26, 26]) {
      sheet.path(
        `M${x - 7}-38V-50H${x + 7}V-38zM${x - 7}-50C${x - 8}-62 ${x - 3}-66 ${x}-69 ${x + 3}-66 ${x + 8}-62 ${x + 7}-50z`,
        white,
      );
      sheet.path(`M${x + 2}-38V-67C${x + 6}-63 ${x + 8}-58 ${x + 7}-50V-38z`, dim);
      sheet.path(`M${x - 4}-40v-7h3v7zM${x + 1}-40v-7h3v7z`, shade);
    }
    sheet.path('M-14-38V-58H14V-38z', white);
    sheet.path('M5-38V-58H14V-38z', dim);
    sheet.path(
      repeatAlong(-9, 6, 4, (x) => arch(x, -42, 3, 11)),
      shade,
    );
    sheet.path('M-15-58C-16-80-6-88 0-92C6-88 16-80 15-58z', white);
    sheet.path('M3-90C10-84 16-78 15-58H7C9-72 8-82 3-90z', dim);
    sheet.path('M-3-90V-96H3V-90z', mix(white, shade, 0.2));
    sheet.path('M-.6-96V-100H.6V-96z', accent);
    sheet.path('M-38-40H38V-43H-38z', mix(white, light, 0.6));
  },
};
