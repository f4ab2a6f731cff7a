import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Dubai: a bundle of tubes that end one by one in a rising spiral, with a very long needle on top. */
export const burjKhalifa: Landmark = {
  width: 30,
  draw(sheet, { body, shade, light, accent }) {
    const steel = mix(body, '#a9c0c8', 0.4);
    const [lit, dim] = [mix(steel, light, 0.5), mix(steel, shade, 0.7)];
    const glass = mix(steel, shade, 0.35);
    /** Left edge, width, top and tone of each tube, the hindmost first. */
    const tubes = [
      [-86, 30, 170, lit],
      [58, 30, 120, dim],
      [-66, 28, 300, lit],
      [44, 28, 230, dim],
      [-50, 28, 420, lit],
      [32, 26, 360, dim],
      [-38, 26, 540, lit],
      [22, 22, 490, dim],
      [-28, 20, 640, lit],
      [12, 20, 590, dim],
      [-18, 20, 712, lit],
      [-2, 18, 680, glass],
      [-10, 12, 770, lit],
      [2, 10, 740, dim],
    ] as const;
    sheet.at(0, 0, 0.1, () => {
      sheet.path('M-4-760L-1-1000H1L5-760z', lit);
      sheet.path('M0-760V-1000H1L5-760z', dim);
      sheet.rect(-6, -820, 12, 90, steel);
      for (const [x, width, top, ink] of tubes) {
        sheet.path(`M${x} 0V-${top - 8}q0-8 8-8H${x + width - 8}q8 0 8 8V0z`, ink);
      }
      sheet.path('M-14 0V-560Q0-580 14-560V0z', glass);
      sheet.path('M4 0V-572Q10-568 14-560V0z', dim);
      for (const [x, top] of [
        [-76, 150],
        [-57, 280],
        [-41, 400],
        [-29, 520],
        [-20, 620],
      ] as const) {
        sheet.rect(x, -top, 5, top, glass);
      }
      for (const y of [90, 210, 330, 450, 560]) {
        const half = Math.round(88 - y * 0.12);
        const reach = y < 130 ? half : Math.round(72 - y * 0.08);
        sheet.rect(-reach, -y, reach * 2, 7, mix(dim, shade, 0.4), 0.5);
      }
      sheet.path('M-140 0V-26Q-120-44-88-40H88Q120-44 140-26V0z', steel);
      sheet.path('M40 0V-40H88Q120-44 140-26V0z', dim);
      sheet.path('M-120 0v-16h70v16zM-30 0v-16h30v16z', glass);
      sheet.rect(-140, -28, 180, 5, light);
      sheet.path('M-14 0V-30Q0-44 14-30V0z', accent);
    });
  },
};
