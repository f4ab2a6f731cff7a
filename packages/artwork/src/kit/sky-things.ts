import type { Sheet } from './sheet.ts';

/** A cloud of three rounded bars of different lengths; `w` is the length of the longest. */
export function cloud(sheet: Sheet, x: number, y: number, w: number, ink: string, opacity = 1): void {
  const h = w * 0.085;
  const bars: [number, number, number][] = [
    [0, 0, 1],
    [0.16, -1, 0.6],
    [-0.14, 1, 0.52],
  ];
  for (const [shift, row, length] of bars) {
    bar(sheet, x + shift * w - (length * w) / 2, y + row * h * 0.94, length * w, h, ink, opacity);
  }
}

function bar(sheet: Sheet, x: number, y: number, w: number, h: number, ink: string, opacity: number): void {
  const r = h / 2;
  sheet.rect(x + r, y, w - h, h, ink, opacity);
  sheet.disc(x + r, y + r, r, ink, opacity);
  sheet.disc(x + w - r, y + r, r, ink, opacity);
}

/** A fair-weather cloud: round heads on a flat bottom. */
export function cumulus(sheet: Sheet, x: number, y: number, w: number, ink: string): void {
  const u = w / 100;
  sheet.path(
    `M${x - 50 * u} ${y}c${-4 * u} ${-13 * u} ${10 * u} ${-20 * u} ${18 * u} ${-15 * u}c${2 * u} ${-17 * u} ${26 * u} ${-23 * u} ${34 * u} ${-8 * u}c${8 * u} ${-9 * u} ${24 * u} ${-5 * u} ${24 * u} ${8 * u}c${12 * u} ${-4 * u} ${24 * u} ${4 * u} ${22 * u} ${15 * u}z`.replace(
      /-?\d+\.\d+/g,
      (value) => String(Math.round(Number(value))),
    ),
    ink,
  );
}

export function birds(sheet: Sheet, at: readonly [number, number, number][], ink: string, width = 3): void {
  const d = at.map(
    ([x, y, s]) =>
      `M${x - s} ${y}q${s * 0.5}-${s * 0.55} ${s} ${s * 0.1}q${s * 0.5}-${s * 0.6} ${s}-${s * 0.15}`,
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
