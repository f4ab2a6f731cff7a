import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Landmark } from '../stage.ts';

/**
 * Madrid: a white palace: long wings with corner turrets, twin towers and between them the tall clock tower.
 */
export const palacioDeCibeles: Landmark = {
  width: 178,
  draw(sheet, { body, shade, light, accent }) {
    const wall = mix(light, '#fbf1dd', 0.6);
    const dim = mix(wall, shade, 0.4);
    for (const side of [-1, 1]) {
      const lit = side < 0;
      block(sheet, 54 * side, 44, 42, lit ? wall : dim, dim, true);
      block(sheet, 79 * side, 18, 52, wall, dim);
    }
    block(sheet, 0, 72, 54, wall, dim);
    for (const x of [-25, 25]) block(sheet, x, 13, 72, wall, dim);
    block(sheet, 0, 26, 78, wall, dim);
    block(sheet, 0, 16, 88, wall, dim);
    sheet.path('M-6-88L-4-94H0V-88z', wall);
    sheet.path('M0-94H4L6-88H0zM-1-94L0-100 1-94z', dim);
    const arches = [-22, -13, -4, 5, 14].map((x) => `M${x} 0V-16a4 4 0 0 1 8 0V0z`);
    const panes: string[] = [];
    for (const y of [-10, -22, -34]) {
      for (const x of [-71, -64, -57, -50, -43, 40, 47, 54, 61, 68])
        panes.push(`M${x} ${y}v-5a1.5 1.5 0 0 1 3 0v5z`);
      for (const x of [-82, 76]) panes.push(`M${x} ${y - 4}h5v-7h-5z`);
    }
    for (const x of [-30, -23, -15, -7, 4, 12, 20, 27]) panes.push(`M${x}-28v-9a1.5 1.5 0 0 1 3 0v9z`);
    for (const x of [-28, -23, 22, 27]) panes.push(`M${x}-56v-8a1 1 0 0 1 2 0v8z`);
    for (const x of [-5, -1, 3]) panes.push(`M${x}-79v-5a1 1 0 0 1 2 0v5z`);
    sheet.path(arches.join('') + panes.join(''), shade);
    sheet.rect(-36, -47, 72, 2, body);
    sheet.rect(-36, -24, 72, 2, body);
    sheet.disc(0, -66, 7, body);
    sheet.disc(0, -66, 5, accent);
    sheet.line('M0-66V-70M0-66L2-64', light, 0.9);
  },
};

function block(
  sheet: Sheet,
  x: number,
  width: number,
  height: number,
  wall: string,
  dim: string,
  low = false,
): void {
  const half = width / 2;
  sheet.rect(x - half, -height, width * 0.66, height, wall);
  sheet.rect(x + width * 0.16, -height, width * 0.34, height, dim);
  sheet.rect(x - half - 1, -height - 1, width + 2, 2, dim);
  const tops = low ? [-0.3, -0.1, 0.1, 0.3] : [-0.44, 0.44];
  const rise = low ? 4 : 8;
  const at = (share: number) =>
    `M${(x + share * width - 1.5).toFixed(1)} ${-height}l.5-${rise - 3} 1-3 1 3 .5 ${rise - 3}z`;
  sheet.path(tops.map(at).join(''), wall);
}
