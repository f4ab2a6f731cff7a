import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Vienna: the lacy south spire beside a huge steep roof of zigzag tiles, two older towers at the west end. */
export const stStephens: Landmark = {
  width: 88,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#dcc39a', 0.6);
    const [lit, dim] = [mix(stone, light, 0.35), mix(stone, shade, 0.45)];
    const dark = mix(body, shade, 0.75);
    const gold = mix('#ecbd58', body, 0.1);
    sheet.path('M-33-22V-44H8V-22z', gold);
    sheet.path('M20-22V-36H38L42-22z', mix(body, shade, 0.35));
    let zigzag = '';
    for (const [y, ink] of [
      [-24, dark],
      [-31, mix('#4f8a74', body, 0.2)],
      [-38, dark],
    ] as const) {
      zigzag = 'M-33 '.concat(String(y));
      for (let x = -29; x <= 7; x += 4) zigzag += `L${x} ${y + ((x + 29) % 8 === 0 ? -5 : 0)}`;
      sheet.line(zigzag, ink, 2.2);
    }
    sheet.path('M-34-44V-45.5H8V-44z', lit);
    sheet.path('M-35 0V-22H42V0z', stone);
    sheet.path('M20 0V-22H42V0z', dim);
    const gables = [-31, -22, -13, -4].map((x) => `M${x}-21L${x + 4}-32l4 11z`);
    sheet.path(gables.join(''), lit);
    const windows = [-29, -20, -11, -2].map((x) => `M${x}-4v-14l2-4 2 4v14z`);
    sheet.path(
      `${windows.join('')}M24-4v-12l1.5-3 1.5 3v12zM31-4v-12l1.5-3 1.5 3v12zM37-4v-12l1.2-3 1.2 3v12z`,
      shade,
    );
    sheet.path('M21-21l.6-6 .6 6zM29-21l.6-6 .6 6zM35-21l.6-6 .6 6zM40.5-21l.6-6 .6 6z', dim);
    for (const [x, ink] of [
      [-44, lit],
      [-35, stone],
    ] as const) {
      sheet.path(`M${x} 0V-38h5V0z`, ink);
      sheet.path(`M${x + 5} 0V-38h3V0z`, dim);
      sheet.path(`M${x}-38L${x + 4}-50V-38z`, ink);
      sheet.path(`M${x + 8}-38L${x + 4}-50V-38z`, dim);
      sheet.path(
        `M${x + 1}-30v-4l1-1.5 1 1.5v4zM${x + 1}-20v-4l1-1.5 1 1.5v4zM${x + 1}-10v-4l1-1.5 1 1.5v4z`,
        shade,
      );
    }
    sheet.path('M6 0L7-34 9-36 9-52 11-54 13-70 14.5-97V0z', lit);
    sheet.path('M23 0L22-34 20-36 20-52 18-54 16-70 14.5-97V0z', dim);
    sheet.path(
      'M6-34l.8-8 .8 8zM21.4-34l.8-8 .8 8zM8.6-52l.8-9 .8 9zM18.8-52l.8-9 .8 9zM11-66l.6-6 .6 6zM17-66l.6-6 .6 6z',
      stone,
    );
    sheet.path('M8-34L14.5-44 21-34z', stone);
    sheet.path('M10-52L14.5-62 19-52z', stone);
    sheet.path(
      'M9 0V-9a3 4 0 0 1 6 0V0zM9.5-16v-10l1.8-3 1.8 3v10zM16-16v-10l1.5-3 1.5 3v10zM11-38v-9l1.2-2 1.2 2v9zM16-38v-9l1-2 1 2v9zM12.8-66v-7h1v7zM13.3-78v-6h.8v6z',
      shade,
    );
    sheet.path('M6.5-12H22.5V-13.5H6.5zM7-33H22V-34.5H7z', lit);
    sheet.disc(14.5, -97.3, 1.1, accent);
    sheet.path('M14.1-100h.8v4h-.8z', accent);
  },
};
