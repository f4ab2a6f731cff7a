import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Tokyo: the Thunder Gate, a huge red lantern under a tiled roof between two guardians’ niches. */
export const sensoGate: Landmark = {
  width: 128,
  draw(sheet, { body, shade, light, accent }) {
    const red = mix('#c8402f', body, 0.12);
    const dark = mix(red, shade, 0.5);
    const tile = mix(body, '#56606e', 0.6);
    sheet.path('M-48 0V-58H-18V0zM18 0V-58H48V0z', red);
    sheet.path('M-44-6V-44H-24V-6zM24-6V-44H44V-6z', mix(shade, body, 0.2));
    sheet.line('M-40-6V-44M-34-6V-44M-28-6V-44M28-6V-44M34-6V-44M40-6V-44', red, 1.2);
    sheet.path('M40 0V-58H48V0zM-24 0V-58H-18V0z', dark);
    sheet.path('M-52 0V-4H-14V0zM14 0V-4H52V0z', mix(light, body, 0.4));
    sheet.path('M-54-58H54V-68H-54z', red);
    sheet.path('M-54-58H54V-61H-54z', dark);
    sheet.path(
      repeatAlong(-48, 8, 13, (x) => block(x, -61, 4, 4)),
      mix('#e3b04c', body, 0.2),
    );
    sheet.path('M-10-58V-54H10V-58zM-14-54Q-18-36-14-20H14Q18-36 14-54z', mix(accent, red, 0.3));
    sheet.path('M4-54Q9-36 4-20H14Q18-36 14-54z', dark);
    sheet.path('M-12-20H12V-16H-12zM-13-54H13V-57H-13zM-3-48h6v22h-6z', shade);
    sheet.path('M-64-68Q-40-74-30-92H30Q40-74 64-68Q0-75-64-68z', tile);
    sheet.path('M10-92H30Q40-74 64-68Q36-72 22-72Q20-84 10-92z', mix(tile, shade, 0.45));
    sheet.path('M-34-92H34V-96H-34zM-36-96L-34-100-30-96zM36-96L34-100 30-96z', mix(tile, light, 0.3));
  },
};
