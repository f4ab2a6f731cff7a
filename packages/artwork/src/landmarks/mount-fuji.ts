import { mix } from '../kit/mix.ts';
import { firRow } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Mount Fuji: long concave slopes up to a short flat top, with snow that runs down in uneven tongues. */
export const mountFuji: Landmark = {
  width: 260,
  draw(sheet, { body, shade, light }) {
    const slope = mix(body, '#5f7fae', 0.25);
    const dim = mix(slope, shade, 0.5);
    const snow = mix(light, '#fdf9f0', 0.7);
    const snowDim = mix(snow, slope, 0.42);
    sheet.path(
      'M-130 0Q-88-10-60-36L-34-68-14-97-11-99-5-97-1-100 5-97 11-99 15-96 34-68 60-36Q88-10 130 0z',
      slope,
    );
    sheet.path('M5-97L11-99 15-96 34-68 60-36Q88-10 130 0H36Q48-20 34-38 22-52 26-64 10-78 5-97z', dim);
    sheet.path(
      'M-14-97L-11-99-5-97-1-100 5-97 11-99 15-96 34-68 46-53 40-55 36-48 31-60 26-52 22-40 17-58 12-50 7-62 2-46-3-38-7-56-12-48-16-60-22-50-27-42-29-58-34-54-38-50-46-52-34-68z',
      snow,
    );
    sheet.path('M5-97L11-99 15-96 34-68 46-53 40-55 36-48 31-60 26-52 22-40 17-58 20-68 12-80z', snowDim);
    sheet.path('M-11-99L-5-97-1-100 5-97 11-99 8-95 2-93-6-94z', snowDim);
    sheet.line('M-16-84L-26-68M-6-82L-10-70M-22-62L-28-50', snowDim, 1.2);
    sheet.path(
      'M-130 0Q-88-10-70-26-54-20-40-12-20-14-2-8 24-16 44-10 64-16 78-22 96-8 130 0z',
      mix(slope, shade, 0.3),
    );
    sheet.path('M44-10Q64-16 78-22 96-8 130 0H60Q58-6 44-10z', mix(dim, shade, 0.35));
    const forest = mix(shade, '#2b5a52', 0.4);
    firRow(sheet, () => 0.35, {
      x: [-112, -20],
      y: (x) => -1 - (x + 112) * 0.02,
      size: 7,
      ink: forest,
      base: 0,
    });
    firRow(sheet, () => 0.35, {
      x: [36, 112],
      y: (x) => -1 + (x - 112) * 0.02,
      size: 7,
      ink: forest,
      base: 0,
    });
  },
};
