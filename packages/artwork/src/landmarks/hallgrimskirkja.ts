import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Reykjavík: concrete columns like basalt that step up from both sides to one tower with a pointed head and a
 * cross.
 */
export const hallgrimskirkja: Landmark = {
  width: 80,
  draw(sheet, { body, shade, light, accent }) {
    const concrete = mix(light, '#f1e6d2', 0.5);
    const dim = mix(concrete, shade, 0.4);
    const seam = mix(concrete, shade, 0.22);
    const steps = [
      [9.5, 60],
      [12.5, 46],
      [15.5, 37],
      [18.5, 30],
      [21.5, 25],
      [24.5, 21],
      [27.5, 17],
      [30.5, 14],
      [33.5, 11],
      [36.5, 9],
    ] as const;
    for (const [x, height] of steps) {
      sheet.path(`M${-x - 3} 0V${-height + 1.5}l1.5-1.5 1.5 1.5V0z`, concrete);
      sheet.path(`M${-x - 1} 0V${-height + 0.5}l1 1V0z`, seam);
      sheet.path(`M${x} 0V${-height + 1.5}l1.5-1.5 1.5 1.5V0z`, dim);
      sheet.path(`M${x} 0V${-height + 1.5}l1-1V0z`, seam);
    }
    sheet.path('M-9.5 0V-80L-6-84V-88L-3-92 0-97V0z', concrete);
    sheet.path('M9.5 0V-80L6-84V-88L3-92 0-97V0z', dim);
    sheet.path('M-7 0V-81h.8V0zM-3.5 0V-90h.8V0z', seam);
    sheet.path('M3 0V-90h.8V0zM6.2 0V-82h.8V0z', mix(dim, shade, 0.35));
    sheet.path('M-1.5 0V-92L0-95 1.5-92V0z', seam);
    sheet.path('M-6-68v-9l1-2 1 2v9zM-1-68v-11l1-2 1 2v11zM4-68v-9l1-2 1 2v9z', shade);
    sheet.disc(0, -60, 3.6, dim);
    sheet.disc(0, -60, 2.8, light);
    sheet.line('M0-60V-62M0-60L1.3-59.3', shade, 0.6);
    sheet.path('M-3-22v-20l3-6 3 6v20z', shade);
    sheet.path('M-5 0V-12L0-18 5-12V0z', shade);
    sheet.path('M-3 0V-10L0-14 3-10V0z', accent);
    sheet.path('M-.5-100H.5V-96H-.5zM-1.6-99H1.6V-98.2H-1.6z', dim);
    sheet.rect(-40, -2, 80, 2, mix(body, shade, 0.5));
  },
};
