import { mix } from '../kit/mix.ts';
import { firRow } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Vancouver: the slim pale green bridge, and behind it two snowy peaks, the Lions, over the North Shore. */
export const lionsGateBridge: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const forest = mix(shade, '#1f5a4c', 0.5);
    const snow = mix(light, '#fdf8ee', 0.6);
    const [steel, dim] = [mix('#a9cfa8', light, 0.25), mix('#5f9580', body, 0.2)];
    sheet.path(
      'M-95 0L-90-16-80-36-66-44-52-60-40-66-27-100-19-88-12-74-3-78 9-95 17-86 25-68 40-58 52-63 70-46 82-28 95 0z',
      body,
    );
    sheet.path('M-27-100L-19-88-12-74-3-60-8-40-18-30-16-52-24-66-20-82z', mix(body, shade, 0.7));
    sheet.path('M9-95L17-86 25-68 40-58 44-40 30-30 20-50 8-62 13-80z', mix(body, shade, 0.7));
    sheet.path('M52-63L70-46 82-28 95 0 66-24 58-42z', mix(body, shade, 0.7));
    sheet.path(
      'M-27-100L-19-88-22-82-26-88-29-78-33-72-38-68-36-76zM9-95L17-86 13-82 9-88 5-78-1-77 3-86z',
      snow,
    );
    sheet.path('M-66-44L-52-60-46-63-50-56-56-54-60-46zM44-60L52-63 57-58 52-57 49-54z', snow);
    sheet.path('M-95 0L-90-16Q-60-30-24-20T40-20 84-20L95 0z', forest);
    sheet.line('M-70-24L-54-52M54-52L82-24', steel, 1);
    sheet.line('M-54-52Q0-12 54-52', steel, 1.2);
    const hangers = Array.from({ length: 17 }, (_, i) => (i - 8) * 6);
    sheet.line(hangers.map((x) => `M${x}-26V${Math.round(-32 - 0.0069 * x * x)}`).join(''), steel, 0.5);
    for (const x of [-54, 54]) {
      sheet.path(`M${x - 5} 0L${x - 4}-54h3L${x - 2} 0z`, steel);
      sheet.path(`M${x + 5} 0L${x + 4}-54h-3L${x + 2} 0z`, dim);
      sheet.line(`M${x - 3}-22l6 10m0-10l-6 10M${x - 3}-48h6m-6 10h6`, steel, 1.2);
      sheet.path(`M${x - 3}-54l1-4h1v4zM${x + 1}-54v-4h1l1 4zM${x - 8} 0v-3h16v3z`, light);
    }
    const piers = [64, 70, 76].map((x) => `M${x}-24h2v24h-2z`);
    sheet.path(piers.join(''), dim);
    sheet.path('M-89-25Q0-31 89-25v3Q0-28-89-22z', steel);
    sheet.path('M-89-22Q0-28 89-22v2Q0-26-89-20z', dim);
    sheet.path(
      'M-95 0L-91-20Q-88-27-84-26-76-26-72-14T-62 0zM95 0L92-20Q91-26 87-26 80-24 74-8L70 0z',
      mix(forest, shade, 0.5),
    );
    firRow(sheet, () => 0.5, {
      x: [-91, -74],
      y: (x) => -0.6 * (x + 130) + 4,
      size: 14,
      ink: mix(forest, shade, 0.5),
      base: -6,
    });
    sheet.path('M6-1L4-5H12V-9H20V-5H30L27-1z', accent);
    sheet.path('M12-5V-9H20V-5z', light);
  },
};
