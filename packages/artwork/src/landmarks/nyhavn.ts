import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Copenhagen: tall plastered houses in strong colours side by side, a wooden ship with two masts in front of
 * them.
 */
export const nyhavn: Landmark = {
  width: 172,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#fdf5e4', 0.7);
    const tile = mix('#b9563f', body, 0.15);
    const row = [
      ['#e2b14a', -86, 28, 50],
      ['#f1e2c4', -58, 27, 57],
      ['#c4563e', -31, 30, 52],
      ['#5f97ae', -1, 28, 61],
      ['#eec874', 27, 29, 54],
      ['#7fa68c', 56, 30, 58],
    ] as const;
    for (const [paint, x, width, height] of row) {
      const wall = mix(paint, body, 0.12);
      const m = Math.round(x + width / 2);
      const dark = mix(wall, shade, 0.4);
      sheet.rect(x, -height, width, height, wall);
      sheet.rect(x + width - 4, -height, 4, height, dark);
      sheet.path(`M${x} ${-height}l3-15h${width - 6}l3 15z`, tile);
      sheet.path(`M${x + width - 7} ${-height}l1-15h3l3 15z`, mix(tile, shade, 0.4));
      sheet.path(`M${m - 4} ${-height}v-9l4-4 4 4v9z`, wall);
      sheet.rect(x + 4, -height - 20, 3, 7, dark);
      let frames = '';
      let panes = `M${m - 1} ${-height - 2}v-6h2v6z`;
      const pitch = Math.round((height - 10) / 3);
      for (let storey = 0; storey < 3; storey++) {
        for (let at = 0; at < 3; at++) {
          const [left, y] = [x + 4 + at * 7, -height + 4 + storey * pitch];
          frames += `M${left} ${y}h5v8h-5z`;
          panes += `M${left + 1} ${y + 1}h3v6h-3z`;
        }
      }
      sheet.path(frames, white);
      sheet.path(`${panes}M${x + 3} 0v-8h4v8zM${x + 10} -2v-5h${width - 15}v5z`, shade);
    }
    const rope = mix(shade, '#15142c', 0.2);
    sheet.line('M-22-6V-98M24-6V-86', rope, 2);
    sheet.line('M-34-70H-10M-30-86H-14M14-66H34', rope, 1.2);
    sheet.line(
      'M-22-99L-60-13M-22-98L24-60M24-86L62-14M-22-80L-36-10M-22-80L-8-10M24-72L14-10M24-72L34-10',
      rope,
      0.6,
    );
    sheet.path('M-36-70q14 5 26 0v-4q-12 4-26 0zM13-66q10 4 22 0v-4q-12 4-22 0z', white);
    sheet.path('M-22-100L-8-97-22-94z', accent);
    sheet.path('M-66-16L-52-12H50L62-16Q58-4 52 0H-48Q-58-4-66-16z', mix('#7a4a36', shade, 0.3));
    sheet.path('M-64-13L-52-9H50L60-12 59-9 50-7H-52L-62-10z', white);
    sheet.path('M-10-12V-17H10V-12z', mix('#7a4a36', light, 0.3));
  },
};
