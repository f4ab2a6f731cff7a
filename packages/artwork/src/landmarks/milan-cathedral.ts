import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Milan: a broad marble gable in steps with many pinnacles above it, the tallest with a golden figure. */
export const milanCathedral: Landmark = {
  width: 78,
  draw(sheet, { shade, light, accent }) {
    const marble = mix(light, '#fdf0e0', 0.55);
    const dim = mix(marble, shade, 0.35);
    const far = mix(marble, shade, 0.24);
    const gold = mix('#e9b544', accent, 0.25);
    const needles = (row: readonly (readonly [number, number, number])[]) =>
      row.map(([x, foot, top]) => `M${x - 1.2} ${foot}V${top + 7}l1.2-7 1.2 7V${foot}z`).join('');
    sheet.path('M-12-40V-62H12V-40zM-8-62V-70H8V-62z', far);
    sheet.path('M0-40V-70H8V-62H12V-40z', dim);
    sheet.path('M-4-70L0-97V-70z', far);
    sheet.path('M0-97L4-70H0z', dim);
    sheet.path(
      needles([
        [-24, -34, -52],
        [-19, -38, -56],
        [-14, -42, -62],
        [-9, -56, -74],
        [9, -56, -74],
        [14, -42, -62],
        [19, -38, -56],
        [24, -34, -52],
        [-30, -30, -46],
        [30, -30, -46],
      ]),
      far,
    );
    sheet.path('M-1-95l.4-3.5.6-1.5.6 1.5.4 3.5z', gold);
    sheet.path('M-36 0V-26L-26-32V-36L-14-42 0-50 14-42 26-36V-32L36-26V0z', marble);
    sheet.path('M18 0V-40L26-36V-32L36-26V0z', dim);
    for (const x of [-36, -27, -13, 13, 27, 36]) {
      const top = x < 0 ? -52 + Math.round(Math.abs(x) * 0.6) : -52 + Math.round(x * 0.6);
      sheet.rect(x - 2, top + 6, 3, -top - 6, x > 20 ? dim : marble);
      sheet.rect(x + 1, top + 6, 1, -top - 6, shade);
      sheet.path(needles([[x - 0.5, top + 6, top - 8]]), marble);
    }
    const lace: string[] = [];
    for (let x = -33; x < 34; x += 3) {
      const y = Math.round(-50 + Math.abs(x) * 0.64);
      lace.push(`M${x} ${y + 3}v-4l1-2 1 2v4z`);
    }
    sheet.path(lace.join(''), marble);
    sheet.path(
      'M-4 0V-12q4-3 8 0V0zM-22 0V-10q3-3 6 0V0zM16 0V-10q3-3 6 0V0zM-33 0V-9q2-2 4 0V0zM29 0V-9q2-2 4 0V0zM-4-18v-11l4-6 4 6v11zM-22-15v-8l3-4 3 4v8zM16-15v-8l3-4 3 4v8zM-33-14v-6l2-3 2 3v6zM29-14v-6l2-3 2 3v6zM-9-38h2v-3h-2zM7-38h2v-3h-2z',
      shade,
    );
    sheet.path('M-2 0V-9a2 2 0 0 1 4 0V0z', accent);
    sheet.rect(-39, -2, 78, 2, dim);
  },
};
