import type { Sheet } from './sheet.ts';
import type { TreeInks } from './trees.ts';

/** A broad-leaved tree in two tones: foot at (x, y), `size` tall, lit from the left. */
export function roundTree(sheet: Sheet, x: number, y: number, size: number, inks: TreeInks): void {
  const [trunk, lit, shade] = inks;
  sheet.poly(
    [
      x - size * 0.03,
      y - size * 0.5,
      x + size * 0.03,
      y - size * 0.5,
      x + size * 0.05,
      y,
      x - size * 0.05,
      y,
    ],
    trunk,
  );
  const crowns = [-0.2, 0.44, 0.21, 0.44, 0, 0.42, -0.13, 0.62, 0.14, 0.64, 0.01, 0.8];
  const at = (i: number) => [crowns[2 * i] ?? 0, crowns[2 * i + 1] ?? 0] as const;
  for (let i = 0; i < 6; i++)
    sheet.disc(x + at(i)[0] * size, y - at(i)[1] * size, Math.round(size * 0.17), shade);
  for (const i of [0, 2, 3, 5]) {
    sheet.disc(x + (at(i)[0] - 0.04) * size, y - (at(i)[1] + 0.03) * size, Math.round(size * 0.11), lit);
  }
}

/** A row of bushes or a wood as one shape of round heads. It is about `size` tall, with its foot at `y`. */
export function bushes(
  sheet: Sheet,
  chance: () => number,
  { x, y, size, ink }: { x: [number, number]; y: number; size: number; ink: string },
): void {
  const lift = Math.round(size * 0.55);
  const widths: number[] = [];
  for (let at = x[0]; at < x[1]; at += widths.at(-1) ?? size)
    widths.push(Math.round(size * (0.55 + 0.6 * chance())));
  const heads = widths.map((width, i) => {
    const rise = i === 0 ? -lift : i === widths.length - 1 ? lift : 0;
    const tip = Math.round(size * (0.5 + 0.5 * chance())) + (rise < 0 ? lift : 0);
    return `q${Math.round(width * (rise > 0 ? 0.8 : rise < 0 ? 0.2 : 0.5))}-${tip} ${width} ${rise}`;
  });
  sheet.path(`M${Math.round(x[0])} ${Math.round(y)}${heads.join('')}z`, ink);
}
