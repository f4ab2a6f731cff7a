import { drawSky, type SkyKind } from './draw-sky.ts';
import { chanceFrom } from './kit/chance.ts';
import { mix } from './kit/mix.ts';
import { Sheet } from './kit/sheet.ts';
import { lens, lightPath, shadow } from './kit/water.ts';
import type { Inks } from './palettes.ts';
import { type Landmark, type Prop, type Scene, type Stage, side } from './stage.ts';
import { windowOf } from './window-of.ts';

export type Composition = {
  readonly seed: number;
  readonly scene: Scene;
  readonly inks: Inks;
  readonly sky: SkyKind;
  readonly turned: boolean;
  readonly landmark?: Landmark | undefined;
  readonly prop?: Prop | undefined;
};

/** A picture out of its parts, cut to a frame, as the bytes of its file. Pure: the same parts are the same file. */
export function compose(
  { seed, scene, inks, sky, turned, landmark, prop }: Composition,
  frame = { width: side, height: side },
): string {
  const sheet = new Sheet(side, side);
  const chance = chanceFrom(seed);
  const horizon = 540 + Math.round(chance() * 4) * 40;
  const stage: Stage = {
    sheet,
    inks,
    chance,
    horizon,
    turn: turned ? -1 : 1,
    x: (fromLeft) => (turned ? side - fromLeft : fromLeft),
    sky: (to) => drawSky(stage, sky, to),
    landmark: (at) => landmark && drawLandmark(stage, landmark, at),
    prop: (at) => prop && drawProp(stage, prop, at),
  };
  scene(stage);
  return sheet.svg(windowOf(frame));
}

function drawLandmark({ sheet, inks }: Stage, landmark: Landmark, at: Parameters<Stage['landmark']>[0]) {
  const { x, base, height, far = true } = at;
  const widest = 560;
  const tall = Math.min(height, (widest * 100) / landmark.width);
  const body = far ? mix(inks.mid, inks.light, 0.12) : mix(inks.ground, inks.light, 0.3);
  const inksOfIt = {
    body,
    shade: mix(body, inks.shadow, 0.36),
    light: mix(body, inks.light, 0.5),
    accent: inks.accent,
  };
  sheet.at(x, base, tall / 100, () => landmark.draw(sheet, inksOfIt));
}

function drawProp({ sheet, inks, chance, turn }: Stage, prop: Prop, at: Parameters<Stage['prop']>[0]) {
  const { x, base, width } = at;
  if (prop.rests === 'on ground') shadow(sheet, x + 14 * turn, base + 2, width * 0.56, inks.shadow, 0.4);
  if (prop.rests === 'on water') sheet.path(lens(x, base + 4, width * 0.56, width * 0.05), inks.shadow, 0.35);
  sheet.at(x, base, (turn * width) / 100, () => prop.draw(sheet, inks));
  if (prop.rests === 'on water') {
    const ink = mix(inks.light, inks.water, 0.4);
    lightPath(sheet, chance, {
      x,
      y: [base + 18, base + 18 + width * 0.3],
      count: 5,
      width: [width * 0.34, width * 0.14],
      ink,
      opacity: 0.6,
    });
  }
}
