import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Geiranger: a sheer wall over the fjord, seven white waterfalls side by side from its rim, a farm on its
 * ledge.
 */
export const sevenSisters: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#5f7f88', 0.4);
    const dark = mix(rock, shade, 0.5);
    const lit = mix(rock, light, 0.25);
    const green = mix(body, '#5f8a58', 0.6);
    const water = mix(light, '#fdfcf4', 0.75);
    sheet.path(
      'M-85 0L-80-34-70-60-58-74-46-86-30-84-16-94 2-92 16-100 34-94 50-96 62-80 72-64 80-36 85 0z',
      rock,
    );
    sheet.path('M50-96L62-80 72-64 80-36 85 0H56L60-30 50-54z', dark);
    sheet.path('M-58-74L-46-86-44-62-54-40-50-16-56 0H-85L-80-34-70-60z', lit);
    sheet.path(
      'M-46-86L-30-84-16-94 2-92 16-100 34-94 50-96 54-88 40-86 26-90 14-84-4-84-18-80-34-76-50-78z',
      green,
    );
    sheet.path('M-16-94L2-92 16-100 34-94 28-97 16-96 4-90z', water);
    for (const [x, top, width, bend] of [
      [-38, -77, 2.2, 2],
      [-28, -78, 3.6, -2],
      [-16, -81, 2, 2],
      [-6, -84, 4.6, -2],
      [6, -84, 2.6, 3],
      [16, -85, 3.8, -1],
      [30, -88, 2.2, 2],
    ] as const)
      sheet.path(
        `M${x - width / 3} ${top}L${x + bend - width / 2}-50 ${x - width / 2}-30 ${x - width}-4H${x + width}L${x + width / 2}-30 ${x + bend + width / 2}-50 ${x + width / 3} ${top}z`,
        water,
      );
    sheet.path(
      'M-22-70L-24-40-20-20-24 0H-18L-14-20-18-44zM42-80L38-50 44-24 38 0H46L50-26 44-52z',
      dark,
      0.5,
    );
    sheet.path('M-85 0Q-72-16-56-10-48-3-40 0zM85 0Q74-18 58-12 48-4 38 0z', green);
    sheet.path('M-48 0q6-7 14-4 8-5 16 0 8-6 16 0 8-5 16 0 6-4 14 0 6-3 10 4z', mix(water, body, 0.1));
    sheet.path('M60-20h9v-6l-4.5-4-4.5 4z', accent);
    sheet.path('M59-26l5.5-5 5.5 5z', shade);
  },
};
