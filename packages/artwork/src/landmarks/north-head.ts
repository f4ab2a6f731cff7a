import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Sydney: the sandstone cliffs of North Head, layer on layer, scrub on top and white water at the foot. */
export const northHead: Landmark = {
  width: 250,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#d8a873', 0.55);
    const [dim, pale] = [mix(rock, shade, 0.42), mix(rock, light, 0.5)];
    const scrub = mix(body, '#5f7f58', 0.55);
    sheet.path(
      'M-125 0L-118-40-108-62-96-66-90-84-40-92 6-98 30-94 44-96 60-70 66-66 74-34 92-26 104-8 125 0z',
      rock,
    );
    sheet.path('M-90-84L-40-92 6-98 30-94 44-96 54-82Q20-86-20-80T-94-72z', scrub);
    sheet.path(
      'M-96-66L-92-20-98 0H-82L-78-40-80-70zM-30-80L-24-40-30 0H-10L-4-36-14-82zM30-84L36-44 28 0H50L54-40 46-86z',
      dim,
    );
    sheet.path('M66-66L74-34 92-26 104-8 125 0H60L64-36z', dim);
    sheet.line(
      'M-112-54Q-40-66 20-60T62-58M-116-38Q-40-50 20-44T68-40M-120-22Q-40-32 20-26T84-24M-122-10Q-30-16 40-12T98-10',
      pale,
      2,
    );
    sheet.path(
      'M-125 3q8-9 20-4 10-8 22-2 14-7 26 0 16-7 30 0 14-8 30-1 18-7 32 0 16-6 28 1 18-6 32 2l20-1 10 5z',
      light,
    );
    sheet.path('M8-97v-5h3v5z', light);
    sheet.path('M6.5-102h6l-3-2.5z', accent);
  },
};
