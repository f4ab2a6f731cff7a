import type { Sheet } from './sheet.ts';

/** A cloud of three rounded bars of different lengths; `width` is the length of the longest. */
export function cloud(sheet: Sheet, x: number, y: number, width: number, ink: string, opacity = 1): void {
  const height = width * 0.085;
  const bars: [number, number, number][] = [
    [0, 0, 1],
    [0.16, -1, 0.6],
    [-0.14, 1, 0.52],
  ];
  for (const [shift, row, length] of bars) {
    bar(
      sheet,
      x + shift * width - (length * width) / 2,
      y + row * height * 0.94,
      length * width,
      height,
      ink,
      opacity,
    );
  }
}

function bar(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  opacity: number,
): void {
  const radius = height / 2;
  sheet.rect(x + radius, y, width - height, height, ink, opacity);
  sheet.disc(x + radius, y + radius, radius, ink, opacity);
  sheet.disc(x + width - radius, y + radius, radius, ink, opacity);
}

/** A fair-weather cloud: round heads on a flat bottom. */
export function cumulus(sheet: Sheet, x: number, y: number, width: number, ink: string): void {
  const unit = width / 100;
  sheet.path(
    `M${x - 50 * unit} ${y}c${-4 * unit} ${-13 * unit} ${10 * unit} ${-20 * unit} ${18 * unit} ${-15 * unit}c${2 * unit} ${-17 * unit} ${26 * unit} ${-23 * unit} ${34 * unit} ${-8 * unit}c${8 * unit} ${-9 * unit} ${24 * unit} ${-5 * unit} ${24 * unit} ${8 * unit}c${12 * unit} ${-4 * unit} ${24 * unit} ${4 * unit} ${22 * unit} ${15 * unit}z`.replace(
      /-?\d+\.\d+/g,
      (value) => String(Math.round(Number(value))),
    ),
    ink,
  );
}

export function birds(sheet: Sheet, at: readonly [number, number, number][], ink: string, width = 3): void {
  const d = at.map(
    ([x, y, size]) =>
      `M${x - size} ${y}q${size * 0.5}-${size * 0.55} ${size} ${size * 0.1}q${size * 0.5}-${size * 0.6} ${size}-${size * 0.15}`,
  );
  sheet.line(d.join(''), ink, width);
}

interface Stars {
  from: number;
  to: number;
  count: number;
  ink: string;
}

/** Small and large stars. Those of one size are drawn together, so that they print as one path. */
export function stars(sheet: Sheet, chance: () => number, { from, to, count, ink }: Stars): void {
  const placed = Array.from({ length: count }, (_, i) => {
    const x = 16 + (sheet.width - 32) * ((i + chance()) / count);
    return [x, from + (to - from) * chance() ** 1.3] as const;
  });
  for (const [i, [x, y]] of placed.entries()) if (i % 3 !== 0) sheet.disc(x, y, 2, ink);
  for (const [i, [x, y]] of placed.entries()) if (i % 3 === 0) sheet.disc(x, y, 3.2, ink);
}
