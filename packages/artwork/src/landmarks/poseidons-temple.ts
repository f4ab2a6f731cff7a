import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Cape Sounion: slender white columns in two rows under broken beams, on a bare cape above the sea. */
export const poseidonsTemple: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const marble = mix(light, '#fbf1dc', 0.5);
    const dim = mix(marble, shade, 0.36);
    const rock = mix(body, '#b98d64', 0.45);
    sheet.path('M-85 0Q-80-18-62-24L-52-34-20-40H40L58-34 74-16 85 0z', rock);
    sheet.path('M40-40L58-34 74-16 85 0H30Q44-16 36-28z', mix(rock, shade, 0.45));
    sheet.path('M-60-24Q-50-30-44-24L-30-10-36 0H-74Q-70-14-60-24z', mix(rock, shade, 0.25));
    sheet.path('M-50-38H50V-44H-46z', marble);
    sheet.path('M-46-44H48V-48H-42z', mix(marble, shade, 0.14));
    const columns = [-38, -27, -16, -5, 6, 17, 28, 39];
    const columnsBehind = [-30, -19, 3, 14, 33];
    for (const x of columnsBehind) sheet.path(`M${x - 2}-48l.5-36h3l.5 36z`, dim);
    sheet.path('M-32-84H-12V-88H-32zM0-84H18V-88H0z', dim);
    for (const x of columns) {
      sheet.path(`M${x - 3}-48l1-40h4l1 40z`, marble);
      sheet.path(`M${x + 0.6}-48V-88h1.4l1 40z`, dim);
      sheet.path(`M${x - 4}-88h8v-3h-8z`, marble);
    }
    sheet.path('M-43-91H22V-97H-43zM34-91H44V-97H34z', marble);
    sheet.path('M-43-97H12L6-100H-40z', mix(marble, shade, 0.2));
    sheet.path('M-4-91H22V-97H14z', dim);
    sheet.path('M56-34v-5h2v5zM60-33v-4h2v4z', shade);
    sheet.path('M55-38l2-5 2.5 5z', accent);
    sheet.path('M-85 3q20-6 44-2t50-2 76 2v2z', mix(light, body, 0.2));
  },
};
