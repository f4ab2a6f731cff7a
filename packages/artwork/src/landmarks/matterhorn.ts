import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Zermatt: one steep crooked peak; the east face in the light with its snow, the north face in the shade. */
export const matterhorn: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light }) {
    const snow = mix(light, '#fdf6e8', 0.7);
    const rock = mix(body, light, 0.12);
    const blue = mix(snow, shade, 0.3);
    const outline =
      '-75 0-56-18-44-32-34-42-27-58-21-68-17-80-11-86-7-94 1-100 8-98 11-92 13-84 18-77 20-66 28-54 36-40 48-26 62-12 75 0';
    sheet.path(`M${outline}z`, rock);
    sheet.path(
      'M1-100L8-98 11-92 13-84 18-77 20-66 28-54 36-40 48-26 62-12 75 0H4L12-14 3-30 8-46 0-62 4-78 0-88z',
      shade,
    );
    sheet.path(
      'M-11-86L-7-94 1-100 0-88 4-78 0-62 8-46 4-38-2-50-5-42-10-58-14-46-19-60-24-44-30-50-27-58-21-68-17-80z',
      snow,
    );
    sheet.path('M-13-84L-7-90-6-80-12-68-9-60-16-63-18-74z', rock);
    sheet.path('M1-100L8-98 11-92 13-84 8-80 4-78 0-88z', blue);
    sheet.path(
      'M20-66L28-54 31-49 24-50 21-42 15-56zM36-40L48-26 52-22 44-23 40-14 34-28zM9-34L16-26 14-18 20-8 12-14 6-24z',
      blue,
    );
    sheet.path(
      'M-44-32L-34-42-31-34-36-28-32-18-42-22-48-12-54-20zM-22-34L-14-30-18-18-12-8-22-12-28-22z',
      snow,
    );
    sheet.path(
      'M-56-18L-48-12-42-22-32-18-30-6-34 0H-75zM4 0L10-8 22-12 34-6 50-8 62-12 75 0z',
      mix(body, shade, 0.3),
    );
    sheet.path('M4 0L10-8 22-12 34-6 50-8 62-12 75 0z', mix(shade, body, 0.25));
  },
};
