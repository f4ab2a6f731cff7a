import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Barcelona: perforated spires around a far taller one with a four-armed cross. */
export const sagradaFamilia: Landmark = {
  width: 66,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#dba975', 0.7);
    const spindle = (x: number, width: number, top: number, [lit, dark]: readonly [string, string]) => {
      const shoulder = Math.round(top * 0.55);
      sheet.path(`M${x - width} 0V${-20}Q${x - width} ${shoulder} ${x} ${top}V0z`, lit);
      sheet.path(`M${x + width} 0V${-20}Q${x + width} ${shoulder} ${x} ${top}V0z`, dark);
      const holes: string[] = [];
      for (let y = top + 12; y < -30; y += 5) holes.push(`M${x - 2} ${y}h1.2v3h-1.2zM${x + 1} ${y}h1v3h-1z`);
      sheet.path(holes.join(''), shade);
    };
    const back = [mix(stone, shade, 0.25), mix(stone, shade, 0.75)] as const;
    const front = [mix(stone, light, 0.25), mix(stone, shade, 0.5)] as const;
    spindle(0, 9, -93, back);
    sheet.path('M-1-90V-95H-3V-97H-1V-100H1V-97H3V-95H1V-90z', light);
    spindle(-12, 5, -76, back);
    spindle(12, 5, -76, back);
    sheet.path('M-33 0V-24L-28-30-20-26V0z', front[0]);
    sheet.path('M33 0V-24L28-30 20-26V0z', front[1]);
    for (const [x, top] of [
      [-21, -58],
      [21, -58],
      [-8, -66],
      [8, -66],
    ] as const) {
      spindle(x, 5, top, front);
      sheet.path(`M${x - 0.5} ${top + 3}V${top - 2}h1v5z`, light);
      sheet.disc(x, top - 2, 1.6, accent);
    }
    sheet.path('M-26 0V-20L-18-34-11-22 0-42V0z', front[0]);
    sheet.path('M26 0V-20L18-34 11-22 0-42V0z', front[1]);
    sheet.path(
      'M-6 0V-14Q-5-24 0-30 5-24 6-14V0zM-21 0V-10Q-20-18-17-22-14-18-13-10V0zM13 0V-10Q14-18 17-22 20-18 21-10V0z',
      shade,
    );
    sheet.path('M-3 0V-14Q-2-20 0-24 2-20 3-14V0z', mix(shade, accent, 0.4));
    sheet.path('M-30-8h3v-7h-3zM27-8h3v-7h-3z', shade);
  },
};
