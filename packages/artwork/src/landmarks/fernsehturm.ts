import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Berlin: the needle with its faceted ball, a red and white mast. */
export const fernsehturm: Landmark = {
  width: 34,
  draw(sheet, { body, shade, light, accent }) {
    const steel = mix(body, '#9fb0ba', 0.5);
    const dim = mix(steel, shade, 0.5);
    sheet.path('M-17 0Q-8-6-4-10H4Q8-6 17 0z', dim);
    sheet.path('M-4-8L-2-58H2L4-8z', steel);
    sheet.path('M1-8V-58H2L4-8z', dim);
    sheet.disc(0, -62, 8.5, steel);
    sheet.path('M3-70A8.5 8.5 0 0 1 3-54Q8-62 3-70z', dim);
    sheet.line('M-8-62H8M-7-65H7', mix(shade, steel, 0.2), 1.4);
    sheet.disc(-3, -66, 1.8, light);
    sheet.path('M-2-70V-75H2V-70z', steel);
    sheet.path('M-1-75V-82H1V-75zM-.8-88V-94H.8V-88z', light);
    sheet.path('M-.9-82V-88H.9V-82zM-.5-94V-100H.5V-94z', accent);
  },
};
