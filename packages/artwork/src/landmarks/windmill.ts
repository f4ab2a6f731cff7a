import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** A windmill of the Low Countries on its gallery: eight-sided body, cap, four lattice sails. */
export const windmill: Landmark = {
  width: 96,
  draw(sheet, { body, shade, light, accent }) {
    const thatch = mix(body, '#8a6a4c', 0.5);
    const dim = mix(thatch, shade, 0.45);
    const brick = mix('#a8543f', body, 0.25);
    sheet.path('M-19 0L-17-22H17L19 0z', brick);
    sheet.path('M6 0L7-22H17L19 0z', mix(brick, shade, 0.4));
    sheet.path('M-4 0V-10a4 4 0 0 1 8 0V0zM-14-8h4v-7h-4zM10-8h4v-7h-4z', shade);
    sheet.path('M-26-22H26V-25H-26z', mix(light, thatch, 0.3));
    sheet.line('M-25-25V-31M-13-25V-31M13-25V-31M25-25V-31M-25-31H25', mix(shade, thatch, 0.2), 1);
    sheet.path('M-16-25L-10-62H10L16-25z', thatch);
    sheet.path('M4-25L3-62H10L16-25z', dim);
    sheet.path('M-3-38h6v-8h-6z', light);
    sheet.path('M-13-60Q-12-74 0-75T13-60z', mix(dim, shade, 0.4));
    for (const degrees of [20, 110, 200, 290])
      sheet.turned(degrees, 0, -66, () => {
        sheet.line('M0-66V-100', mix(shade, thatch, 0.2), 1.6);
        sheet.path('M1-70V-99H9V-70z', mix(light, thatch, 0.2));
        sheet.line('M5-70V-99M1-77H9M1-84H9M1-91H9', mix(shade, light, 0.3), 0.7);
      });
    sheet.disc(0, -66, 3, accent);
  },
};
