import { pick } from '../kit/chance.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes, roundTree } from '../kit/round-tree.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

type Plot = { readonly at: (u: number, d: number, up?: number) => [number, number]; readonly green: string };

/**
 * A formal garden: a walk to the landmark between clipped hedges, beds of flowers and a pool or a fountain.
 */
export const garden: Scene = (stage) => {
  const { sheet, inks, chance, x, horizon, sky, landmark, prop } = stage;
  const { near, mid, ground, light, shadow } = inks;
  const h = Math.min(horizon, 620);
  const vx = x(430);
  // `u` is the distance from the middle of the walk, measured at the lower edge of the sheet. `d` runs from 0
  // (far) to 1 (lower edge).
  const at = (u: number, d: number, up = 0): [number, number] => {
    return [vx + u * (0.13 + 0.87 * d), h + 46 + (SHEET_SIZE - h - 46) * d - up];
  };
  const plot = { at, green: mix(near, ground, 0.3) };
  sky(h);
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: h + 30, s: 110, ink: mix(mid, inks.far, 0.45) });
  landmark({ x: vx, base: h + 36, height: 400 });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: h + 70, s: 46, ink: mix(near, mid, 0.3) });
  sheet.rect(0, h + 46, SHEET_SIZE, SHEET_SIZE - h, plot.green);
  const gravel = mix(ground, light, 0.5);
  sheet.poly([...at(-330, 0), ...at(330, 0), ...at(330, 0.45), ...at(-330, 0.45)], gravel);
  sheet.rect(0, 816, SHEET_SIZE, 122, gravel);
  beds(stage, plot);
  water(stage, plot);
  topiary(stage, plot);
  for (const [u, coat] of [[-240, light] as const, [-180, inks.water] as const]) {
    const [px, py] = at(u, 0.14);
    passerBy(sheet, { x: px, y: py, tall: 98, coat, ground, shadow, long: coat === light });
  }
  flowers(stage, plot);
  prop({ x: x(745), base: 894, width: 370 });
};

function beds({ sheet, inks }: Stage, { at, green }: Plot): void {
  const { shadow, near, light } = inks;
  for (const [a, b] of [
    [0.04, 0.15],
    [0.19, 0.33],
  ] as const) {
    for (const wing of [-1, 1]) {
      const [p, q, up] = [420 * wing, 2200 * wing, 14 + 30 * b];
      const box = (from: number, a0: number, b0: number, foot = up) => [
        ...[...at(from, a0, up), ...at(q, a0, up)],
        ...[...at(q, b0, foot), ...at(from, b0, foot)],
      ];
      sheet.poly(box(p, a, b, 0), mix(near, shadow, 0.4));
      sheet.poly(box(p, a, b), mix(near, green, 0.3));
      sheet.poly(box(p * 1.18, a + 0.03, b - 0.025), mix(green, light, 0.3));
    }
  }
}

/** A long pool or a basin with a jet, in the middle of the walk. */
function water({ sheet, inks, chance }: Stage, { at }: Plot): void {
  const { light, shadow, ground, skyLow } = inks;
  const stone = mix(light, ground, 0.2);
  if (chance() < 0.5) {
    sheet.poly([...at(-150, 0.03), ...at(150, 0.03), ...at(150, 0.3), ...at(-150, 0.3)], stone);
    sheet.poly(
      [...at(-118, 0.045), ...at(118, 0.045), ...at(118, 0.28), ...at(-118, 0.28)],
      mix(inks.water, skyLow, 0.3),
    );
    for (const d of [0.1, 0.16, 0.23]) sheet.path(lens(...at(0, d), 18 + 60 * d, 5), light, 0.7);
    return;
  }
  const [px, py] = at(0, 0.22);
  sheet.path(`M${px - 92} ${py}q4 34 60 42h64q56-8 60-42z`, mix(stone, shadow, 0.28));
  sheet.oval(px, py, 96, 18, stone);
  sheet.oval(px, py, 82, 12, mix(inks.water, skyLow, 0.2));
  sheet.path(`M${px - 9} ${py + 2}l4-52h10l4 52z`, mix(stone, shadow, 0.2));
  sheet.oval(px, py - 50, 36, 8, stone);
  const top = `M${px} ${py - 110}`;
  sheet.line(
    `M${px} ${py - 54}v-56q-28 0-40 106${top}q28 0 40 106${top}q-12 8-18 58${top}q12 8 18 58`,
    light,
    5,
    0.85,
  );
}

/** Pairs of clipped trees that grow larger towards the viewer. */
function topiary({ sheet, inks, chance }: Stage, { at }: Plot): void {
  const { near, shadow, ground } = inks;
  const form = pick(['cone', 'ball', 'tree'], chance);
  const [lit, dark] = [mix(near, ground, 0.22), mix(near, shadow, 0.4)];
  for (const d of [0.02, 0.13, 0.33]) {
    for (const wing of [-1, 1]) {
      const [px, py] = at(wing * (form === 'tree' ? 600 : 440), d);
      const s = Math.round(90 + 330 * d);
      sheet.path(lens(px + s * 0.12, py + 2, s * 0.3, s * 0.05), shadow, 0.35);
      if (form === 'tree') roundTree(sheet, px, py, s * 1.4, [shadow, lit, dark]);
      if (form === 'cone') sheet.poly([px - s * 0.24, py, px, py - s, px + s * 0.24, py], dark);
      if (form === 'cone') sheet.poly([px - s * 0.24, py, px, py - s, px + s * 0.04, py], lit);
      if (form !== 'ball') continue;
      sheet.rect(px - s * 0.04, py - s * 0.4, s * 0.08, s * 0.4, shadow);
      sheet.disc(px, py - s * 0.56, s * 0.29, dark);
      sheet.disc(px - s * 0.06, py - s * 0.6, s * 0.2, lit);
    }
  }
}

/** The nearest flower bed, cut by the lower edge. */
function flowers({ sheet, inks, chance, x, mirror }: Stage, { green }: Plot): void {
  const { near, shadow, light, accent, sun, ground } = inks;
  sheet.rect(0, 938, SHEET_SIZE, 262, green);
  sheet.rect(0, 934, SHEET_SIZE, 12, mix(ground, shadow, 0.2));
  sheet.at(x(0), 0, mirror, () => {
    sheet.path('M-20 1000H470Q610 1060 640 1220H-20z', mix(near, shadow, 0.3));
    sheet.path('M930 1000H1220V1220H900Q850 1080 930 1000z', mix(near, shadow, 0.3));
  });
  for (const ink of [light, mix(accent, light, 0.45), mix(ground, sun, 0.4)]) {
    for (let i = 0; i < 14; i++) {
      const y = 1026 + chance() * 160;
      const isLeft = chance() < 0.68;
      sheet.disc(x(isLeft ? 20 + chance() * (330 + y * 0.15) : 930 + chance() * 260), y, 13, ink);
    }
  }
}
