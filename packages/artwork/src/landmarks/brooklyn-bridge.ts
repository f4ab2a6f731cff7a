import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** New York: two towers with pointed arches, the deck between, cables and a fan of stays. */
export const brooklynBridge: Landmark = {
  width: 230,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#b98a68', 0.5);
    const dim = mix(stone, shade, 0.5);
    const rope = mix(shade, body, 0.25);
    sheet.line('M-115-40Q-86-52-68-94Q0-10 68-94Q86-52 115-40', rope, 2);
    sheet.line(
      'M-68-94L-104-40M-68-94L-90-40M-68-94L-46-40M-68-94L-30-40M68-94L104-40M68-94L90-40M68-94L46-40M68-94L30-40',
      rope,
      0.8,
    );
    sheet.line(
      'M-56-70V-40M-42-60V-40M-28-52V-40M-14-46V-40M0-44V-40M14-46V-40M28-52V-40M42-60V-40M56-70V-40',
      rope,
      0.8,
    );
    for (const x of [-68, 68]) {
      const holes = `M${x - 9}-44V-70Q${x - 9}-80 ${x - 5}-84 ${x - 1}-80 ${x - 1}-70V-44zM${x + 1}-44V-70Q${x + 1}-80 ${x + 5}-84 ${x + 9}-80 ${x + 9}-70V-44z`;
      sheet.path(`M${x - 15} 0L${x - 13}-96H${x + 13}L${x + 15} 0z`, stone);
      sheet.path(`M${x + 6} 0V-96H${x + 13}L${x + 15} 0z`, dim);
      sheet.path(holes, mix(shade, stone, 0.15));
      sheet.path(
        `M${x - 16}-96H${x + 16}V-100H${x - 16}zM${x - 17} 0V-8H${x + 17}V0z`,
        mix(stone, light, 0.35),
      );
    }
    sheet.path('M-115-42H115V-36H-115z', mix(body, shade, 0.6));
    sheet.path('M-115-42H115V-40H-115z', accent);
  },
};
