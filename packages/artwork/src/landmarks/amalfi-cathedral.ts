import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Landmark } from '../stage.ts';

/**
 * Amalfi: a wide stair to a striped gable; on the left the bell tower with its tiled round head and four
 * turrets; cliffs behind.
 */
export const amalfiCathedral: Landmark = {
  width: 138,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(light, '#f8e6c6', 0.55);
    const stoneDim = mix(stone, shade, 0.4);
    const tile = mix('#3f8f78', body, 0.25);
    const gold = mix('#e8b84c', body, 0.15);
    const cliff = mix(body, '#a8937c', 0.35);
    sheet.path(
      'M-68 0V-34L-58-46-46-42-30-60-12-70 6-66 22-86 40-96 52-100 58-90 62-74 66-56 68-30V0z',
      cliff,
    );
    sheet.path('M52-100L58-90 62-74 66-56 68-30V0H44L50-30 38-52 46-74z', mix(cliff, shade, 0.6));
    sheet.path('M22-86L30-68 18-52 24-36 4-40 6-66z', mix(cliff, shade, 0.35));
    sheet.path(
      'M8-64Q16-78 24-82 22-70 30-66 18-60 8-64zM48-54Q54-68 62-64L66-52Q56-46 48-54zM-66-36L-58-46-46-42Q-52-30-66-36z',
      mix(cliff, '#7d9a52', 0.5),
    );
    house(sheet, 46, 20, 40, [stone, stoneDim, shade]);
    house(sheet, -68, 18, 28, [stone, stoneDim, shade]);
    house(sheet, 58, 10, 26, [mix(stone, '#e9a98a', 0.6), stoneDim, shade]);
    sheet.path('M-10-16V-52L17-70 44-52V-16z', stone);
    sheet.path('M17-70L44-52V-16H30V-61z', stoneDim);
    const stripes = [-21, -26, -31, -36, -41, -46, -51].map((y) => `M-10 ${y}h54v1.8h-54z`);
    sheet.path(stripes.join(''), mix(shade, stone, 0.3));
    sheet.path('M5-54L17-66 29-54z', gold);
    sheet.path('M-10-52L17-70 44-52 41-51 17-66-7-51z', stone);
    sheet.path('M-6-16V-34l4-6 4 6V-16zM6-16V-36l6-8h10l6 8V-16zM32-16V-34l4-6 4 6V-16z', shade);
    sheet.path('M14-16V-30a3 4 0 0 1 6 0V-16z', mix(accent, shade, 0.2));
    sheet.path('M-2-16H36L46 0H-12z', stone);
    sheet.line('M-4-13H38M-6-10H40M-8-7H42M-10-4H44M-11-1H45', stoneDim, 1.1);
    sheet.rect(-44, -66, 16, 66, stone);
    sheet.rect(-28, -66, 9, 66, stoneDim);
    sheet.path('M-46-44h29v2h-29zM-46-66h29v2h-29zM-46-24h29v2h-29z', mix(stone, shade, 0.25));
    sheet.path(
      'M-40-47v-11a3 3 0 0 1 3-3 3 3 0 0 1 3 3v11zM-40-27v-10a3 3 0 0 1 6 0v10zM-26-47v-11a2 2 0 0 1 4 0v11zM-26-27v-10a2 2 0 0 1 4 0v10zM-39 0v-10a3 3 0 0 1 6 0V0z',
      shade,
    );
    for (const x of [-42, -21]) {
      sheet.rect(x - 3, -76, 6, 10, x < -30 ? stone : stoneDim);
      sheet.path(`M${x - 3}-76q0-6 3-6t3 6z`, tile);
    }
    sheet.rect(-38, -80, 8, 14, stone);
    sheet.rect(-30, -80, 5, 14, stoneDim);
    sheet.path('M-36-67v-7a1.5 1.5 0 0 1 3 0v7zM-29-67v-7a1.2 1.2 0 0 1 2.4 0v7z', shade);
    sheet.path('M-39-80Q-39-92-31.5-92-24-92-24-80z', tile);
    sheet.path('M-31.5-92Q-24-92-24-80H-30z', mix(tile, shade, 0.45));
    sheet.path('M-39-83h15v1.5h-15zM-38-87h13v1.5h-13z', gold);
    sheet.path('M-32-98h1v7h-1zM-33.5-96h4v1h-4z', gold);
  },
};

function house(
  sheet: Sheet,
  x: number,
  width: number,
  height: number,
  [wall, shadedWall, windows]: readonly [wall: string, shadedWall: string, windows: string],
): void {
  sheet.rect(x, -height, width * 0.65, height, wall);
  sheet.rect(x + width * 0.65, -height, width * 0.35, height, shadedWall);
  let windowPath = '';
  for (let y = 4 - height; y < -6; y += 9)
    windowPath += `M${x + 2} ${y}h2v4h-2zM${x + width * 0.45} ${y}h2v4h-2z`;
  sheet.path(windowPath, windows);
}
