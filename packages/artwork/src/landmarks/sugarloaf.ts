import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Rio: the bare granite peak beside the lower Urca hill, a cable and its cabin between them. */
export const sugarloaf: Landmark = {
  width: 200,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#a9826f', 0.35);
    const dim = mix(rock, shade, 0.55);
    const forest = mix(body, '#3f7a58', 0.5);
    const forestDim = mix(forest, shade, 0.45);
    sheet.path('M6 0C16-20 12-52 26-80C34-95 44-97 52-97C64-97 72-88 78-66C84-42 88-18 100 0z', rock);
    sheet.path('M52-97C64-97 72-88 78-66C84-42 88-18 100 0H66C68-26 66-48 62-66C60-82 50-88 52-97z', dim);
    sheet.path(
      'M30-78C36-91 42-95 47-96C40-86 38-72 36-58C34-46 34-36 30-28C26-42 24-62 30-78z',
      mix(rock, light, 0.3),
    );
    sheet.line('M46-88C44-70 48-52 44-34M56-60C58-46 56-34 60-22', mix(rock, dim, 0.55), 1.4);
    sheet.path('M-100 0C-94-16-86-34-70-44C-58-54-44-56-32-54C-16-52-6-40 0-26L14 0z', rock);
    sheet.path('M-32-54C-16-52-6-40 0-26L14 0H-18C-16-18-20-32-30-42z', dim);
    sheet.path(
      'M-100 0C-94-16-86-34-70-44C-58-54-44-56-32-54C-24-53-18-50-12-44-22-46-28-38-38-40-46-28-56-32-62-20-74-22-80-8-88 0z',
      forest,
    );
    sheet.path('M-32-54C-24-53-18-50-12-44-22-46-28-38-38-40z', forestDim);
    sheet.path(
      'M-96 0Q-80-8-64-5-50-14-34-9-18-16 0-12 8-22 20-19 32-16 42-13 58-20 72-14 86-12 100 0z',
      forest,
    );
    sheet.path(
      'M42-13Q58-20 72-14 86-12 100 0H32Q46-4 42-13zM-34-9Q-18-16 0-12 8-22 20-19 6-10 6 0H-26Q-22-6-34-9z',
      forestDim,
    );
    sheet.path('M44-96V-100H58V-95.5z', mix(light, body, 0.2));
    sheet.path('M-44-54V-58H-30L-28-53z', mix(light, body, 0.2));
    sheet.line('M-30-57Q4-70 46-98M-30-55.5Q6-68 46-96.5', mix(shade, light, 0.3), 0.9);
    sheet.line('M7-75V-71', mix(shade, light, 0.3), 0.9);
    sheet.path('M0-72Q0-73 1-73H13Q14-73 14-72V-66Q13-63 10-63H4Q1-63 0-66z', accent);
    sheet.path('M1.5-71H5.5V-67.5H1.5zM6.5-71H12.5V-67.5H6.5z', mix(light, '#fdf6ea', 0.4));
  },
};
