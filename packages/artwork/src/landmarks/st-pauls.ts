import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** London: a high dome on its ring of columns between two clock towers, a double portico below. */
export const stPauls: Landmark = {
  width: 118,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e3d8c4', 0.5);
    const dim = mix(stone, shade, 0.5);
    const lead = mix(body, '#8a97a4', 0.6);
    sheet.path('M-50 0V-34H50V0z', stone);
    sheet.path('M18 0V-34H50V0z', dim);
    sheet.path('M-22 0V-16H22V0zM-18-18V-32H18V-18z', mix(stone, light, 0.4));
    sheet.path(
      `${repeatAlong(-18, 7.2, 6, (x) => block(x, -2, 3, 13))}${repeatAlong(-14, 7, 5, (x) => block(x, -19, 3, 11))}`,
      dim,
    );
    sheet.path('M-20-33L0-41 20-33z', mix(stone, light, 0.5));
    for (const x of [-40, 40]) {
      sheet.path(
        `M${x - 9} 0V-46H${x + 9}V0zM${x - 6}-46V-56H${x + 6}V-46zM${x - 5}-56Q${x}-60 ${x}-68 ${x}-60 ${x + 5}-56z`,
        stone,
      );
      sheet.path(`M${x + 3} 0V-46H${x + 9}V0zM${x + 2}-46V-56H${x + 6}V-46z`, dim);
      sheet.disc(x - 1, -39, 3, mix(shade, stone, 0.2));
    }
    sheet.path('M-24-40V-60H24V-40z', stone);
    sheet.path(
      repeatAlong(-21, 6, 8, (x) => block(x, -42, 2, 15)),
      dim,
    );
    sheet.path('M-26-60H26V-64H-26z', mix(stone, light, 0.5));
    sheet.path('M-22-64C-22-80-10-86 0-87C10-86 22-80 22-64z', lead);
    sheet.path('M5-87C15-84 22-78 22-64H12C13-76 11-84 5-87z', mix(lead, shade, 0.45));
    sheet.path('M-4-86V-93H4V-86zM-2-93L0-97 2-93z', stone);
    sheet.path('M-.5-96V-100H.5V-96z', accent);
  },
};
