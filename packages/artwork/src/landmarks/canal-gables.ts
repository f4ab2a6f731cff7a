import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Landmark } from '../stage.ts';

/**
 * Amsterdam: narrow houses with step, bell, neck and spout gables, behind them the Westerkerk tower with its
 * blue crown.
 */
export const canalGables: Landmark = {
  width: 124,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix('#a8553f', body, 0.2);
    const white = mix(light, '#fbf2e0', 0.6);
    const blue = mix('#3f6fa8', body, 0.15);
    const gold = mix('#e9b64c', body, 0.1);
    const dim = mix(white, shade, 0.4);
    sheet.rect(10, -54, 11, 54, brick);
    sheet.rect(21, -54, 7, 54, mix(brick, shade, 0.5));
    for (const [half, top, foot] of [
      [8, -66, -56],
      [6, -76, -68],
      [5, -84, -78],
    ] as const) {
      sheet.rect(19 - half, top, half * 1.2, foot - top, white);
      sheet.rect(19 + half * 0.2, top, half * 0.8, foot - top, dim);
      sheet.rect(18 - half, foot, half * 2 + 2, 2, white);
      sheet.path(`M${19 - half / 2} ${foot - 1}v-5a1.5 1.5 0 0 1 3 0v5z`, shade);
    }
    sheet.disc(15.5, -49, 3.4, gold);
    sheet.path('M13-84Q10-90 15-92 17-93 17-95H21Q21-93 23-92 28-90 25-84z', blue);
    sheet.path('M19-95H21Q21-93 23-92 28-90 25-84H20z', mix(blue, shade, 0.5));
    sheet.path('M13-84h12v-1.5h-12zM18.4-95h1.2v-5h-1.2zM17-98.5h4v1h-4z', gold);
    const walls = [mix('#5b4a4a', body, 0.2), brick, mix('#d7a15c', body, 0.15), mix('#7d3d3a', body, 0.15)];
    const kinds = ['spout', 'step', 'bell', 'neck', 'step', 'bell'] as const;
    for (const [i, [x, width, height]] of [
      [-62, 20, 36],
      [-42, 22, 42],
      [-20, 20, 34],
      [0, 21, 30],
      [21, 20, 35],
      [41, 21, 38],
    ].entries()) {
      const wall = i === 4 ? mix(accent, shade, 0.08) : (walls[i % 4] ?? brick);
      house(sheet, [x ?? 0, width ?? 20, height ?? 36], kinds[i] ?? 'bell', [
        wall,
        mix(wall, shade, 0.5),
        white,
        shade,
      ]);
    }
  },
};

function house(
  sheet: Sheet,
  [left = 0, width = 20, height = 36]: readonly number[],
  kind: 'spout' | 'step' | 'bell' | 'neck',
  [wall, dark, white, pane]: readonly [string, string, string, string],
): void {
  const middle = left + width / 2;
  const [from, to] = [left + 1, left + width - 1];
  const outline = {
    spout: `M${from} ${-height}L${middle - 2} ${-height - 10}v-3h4v3L${to} ${-height}z`,
    step: `M${from} ${-height}v-3h3v-4h3v-4h${width / 2 - 8}v-3h0v3h${width / 2 - 6}v4h3v4h3v3z`,
    bell: `M${from} ${-height}q5-2 5-9q0-4 ${width / 2 - 6}-5q${width / 2 - 6} 1 ${width / 2 - 6} 5q0 7 5 9z`,
    neck: `M${from} ${-height}q4 0 5-7v-5h${width - 12}v5q1 7 5 7z`,
  }[kind];
  sheet.path(outline, kind === 'neck' || kind === 'bell' ? white : wall);
  if (kind === 'neck') sheet.path(`M${middle - 6} ${-height - 12}L${middle} ${-height - 16}l6 4z`, white);
  sheet.rect(left, -height, width, height, wall);
  sheet.rect(left + width - 3, -height, 3, height, dark);
  const [frames, panes] = [[] as string[], [] as string[]];
  for (const y of [-height + 3, -height + 13]) {
    for (const at of [2.5, 7.5, 12.5]) {
      frames.push(`M${left + at - 0.5} ${y - 0.5}h4v8h-4z`);
      panes.push(`M${left + at} ${y}h3v3h-3zM${left + at} ${y + 4}h3v3h-3z`);
    }
  }
  panes.push(`M${middle - 1.5} ${-height - 2}v-5h3v5z`, `M${left + 3} 0v-8h4v8zM${left + 10} -3v-5h5v5z`);
  sheet.path(frames.join(''), white);
  sheet.path(panes.join(''), pane);
}
