import { pick } from '../kit/chance.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes, roundTree } from '../kit/round-tree.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** What the parts of the garden share: its perspective, and the ink of its lawn. */
type GardenGround = {
  /**
   * Returns x and y of a point. `fromMiddle` is its distance from the middle of the walk, measured at the lower edge of
   * the sheet. `nearness` runs from 0 (far) to 1 (lower edge). `above` is its height over the ground.
   */
  readonly pointAt: (fromMiddle: number, nearness: number, above?: number) => [number, number];
  readonly lawnInk: string;
};

/**
 * A formal garden: a walk to the landmark between clipped hedges, beds of flowers and a pool or a fountain.
 */
export const garden: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, sky, landmark, prop } = stage;
  const { near, mid, ground, light, shadow } = inks;
  const horizonLine = Math.min(horizon, 620);
  const middle = fromLeft(430);
  const pointAt = (fromMiddle: number, nearness: number, above = 0): [number, number] => {
    return [
      middle + fromMiddle * (0.13 + 0.87 * nearness),
      horizonLine + 46 + (SHEET_SIZE - horizonLine - 46) * nearness - above,
    ];
  };
  const gardenGround = { pointAt, lawnInk: mix(near, ground, 0.3) };
  sky(horizonLine);
  bushes(sheet, chance, {
    x: [-20, SHEET_SIZE],
    y: horizonLine + 30,
    size: 110,
    ink: mix(mid, inks.far, 0.45),
  });
  landmark({ x: middle, base: horizonLine + 36, height: 400 });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: horizonLine + 70, size: 46, ink: mix(near, mid, 0.3) });
  sheet.rect(0, horizonLine + 46, SHEET_SIZE, SHEET_SIZE - horizonLine, gardenGround.lawnInk);
  const gravel = mix(ground, light, 0.5);
  sheet.poly(
    [...pointAt(-330, 0), ...pointAt(330, 0), ...pointAt(330, 0.45), ...pointAt(-330, 0.45)],
    gravel,
  );
  sheet.rect(0, 816, SHEET_SIZE, 122, gravel);
  hedgedBeds(stage, gardenGround);
  poolOrFountain(stage, gardenGround);
  topiary(stage, gardenGround);
  for (const [fromMiddle, coat, long] of [
    [-240, light, true],
    [-180, inks.water, false],
  ] as const) {
    const [x, y] = pointAt(fromMiddle, 0.14);
    passerBy(sheet, { x, y, tall: 98, coat, ground, shadow, long });
  }
  nearestBeds(stage, gardenGround);
  prop({ x: fromLeft(745), base: 894, width: 370 });
};

/** Beds beside the walk, each within a clipped hedge: its front, its top, and the bed. */
function hedgedBeds({ sheet, inks }: Stage, { pointAt, lawnInk }: GardenGround): void {
  const { shadow, near, light } = inks;
  for (const [backAt, frontAt] of [
    [0.04, 0.15],
    [0.19, 0.33],
  ] as const) {
    for (const side of [-1, 1]) {
      const [walkSide, farSide, hedgeHeight] = [420 * side, 2200 * side, 14 + 30 * frontAt];
      const face = (from: number, back: number, front: number, frontHeight = hedgeHeight) => [
        ...[...pointAt(from, back, hedgeHeight), ...pointAt(farSide, back, hedgeHeight)],
        ...[...pointAt(farSide, front, frontHeight), ...pointAt(from, front, frontHeight)],
      ];
      sheet.poly(face(walkSide, backAt, frontAt, 0), mix(near, shadow, 0.4));
      sheet.poly(face(walkSide, backAt, frontAt), mix(near, lawnInk, 0.3));
      sheet.poly(face(walkSide * 1.18, backAt + 0.03, frontAt - 0.025), mix(lawnInk, light, 0.3));
    }
  }
}

