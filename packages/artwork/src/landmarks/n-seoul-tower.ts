import { mix } from '../kit/mix.ts';
import { firRow } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Seoul: the mast on wooded Namsan, a drum of decks on a slim shaft, and the old city wall climbing to it. */
export const nSeoulTower: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const wood = mix(body, '#4f7f62', 0.5);
    const dim = mix(wood, shade, 0.55);
    const steel = mix(light, '#efe6d8', 0.5);
    const steelDim = mix(steel, shade, 0.42);
    const stone = mix(light, body, 0.35);
    firRow(sheet, () => 0.3, {
      x: [-46, -4],
      y: (x) => -44 + (x + 4) * (x + 4) * 0.012,
      size: 6,
      ink: dim,
      base: -20,
    });
    firRow(sheet, () => 0.3, {
      x: [2, 50],
      y: (x) => -44 + (x - 2) * (x - 2) * 0.011,
      size: 6,
      ink: dim,
      base: -16,
    });
    sheet.path('M-85 0Q-66-6-54-18-36-38-14-44-4-47 6-45 26-42 44-24 62-8 85 0z', wood);
    sheet.path('M6-45Q26-42 44-24 62-8 85 0H28Q44-14 30-24 12-32 6-45z', dim);
    sheet.path('M-54-18Q-40-12-34 0H-64Q-58-10-54-18z', dim);
    sheet.line('M-43-3Q-45-10-34-16T-26-30-10-40-4-45', stone, 2.6);
    sheet.line('M-41-3Q-43-10-33-15T-25-29-9-39-3-44', mix(stone, shade, 0.45), 1);
    sheet.at(0, -44, 0.1, () => {
      sheet.path('M-70 10V-30H70V10z', steel);
      sheet.path('M20 10V-30H70V10z', steelDim);
      sheet.rect(-60, -20, 70, 12, mix(shade, body, 0.2));
      sheet.path('M-18 0L-13-200H13L18 0z', steel);
      sheet.path('M4 0V-200H13L18 0z', steelDim);
      sheet.path('M-14-180L-44-206V-222H44V-206L14-180z', steelDim);
      sheet.rect(-52, -246, 104, 24, steel);
      sheet.rect(-46, -268, 92, 22, mix(shade, body, 0.25));
      sheet.rect(-56, -276, 112, 8, steel);
      sheet.rect(-42, -296, 84, 20, mix(shade, body, 0.25));
      sheet.rect(-50, -304, 100, 8, steel);
      sheet.path('M18-222V-246H52V-222zM20-268h36v-8H20zM18-304h32v8H18z', steelDim);
      sheet.rect(-30, -326, 60, 22, steel);
      sheet.rect(10, -326, 20, 22, steelDim);
      sheet.path('M-14-326L-9-420H9L14-326z', accent);
      sheet.path('M-12-360h24l-2-28h-20z', steel);
      sheet.path('M4-326V-420H9L14-326z', shade, 0.3);
      sheet.path('M-7-420L-4-490H4L7-420z', steel);
      sheet.path('M-4-490L-1-560H1L4-490z', accent);
    });
    sheet.path('M-24-38V-42H-26L-18-47-10-42H-12V-38z', mix(shade, body, 0.3));
    sheet.path('M-27-42Q-20-43-18-47-16-43-9-42l-1 1.5h-16z', mix(shade, wood, 0.4));
  },
};
