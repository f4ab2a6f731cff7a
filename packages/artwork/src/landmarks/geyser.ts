import { mix } from '../kit/mix.ts';
import { block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Iceland: a column of boiling water and its steam over a pool, lava and a flat-topped mountain behind. */
export const geyser: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#7a7484', 0.4);
    const steam = mix(light, '#fbfbf6', 0.6);
    const pool = mix(body, '#6fb0bc', 0.55);
    sheet.path('M-75-8L-58-34-20-38 6-34 30-44 56-30 75-8z', rock);
    sheet.path('M30-44L56-30 75-8H36z', mix(rock, shade, 0.45));
    sheet.path('M-58-34L-20-38-26-33-44-31zM24-42L30-44 42-38 32-39z', steam);
    sheet.path('M-75 0Q-60-12-20-10T40-12 75 0z', mix(body, '#8a9a68', 0.45));
    sheet.oval(-4, -4, 34, 5, pool);
    sheet.oval(-4, -4, 24, 3, mix(pool, steam, 0.5));
    sheet.path('M10-60Q40-66 46-84 60-92 44-98 26-102 14-90 2-84 4-66z', mix(steam, body, 0.3));
    sheet.path(
      'M-14-4Q-8-30-12-56-22-60-20-72-26-84-14-88-12-98-2-97 6-102 12-94 20-90 16-78 20-66 8-58 4-30 8-4z',
      steam,
    );
    sheet.path('M2-4Q0-40 4-62 12-70 10-82 16-84 16-78 20-66 8-58 4-30 8-4z', mix(steam, pool, 0.5));
    // Splashes on both sides of the column.
    sheet.path('M-30-3q6-6 14-4l6 3zM10-3q8-6 16-3l2 3z', steam);
    // Two visitors beside the pool.
    sheet.path(`${block(44, -6, 2.4, 6)}${block(50, -6, 2.4, 5)}`, accent);
  },
};
