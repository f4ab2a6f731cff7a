import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Tromsø: white concrete sheets folded like tents, one behind the other, a glazed gable with a thin cross in front. */
export const arcticCathedral: Landmark = {
  width: 176,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#fdf7ec', 0.75);
    const dim = mix(white, shade, 0.34);
    const glass = mix(body, '#7fb0bd', 0.35);
    const glow = mix('#f2c66a', body, 0.15);
    const sheets = [
      [94, 66, 88],
      [76, 74, 80],
      [58, 70, 70],
      [40, 72, 62],
      [22, 78, 54],
      [4, 86, 46],
    ] as const;
    for (const [apex, height, spread] of sheets) {
      const [x, foot] = [apex - 20, apex - 20 + spread * 0.62];
      sheet.path(`M${x - 7} ${-height + 5}L${x - 7} 0H${Math.min(88, foot + 3)}z`, shade);
      sheet.path(`M${x - 10} ${-height}H${x - 2}L${Math.min(88, foot)} 0H${Math.min(80, foot - 9)}z`, dim);
    }
    sheet.path('M-34-100L-88 0H18z', shade);
    sheet.path('M-34-92L-80 0H11z', glass);
    sheet.path('M-34-92L-34 0H11z', mix(glass, shade, 0.35));
    sheet.path('M-46-34H-22L-14 0H-54z', glow);
    sheet.line('M-54-52H-14M-62-34H-6M-70-17H2', white, 1);
    sheet.line('M-58-44V0M-46-66V0M-22-66V0M-10-44V0', white, 0.8);
    sheet.path('M-36-86H-32V-34H-36z', white);
    sheet.path('M-47-70H-21V-66H-47z', white);
    sheet.path('M-34-100L-88 0H-78L-34-84z', white);
    sheet.path('M-34-100L18 0H8L-34-84z', mix(white, shade, 0.18));
    sheet.path('M-40 0V-10H-28V0z', accent);
    sheet.rect(-88, -2, 176, 2, mix(body, shade, 0.5));
  },
};
