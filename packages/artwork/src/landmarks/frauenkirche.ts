import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Munich: two equal brick towers with green onion caps before one enormous plain roof. */
export const frauenkirche: Landmark = {
  width: 104,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix('#b5694a', body, 0.25);
    const lit = mix(brick, light, 0.3);
    const dark = mix(brick, shade, 0.5);
    const copper = mix('#57a08c', body, 0.2);
    const tile = mix('#c4583c', shade, 0.2);
    const gold = mix('#ecba50', body, 0.1);
    sheet.path('M-16-28V-54L46-54 52-30z', tile);
    sheet.path('M30-28L40-54H46L52-30V-28z', mix(tile, shade, 0.4));
    sheet.path('M-12 0V-30H52V0z', dark);
    const windows = [-4, 6, 16, 26, 36, 45].map((x) => `M${x}-5v-18l2-3 2 3v18z`);
    sheet.path(windows.join(''), mix(shade, '#15142c', 0.25));
    sheet.path('M-40 0V-34L-27-56-14-34V0z', lit);
    sheet.path('M-31-6v-18a4 5 0 0 1 8 0v18z', shade);
    sheet.path('M-30 0v-8a3 3 0 0 1 6 0V0z', accent);
    sheet.disc(-27, -40, 2.6, shade);
    for (const x of [-50, -18]) {
      sheet.rect(x, -64, 9, 64, lit);
      sheet.rect(x + 9, -64, 5, 64, dark);
      sheet.rect(x - 1, -66, 16, 2, mix(light, lit, 0.3));
      sheet.path(`M${x + 1}-66v-16h7v16z`, lit);
      sheet.path(`M${x + 8}-66v-16h5v16z`, dark);
      sheet.path(`M${x} -82h14v-2h-14z`, mix(light, lit, 0.3));
      sheet.path(`M${x + 1}-84q-1-5 2-7.5q3-2 4-4.5q1 2.5 4 4.5q3 2.5 2 7.5z`, copper);
      sheet.path(`M${x + 7}-96q1 2.5 4 4.5q3 2.5 2 7.5h-4q2-6-2-12z`, mix(copper, shade, 0.45));
      sheet.disc(x + 7, -97, 1.2, gold);
      sheet.path(`M${x + 6.6}-97h.8v-3h-.8z`, gold);
      let holes = `M${x + 3}-69v-9a1.5 2 0 0 1 3 0v9z`;
      for (const y of [-50, -34, -18])
        holes += `M${x + 2} ${y}v-8a1 1.5 0 0 1 2 0v8zM${x + 5} ${y}v-8a1 1.5 0 0 1 2 0v8z`;
      sheet.path(holes, shade);
      sheet.path([-47, -31, -15].map((y) => `M${x} ${y}h9v1.2h-9z`).join(''), mix(light, lit, 0.5));
      sheet.disc(x + 4.5, -60, 2.6, light);
    }
  },
};
