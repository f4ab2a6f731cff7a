import { pick } from '../kit/chance.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes, roundTree } from '../kit/round-tree.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

type Plot = {
  readonly at: (fromMiddle: number, nearness: number, above?: number) => [number, number];
  readonly green: string;
};

/**
 * A formal garden: a walk to the landmark between clipped hedges, beds of flowers and a pool or a fountain.
 */
export const garden: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, sky, landmark, prop } = stage;
  const { near, mid, ground, light, shadow } = inks;
  const horizonLine = Math.min(horizon, 620);
  const middle = fromLeft(430);
  // `fromMiddle` is the distance from the middle of the walk, measured at the lower edge of the sheet. `nearness`
  // runs from 0 (far) to 1 (lower edge).
  const at = (fromMiddle: number, nearness: number, above = 0): [number, number] => {
    return [
      middle + fromMiddle * (0.13 + 0.87 * nearness),
      horizonLine + 46 + (SHEET_SIZE - horizonLine - 46) * nearness - above,
    ];
  };
  const plot = { at, green: mix(near, ground, 0.3) };
  sky(horizonLine);
  bushes(sheet, chance, {
    x: [-20, SHEET_SIZE],
    y: horizonLine + 30,
    size: 110,
    ink: mix(mid, inks.far, 0.45),
  });
  landmark({ x: middle, base: horizonLine + 36, height: 400 });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: horizonLine + 70, size: 46, ink: mix(near, mid, 0.3) });
  sheet.rect(0, horizonLine + 46, SHEET_SIZE, SHEET_SIZE - horizonLine, plot.green);
  const gravel = mix(ground, light, 0.5);
  sheet.poly([...at(-330, 0), ...at(330, 0), ...at(330, 0.45), ...at(-330, 0.45)], gravel);
  sheet.rect(0, 816, SHEET_SIZE, 122, gravel);
  beds(stage, plot);
  water(stage, plot);
  topiary(stage, plot);
  for (const [fromMiddle, coat] of [[-240, light] as const, [-180, inks.water] as const]) {
    const [pointX, pointY] = at(fromMiddle, 0.14);
    passerBy(sheet, { x: pointX, y: pointY, tall: 98, coat, ground, shadow, long: coat === light });
  }
  flowers(stage, plot);
  prop({ x: fromLeft(745), base: 894, width: 370 });
};

function beds({ sheet, inks }: Stage, { at, green }: Plot): void {
  const { shadow, near, light } = inks;
  for (const [backAt, frontAt] of [
    [0.04, 0.15],
    [0.19, 0.33],
  ] as const) {
    for (const wing of [-1, 1]) {
      const [inner, outer, top] = [420 * wing, 2200 * wing, 14 + 30 * frontAt];
      const box = (from: number, back: number, front: number, foot = top) => [
        ...[...at(from, back, top), ...at(outer, back, top)],
        ...[...at(outer, front, foot), ...at(from, front, foot)],
      ];
      sheet.poly(box(inner, backAt, frontAt, 0), mix(near, shadow, 0.4));
      sheet.poly(box(inner, backAt, frontAt), mix(near, green, 0.3));
      sheet.poly(box(inner * 1.18, backAt + 0.03, frontAt - 0.025), mix(green, light, 0.3));
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
    for (const nearness of [0.1, 0.16, 0.23])
      sheet.path(lens(...at(0, nearness), 18 + 60 * nearness, 5), light, 0.7);
    return;
  }
  const [pointX, pointY] = at(0, 0.22);
  sheet.path(`M${pointX - 92} ${pointY}q4 34 60 42h64q56-8 60-42z`, mix(stone, shadow, 0.28));
  sheet.oval(pointX, pointY, 96, 18, stone);
  sheet.oval(pointX, pointY, 82, 12, mix(inks.water, skyLow, 0.2));
  sheet.path(`M${pointX - 9} ${pointY + 2}l4-52h10l4 52z`, mix(stone, shadow, 0.2));
  sheet.oval(pointX, pointY - 50, 36, 8, stone);
  const top = `M${pointX} ${pointY - 110}`;
  sheet.line(
    `M${pointX} ${pointY - 54}v-56q-28 0-40 106${top}q28 0 40 106${top}q-12 8-18 58${top}q12 8 18 58`,
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
  for (const nearness of [0.02, 0.13, 0.33]) {
    for (const wing of [-1, 1]) {
      const [pointX, pointY] = at(wing * (form === 'tree' ? 600 : 440), nearness);
      const size = Math.round(90 + 330 * nearness);
      sheet.path(lens(pointX + size * 0.12, pointY + 2, size * 0.3, size * 0.05), shadow, 0.35);
      if (form === 'tree') roundTree(sheet, pointX, pointY, size * 1.4, [shadow, lit, dark]);
      if (form === 'cone')
        sheet.poly([pointX - size * 0.24, pointY, pointX, pointY - size, pointX + size * 0.24, pointY], dark);
      if (form === 'cone')
        sheet.poly([pointX - size * 0.24, pointY, pointX, pointY - size, pointX + size * 0.04, pointY], lit);
      if (form !== 'ball') continue;
      sheet.rect(pointX - size * 0.04, pointY - size * 0.4, size * 0.08, size * 0.4, shadow);
      sheet.disc(pointX, pointY - size * 0.56, size * 0.29, dark);
      sheet.disc(pointX - size * 0.06, pointY - size * 0.6, size * 0.2, lit);
    }
  }
}

/** The nearest flower bed, cut by the lower edge. */
function flowers({ sheet, inks, chance, fromLeft, mirror }: Stage, { green }: Plot): void {
  const { near, shadow, light, accent, sun, ground } = inks;
  sheet.rect(0, 938, SHEET_SIZE, 262, green);
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
