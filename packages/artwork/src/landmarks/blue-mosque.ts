import { mix } from '../kit/mix.ts';
import { arch, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Istanbul: grey domes that climb to one, six slim minarets with three balconies each. */
export const blueMosque: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#cdd3d6', 0.5);
    const [dim, lead] = [mix(stone, shade, 0.38), mix(body, '#7f97ad', 0.7)];
    const leadDim = mix(lead, shade, 0.4);
    const minaret = (x: number, tall: number) => {
      sheet.path(`M${x - 2.2} 0V${-tall + 14}h4.4V0z`, stone);
      sheet.path(`M${x + 0.4} 0V${-tall + 14}h1.8V0z`, dim);
      for (const y of [0.45, 0.62, 0.78])
        sheet.path(`M${x - 4} ${-tall * y}h8l-1.5 3h-5z`, mix(stone, light, 0.4));
      sheet.path(`M${x - 2.8} ${-tall + 14}L${x} ${-tall}l2.8 14z`, leadDim);
    };
    const dome = (x: number, foot: number, radius: number) => {
      sheet.path(`M${x - radius} ${foot}a${radius} ${radius * 0.8} 0 0 1 ${2 * radius} 0z`, lead);
      sheet.path(
        `M${x} ${foot - radius * 0.8}a${radius} ${radius * 0.8} 0 0 1 ${radius} ${radius * 0.8}h${-radius * 0.7}q0-${radius * 0.6} ${-radius * 0.3}-${radius * 0.8}z`,
        leadDim,
      );
    };
    for (const x of [-56, 56]) minaret(x, 100);
    dome(-30, -42, 12);
    dome(30, -42, 12);
    sheet.path('M-30 0V-44H30V0z', stone);
    sheet.path('M-24-44V-54H24V-44z', mix(stone, light, 0.25));
    dome(0, -54, 24);
    sheet.line('M0-73V-80', '#d8a63c', 1.6);
    dome(-20, -42, 10);
    dome(20, -42, 10);
    dome(0, -40, 17);
    sheet.path('M-48 0V-30H48V0z', stone);
    for (const x of [-40, -29, 29, 40]) dome(x, -29, 5.5);
    for (const x of [-18, 0, 18]) dome(x, -30, 8);
    sheet.path('M22 0V-30H48V0z', dim);
    sheet.path(
      repeatAlong(-20, 8, 6, (x) => arch(x, -46, 3.6, 6)) +
        repeatAlong(-42, 8, 11, (x) => arch(x, -14, 4, 9)),
      shade,
    );
    sheet.path('M-95 0V-15H95V0z', mix(stone, shade, 0.1));
    sheet.path(
      repeatAlong(-88, 11, 17, (x) => arch(x, 0, 7, 11)),
      dim,
    );
    for (const x of [-32, 32]) minaret(x, 96);
    for (const x of [-88, 88]) minaret(x, 84);
    sheet.path('M-95 3V-2Q-80-16-66-4-52-12-40-2H40Q54-14 68-4 82-14 95-2V3z', mix(shade, '#4f7f58', 0.55));
    sheet.path('M-3 0V-9h6V0z', accent);
  },
};
