import { mix } from '../kit/mix.ts';
import { block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Vienna: the old wheel of the Prater, spokes of cable, red cabins, two braced legs. */
export const giantWheel: Landmark = {
  width: 110,
  draw(sheet, { body, shade, light, accent }) {
    const iron = mix(body, shade, 0.5);
    sheet.line('M-28 0L0-52 28 0M-16 0L0-52 16 0M-22-14H22M-15-30H15', iron, 2.6);
    sheet.line('M-46-52a46 46 0 1 1 92 0a46 46 0 1 1-92 0z', iron, 2.4);
    sheet.line('M-41-52a41 41 0 1 1 82 0a41 41 0 1 1-82 0z', iron, 1.2);
    const spokes = Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * 2 * Math.PI;
      return `M0-52L${(Math.cos(angle) * 46).toFixed(1)} ${(-52 + Math.sin(angle) * 46).toFixed(1)}`;
    });
    sheet.line(spokes.join(''), iron, 0.7);
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10) * 2 * Math.PI + 0.3;
      const [x, y] = [Math.cos(angle) * 44, -52 + Math.sin(angle) * 44];
      sheet.path(block(x, y + 6, 10, 8), accent);
      sheet.path(block(x + 3, y + 6, 4, 8), mix(accent, shade, 0.4));
      sheet.path(`${block(x - 2, y + 3, 2.4, 3)}`, light);
    }
    sheet.disc(0, -52, 5, iron);
    sheet.path('M-40 0V-9H-26V0zM26 0V-12H44V0z', mix('#e8c98a', body, 0.3));
    sheet.path('M-42-9L-33-15-24-9zM24-12L35-19 46-12z', mix('#b9583c', body, 0.25));
  },
};
