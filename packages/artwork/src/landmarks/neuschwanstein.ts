import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Bavaria: the white castle on its crag, pointed slate roofs on every tower, wooded slopes below. */
export const neuschwanstein: Landmark = {
  width: 120,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#f6ecd8', 0.5);
    const dim = mix(white, shade, 0.4);
    const slate = mix(body, '#5a7088', 0.6);
    const green = mix(body, '#4f7a5c', 0.55);
    sheet.path('M-60 0L-48-18-36-26-30-40H34L42-28 52-14 60 0z', mix(body, '#9a8a78', 0.4));
    sheet.path('M10 0L16-40H34L42-28 52-14 60 0z', shade, 0.3);
    sheet.path('M-60 0L-50-16-44-8-38-22-32-10-24-20-16-6-8-16 2-4 14-14 24-4 34-16 44-6 52-14 60 0z', green);
    sheet.path('M-28-38V-58H-6V-38zM-6-38V-66H24V-38z', white);
    sheet.path('M14-38V-66H24V-38zM-12-38V-58H-6V-38z', dim);
    sheet.path('M-30-58L-17-67-4-58zM-8-66L2-78H16L26-66z', slate);
    for (const [x, width, top, tip] of [
      [-33, 7, -62, -78],
      [-9, 7, -76, -94],
      [27, 9, -82, -100],
      [36, 6, -56, -68],
      [12, 4, -78, -88],
    ] as const) {
      sheet.path(`M${x - width / 2}-36V${top}H${x + width / 2}V-36z`, white);
      sheet.path(`M${x + width * 0.1}-36V${top}H${x + width / 2}V-36z`, dim);
      sheet.path(`M${x - width / 2 - 1} ${top}L${x} ${tip}L${x + width / 2 + 1} ${top}z`, slate);
    }
    sheet.path(
      `${repeatAlong(-23, 6, 3, (x) => block(x, -46, 2.2, 5))}${repeatAlong(-1, 6, 4, (x) => block(x, -46, 2.4, 6))}${repeatAlong(-1, 6, 4, (x) => block(x, -56, 2.4, 6))}${block(27, -70, 2, 5)}${block(-9, -66, 2, 5)}`,
      shade,
    );
    sheet.path('M-31-40V-48H-26V-40z', accent);
  },
};
