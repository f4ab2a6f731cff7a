import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Singapore: three towers, splayed at the foot, carry one long garden in the shape of a ship; the
 * lotus-shaped museum in front.
 */
export const marinaBaySands: Landmark = {
  width: 172,
  draw(sheet, { body, shade, light, accent }) {
    const glass = mix(body, '#b9cdd2', 0.4);
    const [lit, dim] = [mix(glass, light, 0.45), mix(glass, shade, 0.55)];
    const hull = mix(light, '#f6eee0', 0.4);
    const hullDim = mix(hull, shade, 0.45);
    const palmInk = mix('#4d8560', shade, 0.3);
    sheet.path('M-82 0V-14H82V0z', mix(body, shade, 0.3));
    for (const x of [-50, -4, 42]) {
      sheet.path(`M${x + 6} 0Q${x + 10}-40 ${x + 8}-84H${x + 13}Q${x + 16}-40 ${x + 24} 0z`, dim);
      sheet.path(`M${x - 17} 0Q${x - 15}-44 ${x - 12}-84H${x + 9}Q${x + 8}-44 ${x + 13} 0z`, lit);
      const floors: string[] = [];
      for (let y = -79; y < -14; y += 5) {
        const left = Math.round(x - 12 - (84 + y) * 0.05);
        floors.push(`M${left + 2} ${y}H${x + 8}v1.6H${left + 2}z`);
      }
      sheet.path(floors.join(''), mix(glass, shade, 0.22));
      sheet.path(`M${x - 3}-84h1.5L${x - 1} 0h-2.5z`, mix(glass, shade, 0.4));
    }
    const trees = [-72, -64, -57, -49, -40, -30, -21, 4, 12, 30, 37, 45, 53, 62];
    sheet.path(trees.map((x) => `M${x - 3}-92q-2-4 2-5 3-3 5 1 3 2 1 4z`).join(''), palmInk);
    sheet.path('M-86-92Q-70-94 0-93T74-92Q66-84 52-83H-56Q-76-84-86-92z', hull);
    sheet.path('M-80-88.5Q0-86 70-88 63-84 52-83H-56Q-71-84-80-88.5z', hullDim);
    sheet.path('M-12-93V-97H-8V-100H0V-97H4V-93zM64-92V-96H70V-92z', hull);
    sheet.path('M-2-93V-100H0V-97H4V-93z', hullDim);
    sheet.path('M-84-9H84V0H-84z', mix(dim, shade, 0.35));
    sheet.path('M-62-9Q-40-20-20-9zM8-9Q34-22 60-9z', hull);
    sheet.path('M-44-15Q-30-15-20-9H-40zM34-16Q48-15 60-9H36z', hullDim);
    const petals = [
      ['M64 0Q50-10 50-24 60-16 66 0z', hull],
      ['M66 0Q56-18 60-32 68-18 70 0z', hull],
      ['M70 0Q70-20 76-30 80-16 74 0z', hullDim],
      ['M72 0Q78-12 86-20 84-6 76 0z', hullDim],
    ] as const;
    for (const [d, ink] of petals) sheet.path(d, ink);
    sheet.path('M60 0H80V-2H60z', accent);
    sheet.path(
      'M-76-2h4v-3h-4zM-66-2h4v-3h-4zM-56-2h4v-3h-4zM-46-2h4v-3h-4zM-36-2h4v-3h-4zM-26-2h4v-3h-4zM-16-2h4v-3h-4zM-6-2h4v-3h-4zM4-2h4v-3H4zM14-2h4v-3h-4zM24-2h4v-3h-4zM34-2h4v-3h-4z',
      light,
    );
  },
};
