import { mix } from '../kit/mix.ts';
import { palm } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Marrakech: a square minaret under a green tile band, merlons, a small lantern and three gilt balls. */
export const koutoubia: Landmark = {
  width: 96,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d49566', 0.75);
    const [lit, dim] = [mix(stone, light, 0.35), mix(stone, shade, 0.5)];
    const hollow = mix(shade, stone, 0.15);
    const tile = mix('#3f9a8c', body, 0.15);
    const palmInks = [
      mix(shade, stone, 0.45),
      mix('#4f8a5a', body, 0.2),
      mix('#2b5a4a', shade, 0.3),
    ] as const;
    palm(sheet, 30, 0, 38, palmInks);
    sheet.path('M-10 0V-74H10V0z', lit);
    sheet.path('M3 0V-74H10V0z', dim);
    sheet.path('M-10-74v-3h3v3h2.7v-3h3v3h2.7v-3h3v3h2.6v-3h3v3z', lit);
    sheet.path('M3-74h1.4v-3h-1zM7-74v-3h3v3z', dim);
    sheet.rect(-10, -73, 13, 4, tile);
    sheet.rect(3, -73, 7, 4, mix(tile, shade, 0.4));
    sheet.path('M-10-66.5H10v1H-10zM-10-44H10v1H-10zM-10-25H10v1H-10z', mix(lit, light, 0.5));
    sheet.path(
      'M-8-55v-6q1.8-4 3.6 0v6zM-2.5-55v-6q1.8-4 3.6 0v6zM-6.5-31v-6q3-5 6 0v6zM-5-13v-5q1.5-3 3 0v5z',
      hollow,
    );
    sheet.path('M5-55v-6q1.5-4 3 0v6zM5-31v-6q1.5-4 3 0v6z', mix(hollow, shade, 0.6));
    sheet.path('M-9-63q2-3 4 0 2-3 4 0 2-3 3.5 0v1.5H-9zM-8-39q4.5-6 9 0l-1 1h-7z', mix(lit, dim, 0.6));
    sheet.path('M-5.5-74V-87H5.5V-74z', lit);
    sheet.path('M1.5-74V-87H5.5V-74z', dim);
    sheet.path('M-3.5-76v-5q1.5-3 3 0v5z', hollow);
    sheet.path('M-5.5-86.5h11v1.5h-11z', tile);
    sheet.path('M-5-87Q-4.5-92 0-93 4.5-92 5-87z', stone);
    sheet.path('M1-87Q2-92 0-93 4.5-92 5-87z', dim);
    sheet.path('M-.4-93V-100h.8v7z', accent);
    sheet.disc(0, -94, 1.6, accent);
    sheet.disc(0, -96.6, 1.2, accent);
    sheet.disc(0, -98.6, 0.8, accent);
    sheet.path('M-44 0V-13H44V0z', stone);
    sheet.path('M26 0V-13H44V0z', dim);
    const merlons = Array.from({ length: 22 }, (_, i) => `M${-44 + i * 4}-13v-2h2v2z`);
    sheet.path(merlons.join(''), mix(stone, dim, 0.3));
    sheet.path('M-38-13L-32-19H-16L-12-13zM14-13L17-18H32L36-13z', mix(tile, shade, 0.15));
    const arches = [-41, -34, -27, -20, 14, 21, 29, 36];
    sheet.path(arches.map((x) => `M${x} 0v-5q-1-4 2-4t2 4v5z`).join(''), hollow);
    palm(sheet, -38, 0, 42, palmInks);
  },
};
