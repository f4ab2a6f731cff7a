import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Rio: the hunchbacked mountain, forested to its shoulder, the small figure with open arms on its peak. */
export const corcovado: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#6f7f8a', 0.4);
    const green = mix(body, '#4f8a62', 0.55);
    const white = mix(light, '#fbf6ea', 0.5);
    sheet.path('M-75 0C-54-14-40-30-24-52C-16-66-8-80 2-82C12-80 16-62 24-50C38-30 56-14 75 0z', rock);
    sheet.path('M2-82C12-80 16-62 24-50C38-30 56-14 75 0H30C22-20 8-40 2-82z', mix(rock, shade, 0.5));
    sheet.path('M-75 0C-54-14-44-26-34-38-24-30-20-20-8-24 2-14 14-22 22-28 34-18 56-12 75 0z', green);
    sheet.path('M22-28C34-18 56-12 75 0H10Q18-10 22-28z', mix(green, shade, 0.4));
    sheet.path('M-1-81L0-85H4L5-81z', mix(white, shade, 0.4));
    sheet.path('M0-85L.6-96H3.4L4-85z', white);
    sheet.path('M-8-95.5L0-96.5H4L12-95.5V-93L3-92H1L-8-93z', white);
    sheet.path('M.6-97a1.4 1.8 0 0 1 2.8 0q0 2-1.4 2t-1.4-2z', white);
    sheet.path('M2-99.5a1 1 0 0 1 1 1H1a1 1 0 0 1 1-1z', accent);
  },
};
