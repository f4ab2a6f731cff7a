import type { Sheet } from './sheet.ts';

/** Each tree has its foot at (x, y); `s` is its height. The light comes from the left. */
export function cypress(sheet: Sheet, x: number, y: number, s: number, lit: string, shade: string): void {
  const w = s * 0.12;
  sheet.path(`M${r(x)} ${r(y)}q${r(-w * 2)} ${r(-s * 0.35)} 0 ${r(-s)}z`, lit);
  sheet.path(`M${r(x)} ${r(y)}q${r(w * 2)} ${r(-s * 0.35)} 0 ${r(-s)}z`, shade);
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

export function umbrellaPine(
  sheet: Sheet,
  x: number,
  y: number,
  s: number,
  inks: [string, string, string],
): void {
  const [trunk, lit, shade] = inks;
  sheet.line(
    `M${r(x)} ${r(y)}q${r(s * 0.06)} ${r(-s * 0.4)} ${r(s * 0.02)} ${r(-s * 0.74)}M${r(x + s * 0.04)} ${r(y - s * 0.52)}q${r(s * 0.1)} ${r(-s * 0.08)} ${r(s * 0.16)} ${r(-s * 0.22)}`,
    trunk,
    s * 0.035,
  );
  sheet.path(
    `M${r(x - s * 0.34)} ${r(y - s * 0.72)}q${r(s * 0.02)} ${r(-s * 0.16)} ${r(s * 0.2)} ${r(-s * 0.17)}q${r(s * 0.16)} ${r(-s * 0.14)} ${r(s * 0.32)} 0q${r(s * 0.2)} ${r(s * 0.02)} ${r(s * 0.2)} ${r(s * 0.17)}q${r(-s * 0.36)} ${r(s * 0.08)} ${r(-s * 0.72)} 0z`,
    shade,
  );
  sheet.path(
    `M${r(x - s * 0.3)} ${r(y - s * 0.76)}q${r(s * 0.04)} ${r(-s * 0.11)} ${r(s * 0.18)} ${r(-s * 0.11)}q${r(s * 0.14)} ${r(-s * 0.11)} ${r(s * 0.26)} 0q${r(s * 0.08)} ${r(s * 0.02)} ${r(s * 0.1)} ${r(s * 0.08)}q${r(-s * 0.26)} ${r(s * 0.09)} ${r(-s * 0.54)} ${r(s * 0.03)}z`,
    lit,
  );
}

/** Fronds hang from one crown. Two alternating inks keep them apart at thumbnail size. */
export function palm(sheet: Sheet, x: number, y: number, s: number, inks: [string, string, string]): void {
  const [trunk, lit, shade] = inks;
  const [cx, cy] = [x + s * 0.12, y - s * 0.74];
  sheet.path(
    `M${r(x - s * 0.03)} ${r(y)}Q${r(x + s * 0.1)} ${r(y - s * 0.36)} ${r(cx - s * 0.01)} ${r(cy)}h${r(s * 0.03)}Q${r(x + s * 0.16)} ${r(y - s * 0.34)} ${r(x + s * 0.04)} ${r(y)}z`,
    trunk,
  );
  const fronds = [-165, -130, -95, -60, -25, 10, 170] as const;
  for (const [i, degrees] of fronds.entries()) {
    const a = (degrees * Math.PI) / 180;
    const [tx, ty] = [cx + Math.cos(a) * s * 0.36, cy + Math.sin(a) * s * 0.22 + s * 0.09];
    const [mx, my] = [cx + Math.cos(a) * s * 0.2, cy + Math.sin(a) * s * 0.2 - s * 0.1];
    sheet.path(
      `M${r(cx)} ${r(cy)}Q${r(mx)} ${r(my)} ${r(tx)} ${r(ty)}Q${r(mx)} ${r(my + s * 0.1)} ${r(cx)} ${r(cy + s * 0.02)}z`,
      i % 2 === 0 ? shade : lit,
    );
  }
}

function r(value: number): number {
  return Math.round(value);
}
