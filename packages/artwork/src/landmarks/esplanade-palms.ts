import { mix } from '../kit/mix.ts';
import { palm } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Cairns: coconut palms on the Esplanade, the woven steel fish on their poles, a rainforest range behind. */
export const esplanadePalms: Landmark = {
  width: 176,
  draw(sheet, { body, shade, light, accent }) {
    const hill = mix(body, '#4f8a68', 0.35);
    const leafLit = mix('#4f9a6a', body, 0.15);
    const leafDim = mix('#1f5f50', shade, 0.35);
    const trunk = mix(shade, '#a9805c', 0.6);
    const far = mix(hill, light, 0.22);
    sheet.path(
      'M-88 0Q-80-20-64-28-52-44-36-46-22-58-8-52 8-48 20-56 34-60 46-48 60-36 70-32 82-16 88 0z',
      far,
    );
    sheet.path(
      'M-8-52Q8-48 20-56 34-60 46-48 60-36 70-32 82-16 88 0H30Q34-22 18-30 2-36-8-52z',
      mix(far, shade, 0.28),
    );
    sheet.path('M-88 0Q-70-20-52-18-34-28-14-20 10-16 30-24 54-26 66-14L88 0z', hill);
    sheet.path('M30-24Q54-26 66-14L88 0H20Q36-10 30-24z', mix(hill, shade, 0.4));
    palm(sheet, -54, -4, 92, [trunk, leafLit, leafDim]);
    palm(sheet, 46, -4, 74, [trunk, leafLit, leafDim]);
    palm(sheet, -26, -4, 104, [trunk, leafLit, leafDim]);
    sheet.path('M-84 0V-5H84V0z', mix(light, '#eed9b0', 0.5));
    sheet.path('M-84 0V-2H84V0z', mix(body, shade, 0.3));
    const steel = mix(light, '#dfe3de', 0.5);
    const steelDim = mix(steel, shade, 0.5);
    for (const [x, top, size, ink] of [
      [24, -47, 1, accent],
      [2, -30, 0.8, steel],
      [46, -30, 0.7, steel],
      [66, -40, 0.8, steel],
    ] as const) {
      const scaled = (value: number) => Math.round(value * size * 10) / 10;
      sheet.path(`M${x - 0.7}-3L${x - 0.4} ${top}h.9l.3 ${-top - 3}z`, steelDim);
      sheet.path(
        `M${x - scaled(15)} ${top}Q${x - scaled(6)} ${top - scaled(10)} ${x + scaled(6)} ${top - scaled(2)}L${x + scaled(15)} ${top - scaled(8)}Q${x + scaled(11)} ${top} ${x + scaled(15)} ${top + scaled(8)}L${x + scaled(6)} ${top + scaled(2)}Q${x - scaled(6)} ${top + scaled(10)} ${x - scaled(15)} ${top}z`,
        ink,
      );
      sheet.path(
        `M${x - scaled(15)} ${top}L${x + scaled(6)} ${top + scaled(1)} ${x + scaled(15)} ${top + scaled(8)} ${x + scaled(6)} ${top + scaled(2)}Q${x - scaled(6)} ${top + scaled(10)} ${x - scaled(15)} ${top}z`,
        mix(ink, shade, 0.4),
      );
      sheet.line(
        `M${x - scaled(6)} ${top - scaled(5)}l${scaled(8)} ${scaled(9)}M${x} ${top - scaled(5)}l${scaled(6)} ${scaled(6)}M${x - scaled(6)} ${top + scaled(5)}l${scaled(8)}-${scaled(9)}`,
        mix(ink, shade, 0.55),
        0.7,
      );
    }
  },
};
