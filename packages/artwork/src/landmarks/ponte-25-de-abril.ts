import type { Landmark } from '../stage.ts';

/** Lisbon: two red towers of four panels, a low deck, one cable in a long curve. */
export const ponte25DeAbril: Landmark = {
  width: 300,
  draw(sheet, { body, shade, accent }) {
    sheet.line('M-150-8L-150-30Q-110-34-80-96Q0-14 80-96Q110-34 150-30', accent, 2.4);
    const hangers: string[] = [];
    for (let x = -72; x <= 72; x += 9) hangers.push(`M${x} ${Math.round(-21 - 0.0117 * x * x)}V-19`);
    sheet.line(hangers.join(''), accent, 0.8);
    for (const x of [-80, 80]) {
      sheet.poly([x - 9, 0, x - 6, -98, x - 2, -98, x - 4, 0], accent);
      sheet.poly([x + 9, 0, x + 6, -98, x + 2, -98, x + 4, 0], shade);
      for (const y of [-96, -72, -48, -26]) sheet.rect(x - 8, y, 16, 4, accent);
      sheet.rect(x - 14, -3, 28, 6, body);
    }
    sheet.rect(-150, -22, 300, 5, accent);
    sheet.rect(-150, -17, 300, 2, shade);
  },
};