/** A long pool or a basin with a jet, in the middle of the walk. */
function poolOrFountain({ sheet, inks, chance }: Stage, { pointAt }: GardenGround): void {
  const { light, shadow, ground, skyLow } = inks;
  const stone = mix(light, ground, 0.2);
  if (chance() < 0.5) {
    sheet.poly(
      [...pointAt(-150, 0.03), ...pointAt(150, 0.03), ...pointAt(150, 0.3), ...pointAt(-150, 0.3)],
      stone,
    );
    sheet.poly(
      [...pointAt(-118, 0.045), ...pointAt(118, 0.045), ...pointAt(118, 0.28), ...pointAt(-118, 0.28)],
      mix(inks.water, skyLow, 0.3),
    );
    for (const nearness of [0.1, 0.16, 0.23])
      sheet.path(lens(...pointAt(0, nearness), 18 + 60 * nearness, 5), light, 0.7);
    return;
  }
  const [x, y] = pointAt(0, 0.22);
  sheet.path(`M${x - 92} ${y}q4 34 60 42h64q56-8 60-42z`, mix(stone, shadow, 0.28));
  sheet.oval(x, y, 96, 18, stone);
  sheet.oval(x, y, 82, 12, mix(inks.water, skyLow, 0.2));
  sheet.path(`M${x - 9} ${y + 2}l4-52h10l4 52z`, mix(stone, shadow, 0.2));
  sheet.oval(x, y - 50, 36, 8, stone);
  const jetTop = `M${x} ${y - 110}`;
  sheet.line(
    `M${x} ${y - 54}v-56q-28 0-40 106${jetTop}q28 0 40 106${jetTop}q-12 8-18 58${jetTop}q12 8 18 58`,
    light,
    5,
    0.85,
  );
}

/** Pairs of clipped trees that grow larger towards the viewer. */
function topiary({ sheet, inks, chance }: Stage, { pointAt }: GardenGround): void {
  const { near, shadow, ground } = inks;
  const topiaryForm = pick(['cone', 'ball', 'tree'], chance);
  const [lit, dark] = [mix(near, ground, 0.22), mix(near, shadow, 0.4)];
  for (const nearness of [0.02, 0.13, 0.33]) {
    for (const side of [-1, 1]) {
      const [x, y] = pointAt(side * (topiaryForm === 'tree' ? 600 : 440), nearness);
      const size = Math.round(90 + 330 * nearness);
      sheet.path(lens(x + size * 0.12, y + 2, size * 0.3, size * 0.05), shadow, 0.35);
      if (topiaryForm === 'tree') roundTree(sheet, x, y, size * 1.4, [shadow, lit, dark]);
      if (topiaryForm === 'cone') sheet.poly([x - size * 0.24, y, x, y - size, x + size * 0.24, y], dark);
      if (topiaryForm === 'cone') sheet.poly([x - size * 0.24, y, x, y - size, x + size * 0.04, y], lit);
      if (topiaryForm !== 'ball') continue;
      sheet.rect(x - size * 0.04, y - size * 0.4, size * 0.08, size * 0.4, shadow);
      sheet.disc(x, y - size * 0.56, size * 0.29, dark);
      sheet.disc(x - size * 0.06, y - size * 0.6, size * 0.2, lit);
    }
  }
}

/** The nearest flower beds, one on each side of the walk, cut by the lower edge. */
function nearestBeds({ sheet, inks, chance, fromLeft, mirror }: Stage, { lawnInk }: GardenGround): void {
  const { near, shadow, light, accent, sun, ground } = inks;
  sheet.rect(0, 938, SHEET_SIZE, 262, lawnInk);
  sheet.rect(0, 934, SHEET_SIZE, 12, mix(ground, shadow, 0.2));
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path('M-20 1000H470Q610 1060 640 1220H-20z', mix(near, shadow, 0.3));
    sheet.path('M930 1000H1220V1220H900Q850 1080 930 1000z', mix(near, shadow, 0.3));
  });
  for (const ink of [light, mix(accent, light, 0.45), mix(ground, sun, 0.4)]) {
    for (let i = 0; i < 14; i++) {
      const y = 1026 + chance() * 160;
      const isLeft = chance() < 0.68;
      sheet.disc(fromLeft(isLeft ? 20 + chance() * (330 + y * 0.15) : 930 + chance() * 260), y, 13, ink);
    }
  }
}
