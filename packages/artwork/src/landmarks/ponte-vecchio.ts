import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/**
 * Florence: three flat arches over the Arno, and on them a row of little shops in ochre and rose on brackets.
 */
export const ponteVecchio: Landmark = {
  width: 220,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#c99f70', 0.5);
    const dim = mix(stone, shade, 0.5);
    const roof = mix('#b9583c', body, 0.2);
    sheet.path(
      'M-110 0V-40H110V0H92Q86-32 60-32T30 0H28L22-8H8L2 0Q-4-34-30-34T-60 0L-66-8H-80L-86 0z',
      stone,
    );
    sheet.path(
      'M92 0Q86-32 60-32T30 0H34Q40-26 60-26T86 0zM2 0Q-4-34-30-34T-60 0H-56Q-50-28-30-28T-4 0z',
      dim,
    );
    for (const [i, ink] of [
      '#e7b579',
      '#d98f62',
      '#efd3a2',
      '#c9785a',
      '#e9c28a',
      '#d89a6c',
      '#efd3a2',
      '#c98a68',
      '#e7b579',
    ].entries()) {
      const x = -104 + i * 23.2;
      const height = 20 + ((i * 7) % 9);
      const wall = mix(ink, body, 0.22);
      sheet.rect(x, -40 - height, 23.4, height, wall);
      sheet.rect(x + 16, -40 - height, 7.4, height, mix(wall, shade, 0.3));
      sheet.path(`M${(x - 1).toFixed(1)} ${-40 - height}l4-6h17l5 6z`, roof);
      sheet.path(
        `${block(x + 5, -46, 4, 7)}${block(x + 13, -46, 4, 7)}`,
        i % 3 === 1 ? mix('#4f7a5c', body, 0.2) : shade,
      );
    }
    sheet.path(
      repeatAlong(-98, 12, 17, (x) => `M${x}-40v4l4-4z`),
      dim,
    );
    sheet.path('M-108-60H108V-78H-108z', mix(stone, light, 0.2));
    sheet.path('M-110-78H110L106-84H-106z', roof);
    sheet.path(
      repeatAlong(-96, 16, 13, (x) => block(x, -64, 4, 7)),
      shade,
    );
    sheet.path('M70-84V-96H92V-84z', mix('#e7b579', body, 0.22));
    sheet.path('M68-96L81-100 94-96z', roof);
    sheet.rect(-8, -56, 6, 6, accent);
  },
};
