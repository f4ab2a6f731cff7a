import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Hamburg: the Michel, a broad copper-green tower with a ring of columns and a clock, brick below. */
export const stMichaelis: Landmark = {
  width: 80,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix('#8f4a42', body, 0.22);
    const dim = mix(brick, shade, 0.45);
    const copper = mix(body, '#6fae98', 0.6);
    const dark = mix(copper, shade, 0.45);
    sheet.path('M-6 0V-26H40V0z', brick);
    sheet.path('M22 0V-26H40V0z', dim);
    sheet.path('M-10-26L0-40H34L44-26z', copper);
    sheet.path('M20-26L22-40H34L44-26z', dark);
    sheet.path(`${repeatAlong(14, 9, 3, (x) => arch(x, -4, 5, 16))}`, mix(light, brick, 0.2));
    sheet.path('M-34 0V-46H-8V0z', brick);
    sheet.path('M-16 0V-46H-8V0z', dim);
    sheet.path('M-36-46H-6V-49H-36zM-36-24H-6V-26H-36z', mix(light, body, 0.3));
    sheet.path(`${arch(-21, 0, 8, 15)}${arch(-21, -28, 6, 12)}`, shade);
    sheet.path('M-32-49V-62H-10V-49z', copper);
    sheet.path('M-17-49V-62H-10V-49z', dark);
    sheet.disc(-22, -55, 5, light);
    sheet.line('M-22-55V-59M-22-55L-20-53', shade, 0.9);
    sheet.path('M-30-62V-78H-12V-62z', mix(shade, copper, 0.3));
    sheet.path(
      repeatAlong(-29, 4, 5, (x) => block(x, -62, 1.8, 16)),
      copper,
    );
    sheet.path('M-33-78Q-30-86-21-88T-9-78z', copper);
    sheet.path('M-18-78V-88Q-10-86-9-78z', dark);
    sheet.path('M-24-87V-92H-18V-87zM-24-92Q-21-96-18-92z', copper);
    sheet.path('M-21.5-94V-100H-20.5V-94z', accent);
  },
};
