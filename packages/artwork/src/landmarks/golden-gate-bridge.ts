import { mix } from '../kit/mix.ts';
import { fine } from '../kit/sheet.ts';
import type { Landmark } from '../stage.ts';

/** San Francisco: the orange bridge slanting away to the headlands, two stepped towers of four portals. */
export const goldenGateBridge: Landmark = {
  width: 196,
  draw(sheet, { body, shade, light }) {
    const paint = mix('#d9512f', body, 0.08);
    const dark = mix(paint, shade, 0.5);
    /** A point of the bridge: `progress` along the main span, `height` above the water, seen from the southern shore. */
    const at = (progress: number, height: number) => {
      const away = 1 + 0.667 * progress;
      return `${fine(180 - 220 / away)} ${fine(-height / away)}`;
    };
    const cable = (progress: number) => {
      if (progress < 0) return 100 + progress * 250;
      return progress > 1 ? 100 - (progress - 1) * 250 : 34 + 66 * (2 * progress - 1) ** 2;
    };
    const hill = mix(body, shade, 0.15);
    sheet.path('M24 0Q34-7 42-10 52-28 60-30 68-46 76-42 84-36 88-20 92-8 98 0z', hill);
    sheet.path('M70-42Q84-40 88-20 92-8 98 0H84Q76-10 78-22 68-30 70-42z', mix(body, shade, 0.55));
    sheet.path('M-98 0L-96-18-94-35Q-82-38-76-30-72-18-64-12-60-4-54 0z', hill);
    sheet.path('M-76-30Q-72-18-64-12-60-4-54 0H-66Q-74-14-76-30z', mix(body, shade, 0.55));
    const steps = Array.from({ length: 39 }, (_, i) => -0.28 + i * 0.0405);
    const hangers = steps.filter((progress) => Math.abs(progress) > 0.03 && Math.abs(progress - 1) > 0.03);
    sheet.line(
      hangers.map((progress) => `M${at(progress, 31)}L${at(progress, cable(progress))}`).join(''),
      paint,
      0.5,
    );
    sheet.line(`M${steps.map((progress) => at(progress, cable(progress))).join('L')}`, paint, 1.5);
    for (const [x, scale] of [
      [48, 0.6],
      [-40, 1],
    ] as const) {
      sheet.at(x, 0, scale, () => {
        sheet.path('M-15 0V-3Q-15-6 0-6T15-3V0z', mix(body, light, 0.3));
        sheet.path('M-11-4V-30h1V-64h1V-100h5V-4zM5-4V-100h4V-64h1V-30h1V-4z', paint);
        sheet.path('M-6.5-4V-100h2.5V-4zM8-4V-100h1V-64h1V-30h1V-4z', dark);
        sheet.line('M-5-27L6-17M6-27L-5-17M-5-16L6-6M6-16L-5-6', dark, 1.8);
        for (const [y, height] of [
          [-97, 8],
          [-80, 6],
          [-63, 5],
          [-47, 5],
        ] as const) {
          sheet.path(`M-5 ${y}H6v${height}q-1-2-3-2H-2q-2 0-3 2z`, dark);
        }
      });
    }
    sheet.path(`M${at(-0.3, 32)}L${at(1.5, 32)}L${at(1.5, 27)}L${at(-0.3, 27)}z`, paint);
    sheet.path(`M${at(-0.3, 29.5)}L${at(1.5, 29.5)}L${at(1.5, 27)}L${at(-0.3, 27)}z`, dark);
    sheet.path('M-84 0L-83-44h5L-76 0z', mix(body, light, 0.55));
  },
};
