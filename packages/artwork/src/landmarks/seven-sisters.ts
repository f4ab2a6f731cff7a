import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Geiranger: a sheer wall out of the fjord, seven white threads of water side by side from its rim. */
export const sevenSisters: Landmark = {
  width: 176,
  draw(sheet, { body, shade, light }) {
    const rock = mix(body, '#6d8a8c', 0.3);
    const dark = mix(rock, shade, 0.75);
    const green = mix(rock, '#5f8a50', 0.6);
    const water = mix(light, '#fdfaf0', 0.75);
    sheet.path('M-30-88L-14-96 2-94 16-100 34-96 48-98 62-84 70-75 60-60H-30z', mix(water, shade, 0.12));
    sheet.path('M16-100L34-96 48-98 62-84 70-75 60-60H34L24-84z', mix(water, shade, 0.34));
    sheet.path(
      'M-88 0L-84-30-78-52-70-64-66-78-50-86-34-84-18-90 4-86 22-90 40-84 58-86 72-74 80-52 84-28 88 0z',
      rock,
    );
    sheet.path('M40-84L58-86 72-74 80-52 84-28 88 0H48L54-26 44-46 50-66z', dark);
    sheet.path('M-70-64L-66-78-50-86-54-70-46-56-56-36-50-18-62 0H-88L-84-30-78-52z', mix(rock, light, 0.2));
    sheet.path(
      'M-38-76L-30-60-36-40-26-22-30 0H-42L-38-22-46-40zM22-84L30-66 24-48 32-30 26-10 34 0H20L14-14 20-34 14-54z',
      mix(rock, shade, 0.3),
    );
    sheet.path(
      'M-66-78L-50-86-34-84-18-90 4-86 22-90 40-84 58-86 72-74 56-78 40-77 20-83 2-79-18-83-36-77-52-78z',
      green,
    );
    sheet.path('M-88 0Q-74-16-56-12-40-4-24-10-4-4 10-9 30-3 48-12 70-16 88 0z', green);
    sheet.path('M48-12Q70-16 88 0H30Q40-4 48-12z', mix(green, shade, 0.5));
    const threads = [
      [-30, 1.6, 4],
      [-21, 2.4, -2],
      [-13, 1.4, 2],
      [-4, 3, -3],
      [5, 1.6, 3],
      [12, 2.2, -1],
      [36, 1.8, 2],
    ] as const;
    for (const [x, w, bend] of threads) {
      sheet.line(`M${x}-84L${x + bend}-64 ${x}-50 ${x + bend}-32 ${x + bend - 2}-3`, water, w);
    }
    sheet.path(
      'M-34 0q4-7 9-5 5-5 10-2 6-4 11 0 6-4 11 1 5-2 8 6zM32 0q3-5 6-3t6 3z',
      mix(water, body, 0.15),
    );
  },
};
