import { round, type Sheet } from './sheet.ts';

// Each tree has its foot at (x, y); `size` is its height. The light comes from the left. `lit` and `shade` are the
// inks of its two sides.

export type TreeInks = readonly [trunk: string, lit: string, shade: string];

export function cypress(sheet: Sheet, x: number, y: number, size: number, lit: string, shade: string): void {
  const width = size * 0.12;
  sheet.path(`M${round(x)} ${round(y)}q${round(-width * 2)} ${round(-size * 0.35)} 0 ${round(-size)}z`, lit);
  sheet.path(`M${round(x)} ${round(y)}q${round(width * 2)} ${round(-size * 0.35)} 0 ${round(-size)}z`, shade);
}

export function fir(sheet: Sheet, x: number, y: number, size: number, lit: string, shade: string): void {
  for (const [side, ink] of [
    [-1, lit],
    [1, shade],
  ] as const) {
    const halfWidth = side * size;
    sheet.poly(
      [
        x,
        y - size,
        x + halfWidth * 0.13,
        y - size * 0.66,
        x + halfWidth * 0.07,
        y - size * 0.68,
        x + halfWidth * 0.2,
        y - size * 0.36,
      ].concat([
        x + halfWidth * 0.1,
        y - size * 0.39,
        x + halfWidth * 0.27,
        y - size * 0.06,
        x,
        y - size * 0.02,
      ]),
      ink,
    );
  }
}

/** A row of distant firs as one saw-toothed shape. It is cheap to print and looks like a forest. */
export function firRow(
  sheet: Sheet,
  chance: () => number,
  {
    x,
    y,
    size,
    ink,
    base,
  }: { x: [number, number]; y: (x: number) => number; size: number; ink: string; base: number },
): void {
  const corners: number[] = [x[0], base];
  let at = x[0];
  while (at < x[1]) {
    const height = size * (0.6 + 0.7 * chance());
    const width = height * 0.42;
    corners.push(at, y(at), at + width / 2, y(at + width / 2) - height);
    at += width * 0.92;
  }
  corners.push(at, y(at), at, base);
  sheet.poly(corners, ink);
}

export function umbrellaPine(sheet: Sheet, x: number, y: number, size: number, inks: TreeInks): void {
  const [trunk, lit, shade] = inks;
  sheet.line(
    `M${round(x)} ${round(y)}q${round(size * 0.06)} ${round(-size * 0.4)} ${round(size * 0.02)} ${round(-size * 0.74)}M${round(x + size * 0.04)} ${round(y - size * 0.52)}q${round(size * 0.1)} ${round(-size * 0.08)} ${round(size * 0.16)} ${round(-size * 0.22)}`,
    trunk,
    size * 0.035,
  );
  sheet.path(
    `M${round(x - size * 0.34)} ${round(y - size * 0.72)}q${round(size * 0.02)} ${round(-size * 0.16)} ${round(size * 0.2)} ${round(-size * 0.17)}q${round(size * 0.16)} ${round(-size * 0.14)} ${round(size * 0.32)} 0q${round(size * 0.2)} ${round(size * 0.02)} ${round(size * 0.2)} ${round(size * 0.17)}q${round(-size * 0.36)} ${round(size * 0.08)} ${round(-size * 0.72)} 0z`,
    shade,
  );
  sheet.path(
    `M${round(x - size * 0.3)} ${round(y - size * 0.76)}q${round(size * 0.04)} ${round(-size * 0.11)} ${round(size * 0.18)} ${round(-size * 0.11)}q${round(size * 0.14)} ${round(-size * 0.11)} ${round(size * 0.26)} 0q${round(size * 0.08)} ${round(size * 0.02)} ${round(size * 0.1)} ${round(size * 0.08)}q${round(-size * 0.26)} ${round(size * 0.09)} ${round(-size * 0.54)} ${round(size * 0.03)}z`,
    lit,
  );
}

/** Fronds hang from one crown. Two alternating inks keep them apart at thumbnail size. */
export function palm(sheet: Sheet, x: number, y: number, size: number, inks: TreeInks): void {
  const [trunk, lit, shade] = inks;
  const [crownX, crownY] = [x + size * 0.12, y - size * 0.74];
  sheet.path(
    `M${round(x - size * 0.03)} ${round(y)}Q${round(x + size * 0.1)} ${round(y - size * 0.36)} ${round(crownX - size * 0.01)} ${round(crownY)}h${round(size * 0.03)}Q${round(x + size * 0.16)} ${round(y - size * 0.34)} ${round(x + size * 0.04)} ${round(y)}z`,
    trunk,
  );
  const fronds = [-165, -130, -95, -60, -25, 10, 170] as const;
  for (const [i, degrees] of fronds.entries()) {
    const angle = (degrees * Math.PI) / 180;
    const [tipX, tipY] = [
      crownX + Math.cos(angle) * size * 0.36,
      crownY + Math.sin(angle) * size * 0.22 + size * 0.09,
    ];
    const [bendX, bendY] = [
      crownX + Math.cos(angle) * size * 0.2,
      crownY + Math.sin(angle) * size * 0.2 - size * 0.1,
    ];
    sheet.path(
      `M${round(crownX)} ${round(crownY)}Q${round(bendX)} ${round(bendY)} ${round(tipX)} ${round(tipY)}Q${round(bendX)} ${round(bendY + size * 0.1)} ${round(crownX)} ${round(crownY + size * 0.02)}z`,
      i % 2 === 0 ? shade : lit,
    );
  }
}
