import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Tallinn: five black onion domes with gilt crosses over a cathedral in cream and brick. */
export const nevskyDomes: Landmark = {
  width: 100,
  draw(sheet, { body, shade, light, accent }) {
    const cream = mix(light, '#efd9b8', 0.5);
    const dim = mix(cream, shade, 0.38);
    const onion = mix(body, '#3a3f52', 0.65);
    const gold = mix('#e3ad45', body, 0.1);
    sheet.path('M-46 0V-34H46V0z', cream);
    sheet.path('M18 0V-34H46V0z', dim);
    sheet.path('M-48 0V-4H48V0zM-46-12H46V-14H-46zM-46-24H46V-26H-46z', mix('#b9654c', body, 0.25));
    sheet.path(
      `${repeatAlong(-36, 12, 7, (x) => arch(x, -14, 4, 9))}${arch(0, 0, 9, 13)}${repeatAlong(-36, 12, 7, (x) => arch(x, -27, 3, 6))}`,
      shade,
    );
    sheet.path('M-18-34L0-48 18-34z', mix(cream, light, 0.4));
    for (const [x, width, y, height] of [
      [-36, 6, -34, 16],
      [36, 6, -34, 16],
      [-19, 6, -40, 20],
      [19, 6, -40, 20],
      [0, 10, -44, 24],
    ] as const) {
      const neck = y - height;
      sheet.path(block(x, y + 4, width * 1.5, height + 4), x > 0 ? dim : cream);
      sheet.path(arch(x, y - 2, width * 0.4, height * 0.55), shade);
      sheet.path(
        `M${x - width * 0.8} ${neck}q${-width * 0.5}-${width * 0.9} ${width * 0.2}-${width * 1.3}q${width * 0.5}-${width * 0.4} ${width * 0.6}-${width}q${width * 0.1} ${width * 0.6} ${width * 0.6} ${width}q${width * 0.7} ${width * 0.4} ${width * 0.2} ${width * 1.3}z`,
        onion,
      );
      sheet.path(
        `M${x - 0.5} ${neck - width * 2.1}v-6h1v6zM${x - 2} ${neck - width * 2.1 - 4}h4v1h-4z`,
        gold,
      );
    }
    sheet.rect(-3, -8, 6, 8, accent);
  },
};
