import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An overfull market basket: leeks, bread, tomatoes and a bunch of flowers. */
export const basket: Prop = {
  height: 88,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }, signature) {
    const cane = mix('#c08a4c', shadow, 0.06);
    const dark = mix(cane, shadow, 0.36);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-150-150Q-130-330 0-334T150-150', dark, 16);
      sheet.path('M-120-150L-150-290-130-300-84-150zM-96-150L-104-310-82-312-60-150z', '#7fae58');
      sheet.path(
        'M-150-290Q-190-320-180-350-140-340-130-300zM-104-310Q-130-350-110-376-84-350-82-312z',
        mix('#4f8a4c', shadow, 0.1),
      );
      sheet.path('M60-150L110-330Q130-346 146-330L120-150z', '#c98442');
      sheet.path('M120-150L146-330Q130-346 128-336L100-150z', mix('#c98442', shadow, 0.3));
      sheet.line('M92-220l24-10M84-260l40-12M104-300l24-6', mix('#e3b878', light, 0.3), 8);
      for (const [x, y, radius, ink] of [
        [-30, -176, 40, '#c9382c'],
        [40, -170, 38, '#c9382c'],
        [6, -206, 34, '#e0a03c'],
        [-64, -166, 30, '#8f4a7a'],
      ] as const) {
        sheet.disc(x, y, radius, ink);
        sheet.disc(x + 8, y + 6, radius * 0.7, mix(ink, shadow, 0.2));
      }
      for (const [x, y, ink] of [
        [10, -262, light],
        [40, -282, accent],
        [-14, -286, signature],
        [30, -250, '#e3b04c'],
      ] as const) {
        sheet.disc(x, y, 20, ink);
        sheet.disc(x, y, 7, mix(ink, shadow, 0.35));
      }
      sheet.path('M-170-150H170L140 0H-140z', cane);
      sheet.path('M70-150H170L140 0H70z', dark);
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 7; i++)
          if ((i + row) % 2 === 0)
            sheet.rect(
              -136 + i * 40 + row * 2,
              -124 + row * 32,
              34,
              15,
              mix(cane, i > 4 ? shadow : light, 0.3),
            );
      sheet.rect(-182, -164, 364, 24, mix(cane, light, 0.3));
    });
  },
};
