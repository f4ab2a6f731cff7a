import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Zermatt: a white church with a pointed steeple among dark timber barns, larches on the slope. */
export const alpineChurch: Landmark = {
  width: 84,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#f6eedc', 0.5);
    const dim = mix(white, shade, 0.36);
    const wood = mix(body, '#7a4c34', 0.6);
    const slate = mix(body, '#56606c', 0.6);
    sheet.path('M-42 0Q-20-8 42 0z', mix(body, '#7f9a5c', 0.5));
    sheet.path('M-6 0V-22H30V0z', white);
    sheet.path('M16 0V-22H30V0z', dim);
    sheet.path('M-9-21L2-36H24L34-21z', slate);
    sheet.path('M14-21L16-36H24L34-21z', mix(slate, shade, 0.4));
    sheet.path(`${repeatAlong(12, 8, 2, (x) => arch(x, -5, 4, 11))}`, shade);
    sheet.path('M-18 0V-54H-4V0z', white);
    sheet.path('M-9 0V-54H-4V0z', dim);
    sheet.path(`${arch(-12, -42, 4, 9)}${arch(-12, 0, 5, 9)}`, shade);
    sheet.disc(-12, -36.5, 2.6, mix(light, '#e3ad45', 0.6));
    sheet.path('M-20-54L-11-97-2-54z', slate);
    sheet.path('M-9-54L-11-97-2-54z', mix(slate, shade, 0.4));
    sheet.path('M-11.5-96V-100H-10.5V-96z', accent);
    for (const [x, width] of [
      [-32, 15],
      [36, 13],
    ] as const) {
      sheet.path(`M${x - width / 2} 0V-11L${x}-19 ${x + width / 2}-11V0z`, wood);
      sheet.path(
        `M${x - width / 2 - 2}-10L${x}-21 ${x + width / 2 + 2}-10V-7L${x}-17 ${x - width / 2 - 2}-7z`,
        slate,
      );
      sheet.path(block(x, -2, 4, 5), mix(light, wood, 0.3));
    }
  },
};
