import { mix } from '../kit/mix.ts';
import { palm } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Miami Beach: three pastel storeys under "eyebrows", a stepped parapet and one tall fin in the middle. */
export const artDecoHotel: Landmark = {
  width: 152,
  draw(sheet, { body, shade, light, accent }) {
    const wall = mix('#f8dcc2', body, 0.16);
    const trim = mix('#63b5ae', body, 0.15);
    const [bright, dim] = [mix(wall, '#fff6e6', 0.6), mix(wall, shade, 0.42)];
    const glass = mix(shade, trim, 0.2);
    palm(sheet, -64, 0, 47, [
      mix(shade, '#8a6547', 0.5),
      mix(trim, '#2f7a5a', 0.6),
      mix('#1f5a4c', shade, 0.4),
    ]);
    sheet.path('M-52 0V-58Q-52-62-48-62H52V0z', wall);
    sheet.rect(36, -62, 16, 62, dim);
    sheet.poly([-32, -62, -32, -68, -20, -68, -20, -74, 20, -74, 20, -68, 32, -68, 32, -62], wall);
    sheet.poly([14, -74, 20, -74, 20, -68, 32, -68, 32, -62, 26, -62, 26, -65, 14, -65], dim);
    sheet.rect(-32, -69, 12, 2, bright);
    sheet.rect(-52, -63, 20, 2, bright);
    sheet.rect(20, -69, 12, 2, bright);
    for (const y of [-54, -37]) {
      for (const x of [-48, -36, -24, 14, 25]) sheet.rect(x, y, 9, 10, glass);
      sheet.rect(39, y, 10, 10, mix(glass, shade, 0.5));
    }
    for (const y of [-54, -37]) {
      for (const x of [-44, -32, -20, 18, 29]) sheet.rect(x, y, 1, 10, bright);
    }
    for (const y of [-58, -41]) {
      sheet.rect(-54, y, 43, 3, trim);
      sheet.rect(11, y, 43, 3, trim);
      sheet.rect(-54, y + 3, 43, 1, dim);
      sheet.rect(11, y + 3, 25, 1, dim);
    }
    sheet.rect(-11, -82, 22, 82, bright);
    sheet.rect(4, -82, 7, 82, dim);
    sheet.rect(-7, -90, 14, 8, bright);
    sheet.rect(3, -90, 4, 8, dim);
    sheet.path('M-3-18V-98Q-3-100 0-100T3-98V-18z', accent);
    sheet.path('M1-18V-100Q3-100 3-98V-18z', mix(accent, shade, 0.4));
    for (const y of [-76, -70, -64]) sheet.rect(-11, y, 8, 2, trim);
    for (const y of [-76, -70, -64]) sheet.rect(3, y, 8, 2, mix(trim, shade, 0.4));
    for (const y of [-50, -35]) {
      sheet.disc(-7, y, 2.4, glass);
      sheet.disc(7, y, 2.4, glass);
    }
    sheet.rect(-52, -20, 104, 20, mix(glass, wall, 0.18));
    for (const x of [-50, -36, -22, 20, 34, 48]) sheet.rect(x, -20, 3, 20, bright);
    sheet.rect(-6, -16, 12, 16, shade);
    sheet.path('M-56-18Q-56-23-50-23H50Q56-23 56-18z', trim);
    sheet.rect(-56, -18, 112, 2, bright);
    sheet.rect(-56, -6, 46, 2, trim);
    sheet.rect(10, -6, 46, 2, trim);
    sheet.rect(-58, -3, 116, 3, mix(wall, shade, 0.25));
    sheet.rect(-58, -3, 116, 1, light);
  },
};
