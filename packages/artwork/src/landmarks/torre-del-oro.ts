import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Seville: a tower of twelve sides by the river, a smaller one on it, a gilt cap above. */
export const torreDelOro: Landmark = {
  width: 60,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e3bd84', 0.55);
    const dim = mix(stone, shade, 0.45);
    sheet.path('M-30 0V-6H30V0z', mix(stone, shade, 0.5));
    sheet.path('M-22-4V-52H22V-4z', stone);
    sheet.path('M-22-4V-52H-10V-4z', mix(stone, light, 0.35));
    sheet.path('M8-4V-52H22V-4z', dim);
    sheet.path(
      `${repeatAlong(-16, 8, 5, (x) => arch(x, -18, 2.6, 8))}${repeatAlong(-16, 8, 5, (x) => arch(x, -36, 3.6, 9))}`,
      shade,
    );
    sheet.path('M-23-50H23V-53H-23z', mix(stone, light, 0.5));
    sheet.path(
      repeatAlong(-20, 6.6, 7, (x) => block(x, -52, 4, 6)),
      stone,
    );
    sheet.path('M-11-53V-78H11V-53z', stone);
    sheet.path('M4-53V-78H11V-53z', dim);
    sheet.path(`${repeatAlong(-6, 6, 3, (x) => arch(x, -60, 3, 10))}`, shade);
    sheet.path(
      repeatAlong(-9, 6, 4, (x) => block(x, -78, 3.4, 5)),
      stone,
    );
    sheet.path('M-6-78V-88H6V-78z', mix(stone, light, 0.2));
    sheet.path('M-7-88Q-6-95 0-96T7-88z', mix('#e3a93c', body, 0.1));
    sheet.path('M-.6-95V-100H.6V-95z', accent);
  },
};
