import { mix } from '../kit/mix.ts';
import { arch, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Venice: the great round church at the mouth of the canal, scrolls under its dome, a smaller dome behind. */
export const salute: Landmark = {
  width: 110,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#f0e2ca', 0.5);
    const dim = mix(white, shade, 0.42);
    const lead = mix(body, '#8a9fae', 0.55);
    sheet.path('M26-30V-50H46V-30zM24-50C24-64 30-70 36-72C42-70 48-64 48-50z', mix(white, shade, 0.2));
    sheet.path('M24-50C24-64 30-70 36-72C42-70 48-64 48-50z', mix(lead, shade, 0.2));
    sheet.path('M-50 0V-4H55V0zM-44-4V-8H50V-4z', mix(white, shade, 0.3));
    sheet.path('M-36-8V-36H36V-8z', white);
    sheet.path('M14-8V-36H36V-8zM36-8V-30H50V-8z', dim);
    sheet.path('M-16-8V-42L0-49 16-42V-8z', mix(white, light, 0.4));
    sheet.path(`${arch(0, -8, 12, 24)}${arch(-26, -12, 6, 14)}${arch(26, -12, 6, 14)}`, shade);
    for (const x of [-30, -21, 21, 30]) sheet.disc(x, -42, 5.5, mix(white, shade, x > 0 ? 0.3 : 0.1));
    sheet.path('M-22-40V-56H22V-40z', white);
    sheet.path(
      repeatAlong(-16, 8, 5, (x) => arch(x, -42, 4, 11)),
      dim,
    );
    sheet.path('M-26-56C-26-78-12-86 0-88C12-86 26-78 26-56z', lead);
    sheet.path('M6-87C18-83 26-76 26-56H16C16-72 14-82 6-87z', mix(lead, shade, 0.45));
    sheet.path('M-4-87V-95H4V-87zM-3-95Q0-99 3-95z', white);
    sheet.path('M-.6-97V-100H.6V-97z', accent);
  },
};
