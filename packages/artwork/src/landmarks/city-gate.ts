import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Marrakech: a horseshoe arch in bands of carved stone, red crenellated ramparts on both sides. */
export const cityGate: Landmark = {
  width: 130,
  draw(sheet, { body, shade, light, accent }) {
    const wall = mix('#cf7a50', body, 0.25);
    const dim = mix(wall, shade, 0.42);
    const carved = mix(body, '#e0b088', 0.5);
    sheet.path('M-65 0V-58H65V0z', wall);
    sheet.path(
      repeatAlong(-61, 11, 12, (x) => block(x, -57, 6, 8)),
      wall,
    );
    sheet.path('M40 0V-58H65V0z', dim);
    sheet.path(`${block(-52, -20, 3, 6)}${block(-40, -34, 3, 6)}${block(50, -26, 3, 6)}`, shade);
    sheet.path('M-34 0V-92H34V0z', carved);
    sheet.path('M20 0V-92H34V0z', mix(carved, shade, 0.34));
    sheet.path('M-36-92H36V-96H-36z', mix(carved, light, 0.4));
    sheet.path(
      repeatAlong(-31, 8.8, 8, (x) => block(x, -95, 5, 5)),
      carved,
    );
    for (const [radius, ink] of [
      [28, mix(carved, shade, 0.3)],
      [23, mix(carved, light, 0.4)],
      [18, mix(carved, shade, 0.4)],
    ] as const)
      sheet.path(
        `M${-radius * 0.7} 0V-26Q${-radius * 1.3}-46 ${-radius * 0.6}-62 0-${48 + radius} ${radius * 0.6}-62 ${radius * 1.3}-46 ${radius * 0.7}-26V0z`,
        ink,
      );
    sheet.path('M-9 0V-26Q-17-42-8-54 0-60 8-54 17-42 9-26V0z', shade);
    sheet.path('M-26-86H26V-82H-26z', mix(accent, carved, 0.3));
    sheet.path(
      repeatAlong(-22, 9, 6, (x) => `M${x}-80l3-4 3 4-3 4z`),
      mix(carved, shade, 0.4),
    );
  },
};
