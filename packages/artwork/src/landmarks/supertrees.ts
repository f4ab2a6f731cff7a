import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Singapore: steel trees that open like goblets, green to the rim, with a walkway hung between them. */
export const supertrees: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light, accent }) {
    const stem = mix(body, '#8a5a78', 0.45);
    const dim = mix(stem, shade, 0.45);
    const green = mix(body, '#4f9a6a', 0.55);
    for (const [x, scale] of [
      [-50, 0.62],
      [52, 0.7],
      [-22, 0.8],
      [26, 0.52],
      [0, 1],
    ] as const) {
      const height = 100 * scale;
      const at = (dx: number, heightShare: number) =>
        `${(x + dx * scale).toFixed(1)} ${(-heightShare * height).toFixed(1)}`;
      sheet.path(
        `M${at(-5, 0)}L${at(-4, 0.6)}L${at(-26, 0.97)}L${at(26, 0.97)}L${at(4, 0.6)}L${at(5, 0)}z`,
        stem,
      );
      sheet.path(
        `M${at(1, 0)}L${at(1, 0.6)}L${at(12, 0.97)}L${at(26, 0.97)}L${at(4, 0.6)}L${at(5, 0)}z`,
        dim,
      );
      sheet.path(`M${at(-5, 0)}L${at(-4, 0.56)}L${at(0, 0.5)}L${at(4, 0.6)}L${at(5, 0)}z`, green);
      sheet.line(
        `M${at(-3, 0.62)}L${at(-16, 0.97)}M${at(-1, 0.62)}L${at(-6, 0.97)}M${at(1, 0.62)}L${at(6, 0.97)}M${at(3, 0.62)}L${at(16, 0.97)}`,
        mix(light, stem, 0.4),
        0.9,
      );
      sheet.path(`M${at(-27, 0.97)}L${at(-25, 1)}L${at(25, 1)}L${at(27, 0.97)}z`, mix(light, stem, 0.3));
    }
    sheet.line('M-20-46Q2-40 30-36', accent, 1.6);
    sheet.path('M-75 0Q-50-10-30-5T20-6 75 0z', mix(green, shade, 0.3));
  },
};
