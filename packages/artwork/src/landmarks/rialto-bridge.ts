import { mix } from '../kit/mix.ts';
import { arch, block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Venice: one white arch over the canal, a ramp of arcades to the taller arch at the crown. */
export const rialtoBridge: Landmark = {
  width: 200,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#f4e8d2', 0.55);
    const dim = mix(white, shade, 0.42);
    sheet.path('M-100 0V-24L-70-34-14-62H14L70-34 100-24V0H64Q52-46 0-46T-64 0z', white);
    sheet.path('M64 0Q52-46 0-46T-64 0H-56Q-46-38 0-38T56 0z', dim);
    sheet.path(
      'M-100-24L-70-34-14-62H14L70-34 100-24V-28L70-40 14-68H-14L-70-40-100-28z',
      mix(white, shade, 0.2),
    );
    for (const [i, x] of [-62, -48, -34, -20, 20, 34, 48, 62].entries()) {
      const y = -40 - (62 - Math.abs(x)) * 0.5;
      sheet.path(block(x, y, 14, 20), i < 4 ? white : mix(white, shade, 0.16));
      sheet.path(arch(x, y, 8, 14), shade);
    }
    sheet.path('M-72-58L-14-87V-91L-74-61zM72-58L14-87V-91L74-61z', mix('#b9573c', body, 0.25));
    sheet.path('M-14-64V-92H14V-64z', white);
    sheet.path('M5-64V-92H14V-64z', dim);
    sheet.path(arch(0, -66, 13, 20), mix(shade, white, 0.1));
    sheet.path('M-18-91L0-100 18-91z', mix(white, light, 0.5));
    sheet.rect(-2, -97, 4, 3, accent);
  },
};
