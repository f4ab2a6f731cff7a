import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Blue Mountains: three weathered sandstone towers of falling height over forest and a blue valley. */
export const threeSisters: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#d99a5c', 0.55);
    const [dim, pale] = [mix(rock, shade, 0.5), mix(rock, light, 0.45)];
    const forest = mix(shade, '#3f7a5c', 0.5);
    const blue = mix(body, '#6f9ac4', 0.6);
    sheet.path('M-95 0V-34L-70-38-52-30-20-36 20-28 60-40 95-34V0z', mix(blue, light, 0.35));
    sheet.path('M-95 0V-22Q-60-30-30-22T30-20 95-26V0z', blue);
    sheet.path('M-95-14L-86-60-80-78-72-82-64-76-58-44-50-18-46 0H-95z', rock);
    sheet.path('M-72-82L-64-76-58-44-50-18-46 0H-66L-64-40-68-62z', dim);
    sheet.path('M-46 0L-42-40-38-74-34-92-26-100-18-94-12-66-8-30-2 0z', rock);
    sheet.path('M-26-100L-18-94-12-66-8-30-2 0H-22L-20-40-24-70z', dim);
    sheet.path('M2 0L6-36 10-66 16-82 24-86 32-78 36-50 42-20 46 0z', rock);
    sheet.path('M24-86L32-78 36-50 42-20 46 0H28L30-34 25-60z', dim);
    sheet.path('M50 0L52-24 58-50 64-62 72-64 78-54 84-26 95-8V0z', mix(rock, shade, 0.12));
    sheet.path('M72-64L78-54 84-26 95-8V0H76L76-30 72-46z', dim);
    sheet.line(
      'M-84-58H-70M-88-40H-68M-40-66H-26M-42-48H-24M-44-30H-22M10-62H24M8-44H28M5-24H29M57-44H72M54-26H74',
      pale,
      1.6,
    );
    sheet.path('M-74-82q2-7 8-5 5 0 4 8-6-5-12-3zM16-82q3-8 9-6 6 0 6 8-8-5-15-2z', forest);
    sheet.path(
      'M-95 4V-12Q-84-22-74-12-64-22-54-11-42-20-32-9-20-18-8-8 4-18 16-9 28-19 42-9 54-18 66-9 80-18 95-10V4z',
      forest,
    );
    sheet.path('M-95 4V-3Q-80-11-66-3-50-10-34-2-16-9 2-2 22-9 42-2 62-9 95-3V4z', mix(forest, shade, 0.5));
    sheet.disc(-6, -12, 0.1, accent);
  },
};
