import { drawSky, type SkyKind } from './draw-sky.ts';
import { buildingStyles } from './kit/building-styles.ts';
import { chanceFrom } from './kit/chance.ts';
import { inLight } from './kit/in-light.ts';
import { localTree } from './kit/local-tree.ts';
import { mix } from './kit/mix.ts';
import { Sheet } from './kit/sheet.ts';
import { drawTown } from './kit/town.ts';
import { lens, lightPath, shadow } from './kit/water.ts';
import type { Inks } from './palettes.ts';
import type { PlaceLook } from './places.ts';
import { boxOf, landmarkPosition, type Nearness, type PictureArea } from './placing.ts';
import {
  alwaysVisibleBox,
  type Landmark,
  type Prop,
  type PropAt,
  type Scene,
  SHEET_SIZE,
  type Stage,
} from './stage.ts';
import { type PictureWindow, windowOf } from './window-of.ts';

export type Composition = {
  readonly seed: number;
  readonly scene: Scene;
  readonly inks: Inks;
  readonly sky: SkyKind;
  readonly turned: boolean;
  readonly look: PlaceLook;
  /** How close the picture comes to the landmark. */
  readonly nearness: Nearness;
  readonly landmark?: Landmark | undefined;
  readonly prop?: Prop | undefined;
  /** Enlarges the picture by this factor, around the prop or else the landmark. */
  readonly closer?: number | undefined;
};

/**
 * Draws a picture from its parts, cut to a frame, as the text of an SVG file. The same parts always give the
 * same file.
 */
export function compose(composition: Composition, frame = { width: SHEET_SIZE, height: SHEET_SIZE }): string {
  const { closer } = composition;
  const window = windowOf(frame);
  const { prop, landmark } = closer ? areasOf(composition) : {};
  const shown = closer ? closeUp(window, prop ?? landmark ?? middle, closer) : window;
  return print(composition, shown).sheet.svg(shown);
}

/** Returns the boxes of the landmark and the prop as drawn. Every crop must show them. */
export function areasOf(composition: Composition): {
  readonly landmark?: PictureArea;
  readonly prop?: PictureArea;
} {
  const { landmark, prop } = print(composition, windowOf({ width: SHEET_SIZE, height: SHEET_SIZE }));
  return { ...(landmark && { landmark }), ...(prop && { prop }) };
}

/** What a close view shows of a scene that has neither landmark nor prop. */
const middle: PictureArea = alwaysVisibleBox;

/** Draws the parts. Only the sun depends on the window: it moves so that the window shows all of it. */
function print(composition: Composition, shown: PictureWindow) {
  const { seed, scene, inks, sky, turned, look, nearness, landmark, prop } = composition;
  const sheet = new Sheet(SHEET_SIZE, SHEET_SIZE);
  const chance = chanceFrom(seed);
  const horizon = 540 + Math.round(chance() * 4) * 40;
  const style = buildingStyles[look.style];
  const placed: { landmark?: PictureArea; prop?: PictureArea } = {};
  const stage: Stage = {
    sheet,
    inks,
    look,
    style,
    signature: inLight(inks, look.signature),
    chance,
    horizon,
    mirror: turned ? -1 : 1,
    fromLeft: (position) => (turned ? SHEET_SIZE - position : position),
    sky: (to) => drawSky(stage, { kind: sky, to, shown }),
    landmark(at) {
      if (!landmark) return;
      const position = landmarkPosition({ at, landmark, nearness, mirror: stage.mirror });
      drawLandmark(stage, landmark, position);
      placed.landmark = boxOf(
        position.x,
        position.base,
        (position.tall * landmark.width) / 100,
        position.tall,
      );
    },
    prop(wanted) {
      if (!prop) return;
      const { afloat = wanted.base } = wanted;
      const sized = { ...wanted, width: wanted.width * (prop.scale ?? 1) };
      const at = prop.rests === 'on water' ? { ...sized, base: afloat } : sized;
      drawProp(stage, prop, at);
      placed.prop = boxOf(at.x, at.base, at.width, (at.width * prop.height) / 100);
    },
    town: (row) => drawTown(sheet, { inks, chance, style }, row),
    tree: (x, y, size) => localTree(sheet, inks, look.tree, { x, y, size }),
  };
  // Gaps in a scene show land. Without this background, a file format without transparency would show them
  // black.
  sheet.rect(0, 0, SHEET_SIZE, SHEET_SIZE, mix(inks.ground, inks.near, 0.35));
  scene(stage);
  return { sheet, ...placed };
}

function drawLandmark(
  { sheet, inks }: Stage,
  landmark: Landmark,
  { x, base, tall, far, haze }: { x: number; base: number; tall: number; far: boolean; haze: number },
): void {
  const stone = far ? mix(inks.mid, inks.light, 0.12) : mix(inks.ground, inks.mid, 0.24);
  const dim = (ink: string) => mix(ink, inks.skyLow, haze);
  sheet.at(x, base, tall / 100, () =>
    landmark.draw(sheet, {
      body: dim(stone),
      shade: dim(mix(stone, inks.shadow, 0.36)),
      light: dim(mix(stone, inks.light, 0.5)),
      accent: dim(inks.accent),
    }),
  );
}

function drawProp(
  { sheet, inks, chance, mirror, look }: Stage,
  prop: Prop,
  { x, base, width, afloat }: PropAt,
): void {
  if (prop.rests === 'on ground') shadow(sheet, x + 14 * mirror, base + 2, width * 0.56, inks.shadow, 0.4);
  if (prop.rests === 'on water') sheet.path(lens(x, base + 4, width * 0.56, width * 0.05), inks.shadow, 0.35);
  sheet.at(x, base, (mirror * width) / 100, () => prop.draw(sheet, inks, look.signature));
  if (prop.rests !== 'on water' || afloat !== undefined) return;
  lightPath(sheet, chance, {
    x,
    y: [base + 18, base + 18 + width * 0.3],
    count: 5,
    width: [width * 0.34, width * 0.14],
    ink: mix(inks.light, inks.water, 0.4),
    opacity: 0.6,
  });
}

/** Returns a smaller window of the same shape around its subject, within the sheet. */
function closeUp(window: PictureWindow, subject: PictureArea, times: number): PictureWindow {
  const [width, height] = [Math.round(window.width / times), Math.round(window.height / times)];
  const within = (middle: number, length: number) =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), SHEET_SIZE - length));
  const [x, y] = [(subject.left + subject.right) / 2, (subject.top + subject.bottom) / 2];
  return { left: within(x, width), top: within(y - height * 0.06, height), width, height };
}
