import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Funchal: jagged volcanic ridges above a sea of cloud, a path along one crest, a white radar ball on the
 * summit.
 */
export const picoDoArieiro: Landmark = {
  width: 200,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#a06a56', 0.6);
    const dark = mix(rock, shade, 0.75);
    const green = mix(rock, '#7a9350', 0.7);
    const cloud = mix(light, '#fdf4e4', 0.5);
    sheet.path('M-100 0L-84-22-72-40-64-36-54-62-46-50-36-56-10-24 0 0z', mix(rock, light, 0.3));
    sheet.path('M-54-62L-46-50-36-56-10-24 0 0H-50L-44-20-52-34-48-48z', mix(dark, light, 0.3));
    sheet.disc(26, -95, 5, light);
    sheet.path('M27-100A5 5 0 0 1 27-90z', mix(light, shade, 0.3));
    sheet.path(
      'M-62 0L-44-24-30-34-22-54-8-62 2-80 12-84 18-91H36L42-82 52-74 58-54 72-44 82-22 100 0z',
      rock,
    );
    sheet.path('M36-91L42-82 52-74 58-54 72-44 82-22 100 0H34L44-18 32-34 40-52 28-66 32-80 26-91z', dark);
    sheet.path('M-8-62L2-80 8-72 2-58 10-44-4-36-10-20-18-30-14-46z', dark);
    sheet.path('M-44-24L-30-34-26-20-14-12-22 0H-62zM6-30L16-42 24-24 22-8 4-6z', green);
    sheet.path('M58-54L72-44 82-22 88-14 70-20 64-34z', mix(dark, light, 0.14));
    sheet.line('M28-91L22-80 26-70 16-60 18-48 8-40', light, 1.4);
    sheet.path('M7-40l.5-6h2l.5 6z', accent);
    sheet.disc(8.5, -47.5, 1.5, accent);
    sheet.path(
      'M-92-11a5.5 5.5 0 0 0 0 11H92a5 5 0 0 0 0-10H66a4 4 0 0 0-4-6H34a5 5 0 0 0-4 6H-10a4 4 0 0 0-4-7H-52a4 4 0 0 0-4 6z',
      cloud,
    );
    sheet.path(
      'M-40-5H20a2 2 0 0 1 0 4H-40a2 2 0 0 1 0-4zM48-6H78a2 2 0 0 1 0 4H48a2 2 0 0 1 0-4z',
      mix(cloud, body, 0.25),
    );
  },
};
