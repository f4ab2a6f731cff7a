import { round, type Sheet } from './sheet.ts';

// Each tree has its foot at (x, y); `s` is its height. The light comes from the left.

export type TreeInks = readonly [trunk: string, lit: string, shade: string];

export function cypress(sheet: Sheet, x: number, y: number, s: number, lit: string, shade: string): void {
  const w = s * 0.12;
  sheet.path(`M${round(x)} ${round(y)}q${round(-w * 2)} ${round(-s * 0.35)} 0 ${round(-s)}z`, lit);
  sheet.path(`M${round(x)} ${round(y)}q${round(w * 2)} ${round(-s * 0.35)} 0 ${round(-s)}z`, shade);
}

export function fir(sheet: Sheet, x: number, y: number, s: number, lit: string, shade: string): void {
  for (const [side, ink] of [
    [-1, lit],
    [1, shade],
  ] as const) {
    const k = side * s;
    sheet.poly(
      [x, y - s, x + k * 0.13, y - s * 0.66, x + k * 0.07, y - s * 0.68, x + k * 0.2, y - s * 0.36].concat([
        x + k * 0.1,
        y - s * 0.39,
        x + k * 0.27,
        y - s * 0.06,
        x,
        y - s * 0.02,
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
    s,
    ink,
    base,
  }: { x: [number, number]; y: (x: number) => number; s: number; ink: string; base: number },
): void {
  const corners: number[] = [x[0], base];
  let at = x[0];
  while (at < x[1]) {
    const h = s * (0.6 + 0.7 * chance());
    const w = h * 0.42;
    corners.push(at, y(at), at + w / 2, y(at + w / 2) - h);
    at += w * 0.92;
  }
  corners.push(at, y(at), at, base);
  sheet.poly(corners, ink);
}

export function umbrellaPine(sheet: Sheet, x: number, y: number, s: number, inks: TreeInks): void {
  const [trunk, lit, shade] = inks;
  sheet.line(
    `M${round(x)} ${round(y)}q${round(s * 0.06)} ${round(-s * 0.4)} ${round(s * 0.02)} ${round(-s * 0.74)}M${round(x + s * 0.04)} ${round(y - s * 0.52)}q${round(s * 0.1)} ${round(-s * 0.08)} ${round(s * 0.16)} ${round(-s * 0.22)}`,
    trunk,
    s * 0.035,
  );
  sheet.path(
    `M${round(x - s * 0.34)} ${round(y - s * 0.72)}q${round(s * 0.02)} ${round(-s * 0.16)} ${round(s * 0.2)} ${round(-s * 0.17)}q${round(s * 0.16)} ${round(-s * 0.14)} ${round(s * 0.32)} 0q${round(s * 0.2)} ${round(s * 0.02)} ${round(s * 0.2)} ${round(s * 0.17)}q${round(-s * 0.36)} ${round(s * 0.08)} ${round(-s * 0.72)} 0z`,
    shade,
  );
  sheet.path(
    `M${round(x - s * 0.3)} ${round(y - s * 0.76)}q${round(s * 0.04)} ${round(-s * 0.11)} ${round(s * 0.18)} ${round(-s * 0.11)}q${round(s * 0.14)} ${round(-s * 0.11)} ${round(s * 0.26)} 0q${round(s * 0.08)} ${round(s * 0.02)} ${round(s * 0.1)} ${round(s * 0.08)}q${round(-s * 0.26)} ${round(s * 0.09)} ${round(-s * 0.54)} ${round(s * 0.03)}z`,
    lit,
  );
}

/** Fronds hang from one crown. Two alternating inks keep them apart at thumbnail size. */
export function palm(sheet: Sheet, x: number, y: number, s: number, inks: TreeInks): void {
  const [trunk, lit, shade] = inks;
  const [cx, cy] = [x + s * 0.12, y - s * 0.74];
  sheet.path(
    `M${round(x - s * 0.03)} ${round(y)}Q${round(x + s * 0.1)} ${round(y - s * 0.36)} ${round(cx - s * 0.01)} ${round(cy)}h${round(s * 0.03)}Q${round(x + s * 0.16)} ${round(y - s * 0.34)} ${round(x + s * 0.04)} ${round(y)}z`,
    trunk,
  );
  const fronds = [-165, -130, -95, -60, -25, 10, 170] as const;
  for (const [i, degrees] of fronds.entries()) {
    const a = (degrees * Math.PI) / 180;
    const [tx, ty] = [cx + Math.cos(a) * s * 0.36, cy + Math.sin(a) * s * 0.22 + s * 0.09];
    const [mx, my] = [cx + Math.cos(a) * s * 0.2, cy + Math.sin(a) * s * 0.2 - s * 0.1];
    sheet.path(
      `M${round(cx)} ${round(cy)}Q${round(mx)} ${round(my)} ${round(tx)} ${round(ty)}Q${round(mx)} ${round(my + s * 0.1)} ${round(cx)} ${round(cy + s * 0.02)}z`,
      i % 2 === 0 ? shade : lit,
    );
  }
}
