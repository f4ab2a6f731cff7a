import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Ubud: flooded green terraces down the valley, palms on their edges, a thatched shrine. */
export const riceTerraces: Landmark = {
  width: 220,
  draw(sheet, { body, shade, light, accent }) {
    const green = mix(body, '#7fae58', 0.6);
    const deep = mix(green, shade, 0.4);
    const pool = mix(light, '#a9d3cc', 0.5);
    sheet.path('M-110 0V-60Q-70-96-20-84T60-96 110-70V0z', mix(green, body, 0.4));
    for (const [i, y] of [-74, -60, -46, -32, -18, -6].entries()) {
      const size = i % 2 === 0 ? 8 : -8;
      sheet.path(
        `M-110 0V${y + size}Q-60 ${y - 16 + size} -10 ${y + 4}T60 ${y - 8} 110 ${y + 6 - size}V0z`,
        i % 2 === 0 ? green : mix(green, light, 0.22),
      );
      sheet.path(
        `M-110 ${y + size}Q-60 ${y - 16 + size} -10 ${y + 4}T60 ${y - 8} 110 ${y + 6 - size}V${y + 9 - size}Q90 ${y} 60 ${y - 4}T-10 ${y + 8} -110 ${y + size + 4}z`,
        i % 3 === 0 ? pool : deep,
      );
    }
    for (const [x, y, height] of [
      [-84, -58, 30],
      [-70, -62, 22],
      [70, -62, 26],
      [92, -52, 24],
    ] as const) {
      sheet.line(`M${x} ${y}q3-${height / 2} 1-${height}`, shade, 1.6);
      sheet.path(
        `M${x + 1} ${y - height}q-9-7-14 3q8-3 14-1q-2-9 6-11q2 5-3 10q9-5 14 4q-8-4-15-2q5 5 2 11q-5-5-4-12q-6 3-6 9q-4-7 6-11z`,
        deep,
      );
    }
    sheet.path('M8-58V-72H28V-58z', mix(body, '#c98a5c', 0.4));
    sheet.path('M2-71L18-90 34-71z', mix(body, '#6a4f3c', 0.6));
    sheet.path('M18-90L34-71H22z', shade, 0.4);
    sheet.path('M17-90V-98H19V-90zM19-98l7 2-7 2z', accent);
  },
};
