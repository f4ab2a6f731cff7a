import { mix } from '../kit/mix.ts';
import { firRow } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Juneau: a river of blue ice winds down between two dark peaks, its broken front in the lake. */
export const mendenhallGlacier: Landmark = {
  width: 180,
  draw(sheet, { body, shade, light }) {
    const snow = mix(light, '#fdfaf2', 0.65);
    const ice = mix(snow, '#8cc3d4', 0.4);
    const deep = mix('#4f9bb8', body, 0.25);
    const back = mix(body, light, 0.25);
    sheet.path('M-60-30L-44-64-36-70-30-86-24-78-18-92-10-80-4-84 2-74 12-90 18-78 26-82 44-56 60-30z', back);
    sheet.path(
      'M-18-92L-10-80-8-66-14-54-16-74zM12-90L18-78 26-82 44-56 30-50 20-62z',
      mix(back, shade, 0.4),
    );
    sheet.path(
      'M-30-86L-24-78-18-92-14-86-17-78-21-82-25-70-30-74-34-66-38-68-36-70zM12-90L18-78 15-72 11-78 6-72 5-78z',
      snow,
    );
    sheet.path('M-36-40L-34-56-24-66-14-60-4-70 4-61 16-68 26-58 46-62V-40z', mix(snow, back, 0.28));
    sheet.path('M46-60Q12-66-10-59-36-50-30-36-44-22-48-4H46Q42-22 22-30 6-36 16-42 26-47 46-46z', snow);
    sheet.path('M46-46Q26-47 16-42 6-36 22-30 42-22 46-4H20Q20-20 2-30-12-40 6-48 22-54 46-52z', ice);
    sheet.line(
      'M-25-46l7 3M-29-38l8 2M-18-35l7 1M-34-28l9 3M-20-24l9 2M-2-23l9-1M-40-18l10 3M-24-15l11 1M2-13l11-2M20-19l9-3M28-11l9-2',
      mix(ice, deep, 0.4),
      1.2,
    );
    sheet.line(
      'M32-57Q2-60-12-52-24-44-16-34-16-22-26-12M32-51Q6-54-4-46-10-38 0-31 8-24 8-12',
      mix(ice, deep, 0.25),
      1.2,
    );
    sheet.path(
      'M-48 0V-10L-42-13-37-9-31-13-25-10-18-14-11-10-4-13 3-9 11-13 18-10 25-13 32-9 39-12 46-8V0z',
      ice,
    );
    sheet.path(
      'M-42 0V-8L-38-1-31-11-29 0zM-18 0V-12L-13-2-4-10-3 0zM11 0V-11L15-2 25-11 26 0zM39 0V-10L46-7V0z',
      deep,
    );
    sheet.path(
      'M-90 0L-88-24-82-52-76-70-69-80-62-96-56-100-50-84-42-72-40-58-30-44-34-30-42-14-44 0z',
      body,
    );
    sheet.path(
      'M-56-100L-50-84-42-72-40-58-30-44-34-30-42-14-44 0H-62Q-50-20-54-40L-60-60-56-78z',
      mix(body, shade, 0.75),
    );
    sheet.path('M-56-100L-51-86-54-82-58-88-60-76-65-78-68-68-75-67-76-70-69-80-62-96z', snow);
    sheet.path('M90 0L88-16 82-42 76-56 68-62 58-80 52-84 46-70 36-58 32-42 24-32 32-18 42 0z', body);
    sheet.path('M52-84L58-80 68-62 76-56 82-42 88-16 90 0H68Q74-24 62-40L56-58z', mix(body, shade, 0.75));
    sheet.path('M52-84L58-80 64-69 60-66 55-72 51-64 46-66 42-60 40-63 46-70z', snow);
    const forest = mix(shade, '#1d5148', 0.45);
    firRow(sheet, () => 0.4, { x: [-89, -48], y: (x) => 0.3 * (x + 48) - 2, size: 11, ink: forest, base: 0 });
    firRow(sheet, () => 0.4, { x: [46, 86], y: (x) => -0.25 * (x - 46) - 3, size: 11, ink: forest, base: 0 });
  },
};
