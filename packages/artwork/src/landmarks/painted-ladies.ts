import { mix } from '../kit/mix.ts';
import { block } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/**
 * San Francisco: timber fronts in seven colours side by side, bays and gables, towers of the new city far
 * behind.
 */
export const paintedLadies: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const far = mix(body, light, 0.3);
    sheet.path(
      'M-40-40V-76H-28V-40zM-22-40L-14-100-6-40zM4-40V-66H18V-40zM30-40V-84H44V-40z',
      mix(far, shade, 0.12),
    );
    for (const [i, ink] of [
      '#8fb4b0',
      '#e9c9a0',
      '#c98a86',
      '#9db4cc',
      '#e6d49a',
      '#b0bf9a',
      '#d9a288',
    ].entries()) {
      const x = -94 + i * 27;
      const wall = mix(ink, body, 0.15);
      const [trim, dim] = [mix(light, wall, 0.2), mix(wall, shade, 0.4)];
      sheet.path(`M${x} 0V-44L${x + 13}-66 ${x + 26}-44V0z`, wall);
      sheet.path(`M${x + 19} 0V-54L${x + 26}-44V0z`, dim);
      sheet.line(`M${x - 1}-43L${x + 13}-67 ${x + 27}-43M${x}-43H${x + 26}M${x}-23H${x + 26}`, trim, 1.6);
      sheet.path(`${block(x + 7, -27, 8, 14)}${block(x + 7, -4, 8, 15)}`, trim);
      sheet.path(
        `${block(x + 5, -28, 2.6, 11)}${block(x + 9, -28, 2.6, 11)}${block(x + 5, -6, 2.6, 12)}${block(x + 9, -6, 2.6, 12)}${block(x + 13, -47, 4, 8)}${block(x + 20, 0, 5, 15)}${block(x + 20, -28, 3, 11)}`,
        shade,
      );
    }
    sheet.path('M-95 0V-3H95V0z', mix(body, '#7f9a5c', 0.5));
    sheet.rect(36, -15, 5, 15, accent);
  },
};
