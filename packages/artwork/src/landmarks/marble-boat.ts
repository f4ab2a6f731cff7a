import { mix } from '../kit/mix.ts';
import { arch, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Beijing, Summer Palace: the stone pleasure boat with its two storeys, the hill with its tower behind. */
export const marbleBoat: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(light, '#e9e3d4', 0.5);
    const dim = mix(stone, shade, 0.36);
    const green = mix(body, '#5f8f68', 0.55);
    const [red, gold] = [mix(body, '#b2442f', 0.65), mix(body, '#e0a63a', 0.7)];
    sheet.path('M-95 0V-22Q-70-36-50-44-24-66 6-64 40-58 60-38 80-28 95-20V0z', green);
    sheet.path('M6-64Q40-58 60-38 80-28 95-20V0H20Q40-30 6-64z', mix(green, shade, 0.3));
    sheet.path('M-22-56H14V-64H-22z', mix(light, body, 0.3));
    for (const [y, width] of [
      [-64, 17],
      [-75, 14],
      [-86, 10],
    ] as const) {
      sheet.path(`M${-4 - width * 0.7} ${y}v-7h${width * 1.4}v7z`, red);
      sheet.path(
        `M${-6 - width} ${y - 6}Q${-4 - width * 0.7} ${y - 8} ${-4 - width * 0.5} ${y - 12}h${width}Q${-4 + width * 0.7} ${y - 8} ${-2 + width} ${y - 6}z`,
        gold,
      );
    }
    sheet.path('M-5-98V-100h2V-98z', accent);
    sheet.path('M-72-6Q-60 3-44 3H52Q66 2 78-12L70-12H-66z', stone);
    sheet.path('M-10 3H52Q66 2 78-12L60-11Q40-4-10-3z', dim);
    sheet.path('M-54-12V-30H48V-12z', mix(stone, light, 0.3));
    sheet.path(
      repeatAlong(-48, 11, 9, (x) => arch(x, -12, 7, 15)),
      mix(shade, '#4f7f9a', 0.4),
    );
    sheet.path('M-58-30H52V-33H-58z', stone);
    sheet.path('M-46-33V-48H36V-33z', mix(stone, shade, 0.1));
    sheet.path(
      repeatAlong(-40, 11, 7, (x) => arch(x, -33, 7, 12)),
      mix(shade, '#4f7f9a', 0.4),
    );
    sheet.path('M-52-48Q-44-50-38-56H28Q34-50 42-48z', mix(shade, stone, 0.45));
    sheet.path('M-72-6L-84-14-78-22-70-12zM78-12L90-22 84-26 72-12z', stone);
  },
};
