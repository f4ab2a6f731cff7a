import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Cape Town: the pointed crag with its rock collar, the long back of Signal Hill falling to the sea. */
export const lionsHead: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#a8846c', 0.4);
    const dark = mix(rock, shade, 0.5);
    const green = mix(body, '#6f8f5c', 0.5);
    sheet.path(
      'M-85 0C-70-14-56-34-44-52L-36-70-32-86-22-98-14-100-4-94 2-80 8-62C20-46 34-40 52-36 68-32 78-16 85 0z',
      rock,
    );
    sheet.path(
      'M-14-100L-4-94 2-80 8-62C20-46 34-40 52-36 68-32 78-16 85 0H10C20-20-10-40-6-62-12-80-10-90-14-100z',
      dark,
    );
    sheet.path('M-36-70L-32-86-22-98-14-100-16-84-24-74-22-62z', mix(rock, light, 0.35));
    sheet.path('M-85 0C-70-14-60-30-50-42-38-32-30-24-16-28-4-18 8-30 24-34 40-26 66-30 85 0z', green);
    sheet.path('M24-34C40-26 66-30 85 0H20Q34-14 24-34z', mix(green, shade, 0.4));
    // Houses on the shore: position and height. One house is in the accent.
    for (const [x, height] of [
      [-62, 5],
      [-54, 7],
      [-46, 4],
      [-38, 6],
      [-28, 5],
      [40, 5],
      [50, 7],
      [60, 4],
    ] as const)
      sheet.rect(x, -height, 6, height, mix(light, '#fbf0dc', 0.4));
    sheet.rect(-20, -7, 6, 7, accent);
  },
};
