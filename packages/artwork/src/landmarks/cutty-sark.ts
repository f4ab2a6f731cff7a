import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Greenwich: the clipper with her three masts and all her rigging, black hull on a skirt of glass. */
export const cuttySark: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light, accent }) {
    const hull = mix(shade, '#241f2c', 0.6);
    const [brass, wood] = [mix(body, '#c99a4e', 0.7), mix(body, '#8a5a3c', 0.6)];
    const glass = mix(light, '#8fb8c4', 0.6);
    sheet.path('M-62 0Q-54-14-40-16H44Q56-14 62 0z', glass);
    sheet.line(
      'M-48 0L-36-15M-30 0L-22-15M-12 0L-8-15M6 0L6-15M24 0L20-15M42 0L34-15',
      mix(glass, shade, 0.3),
      1,
    );
    sheet.path('M-60-30L-52-12Q-40-8-28-8H40Q52-12 58-32L52-31H-50z', hull);
    sheet.path('M-53-14Q-40-8-28-8H40Q50-11 54-20L40-15H-40z', brass);
    sheet.path('M-60-30L-51-28.5H54L58-32 52-31H-50z', mix(light, brass, 0.3));
    sheet.line('M-56-31L-75-41', wood, 2);
    for (const [x, top] of [
      [-30, -92],
      [2, -100],
      [32, -88],
    ] as const) {
      sheet.line(`M${x}-30V${top}`, wood, 1.8);
      for (const [share, half] of [
        [0.42, 17],
        [0.6, 14],
        [0.77, 11],
        [0.9, 7],
      ] as const)
        sheet.line(`M${x - half} ${-30 + (top + 30) * share}h${half * 2}`, wood, 1.3);
      sheet.line(
        `M${x} ${top + 4}L${x - 15}-31M${x} ${top + 4}L${x + 15}-31M${x} ${top + 26}L${x - 11}-31M${x} ${top + 26}L${x + 11}-31`,
        mix(shade, body, 0.2),
        0.6,
      );
    }
    sheet.line('M-30-88L-74-41M2-96L-30-60M32-84L2-62M-30-70L-62-36M32-60L56-34', mix(shade, body, 0.2), 0.6);
    sheet.path('M2-100h9l-3 2.5 3 2.5h-9z', accent);
    sheet.path('M-42-31h12v-4h-12zM-12-31h16v-4h-16zM14-31h12v-4h-12z', mix(light, body, 0.2));
    sheet.path('M-75 2V-3H75V2z', mix(body, light, 0.3));
  },
};
