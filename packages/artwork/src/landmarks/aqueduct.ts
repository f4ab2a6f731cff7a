import { mix } from '../kit/mix.ts';
import { arch, archHole, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Rome: two tiers of arches across the plain, broken off at the end, an umbrella pine beside them. */
export const aqueduct: Landmark = {
  width: 220,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d9a674', 0.55);
    const dim = mix(stone, shade, 0.5);
    const green = mix(body, '#4f7a52', 0.6);
    const spans = repeatAlong(-84, 34, 5, (x) => archHole(x, 0, 22, 50));
    sheet.path(`M-108 0V-60H68L74-52 80-60 86-40 84 0z${spans}`, stone);
    sheet.path(
      repeatAlong(-84, 34, 5, (x) => `M${x + 7} 0v-50q4 6 4 16V0z`),
      dim,
    );
    sheet.path('M-108-60H68L74-52 80-60V-56L74-48 66-56H-108z', mix(stone, light, 0.5));
    sheet.path('M-104-60V-92H-40L-34-84-26-90-22-60z', stone);
    sheet.path(
      repeatAlong(-88, 24, 3, (x) => arch(x, -62, 13, 22)),
      dim,
    );
    sheet.path('M-106-92H-40V-96H-106z', mix(stone, light, 0.4));
    sheet.path('M-106-96H-60V-98H-106z', dim);
    sheet.path('M97 0L98-74H101L100 0z', shade);
    sheet.path('M70-76Q72-94 88-94 98-104 110-94 120-92 120-78 96-70 70-76z', mix(green, shade, 0.3));
    sheet.path('M74-80Q76-92 90-91 98-99 108-91 94-78 74-80z', green);
    sheet.rect(-70, -3, 5, 3, accent);
  },
};
