import { mix } from '../kit/mix.ts';
import { cypress } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Pinhão: a round hill lined with terraces, a white quinta on its spur, a chapel on its top. */
export const douroTerraces: Landmark = {
  width: 180,
  draw(sheet, { body, shade, light, accent }) {
    const vines = mix(body, '#9aa648', 0.75);
    const dark = mix(vines, shade, 0.36);
    const wall = mix(light, vines, 0.3);
    const roundHill = 'M-90 0C-74-14-66-34-46-52-26-70-6-93 12-93 40-93 54-58 68-36 76-22 82-10 90 0z';
    sheet.path('M4-90V-95L9-100 14-95V-90z', light);
    sheet.path('M9-90V-100L14-95V-90z', mix(light, shade, 0.35));
    sheet.path(roundHill, vines);
    sheet.path('M12-93C40-93 54-58 68-36 76-22 82-10 90 0H38C30-24 44-34 34-54 28-68 14-74 12-93z', dark);
    const edges = [
      [-77, -9, 78],
      [-71, -18, 72],
      [-64, -28, 66],
      [-57, -38, 58],
      [-46, -49, 52],
      [-35, -59, 46],
      [-23, -69, 40],
      [-12, -79, 34],
    ] as const;
    const rows = edges.map(([left, y, right]) => `M${left} ${y + 1}Q2 ${y + 12} ${right} ${y + 1}`);
    sheet.line(rows.join(''), mix(vines, shade, 0.72), 2.2);
    const walls = edges.map(([left, y]) => `M${left} ${y - 1}Q-14 ${y + 8} 26 ${y + 5}`);
    sheet.line(walls.join(''), wall, 1);
    sheet.path('M-62-18Q-36-34-4-26 8-22 12-12-22-6-62-18z', mix(vines, light, 0.3));
    cypress(sheet, -52, -19, 26, dark, shade);
    cypress(sheet, 6, -15, 24, dark, shade);
    sheet.rect(-46, -32, 30, 15, light);
    sheet.rect(-16, -32, 14, 15, mix(light, shade, 0.36));
    sheet.path('M-49-32L-44-40H-18L-15-32z', accent);
    sheet.path('M-18-40L-6-40 1-32H-15z', mix(accent, shade, 0.35));
    sheet.path('M-34-40V-47H-24V-40z', light);
    sheet.path('M-36-47L-29-53-22-47z', accent);
    sheet.path('M-42-28h4v5h-4zM-34-28h4v5h-4zM-26-28h4v5h-4zM-31-45h4v3h-4zM-12-28h3v5h-3z', shade);
    sheet.path('M-22-17V-22H-18V-17z', dark);
  },
};
