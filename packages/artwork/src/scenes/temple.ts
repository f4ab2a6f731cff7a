import { leavesInFront } from '../kit/foreground.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A sacred precinct: the landmark close by on its terrace, steps up to it, fire bowls, a paved court, one
 * tree.
 */
export const temple: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, sky, landmark, prop } = stage;
  const { light, shadow, ground, near, mid, far, water } = inks;
  const horizonLine = Math.min(horizon, 620);
  sky(horizonLine);
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: horizonLine + 60, size: 150, ink: mix(far, mid, 0.25) });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: horizonLine + 60, size: 80, ink: mix(mid, near, 0.45) });
  landmark({ x: fromLeft(440), base: horizonLine + 42, height: 460, far: false });
  terrace(stage, horizonLine);
  stage.tree(fromLeft(1030), horizonLine + 44, 420);
  court(stage, horizonLine);
  const people = [
    [400, horizonLine + 76, light],
    [470, horizonLine + 112, mix(ground, shadow, 0.35)],
    [345, horizonLine + 172, water],
  ] as const;
  for (const [at, y, coat] of people) {
    const tall = 78 + (y - horizonLine) * 0.3;
    passerBy(sheet, {
      x: fromLeft(at),
      y,
      tall,
      coat,
      ground,
      shadow,
      long: coat === light,
      back: y < horizonLine + 150,
    });
  }
  for (const at of [266, 614]) fireBowl(stage, fromLeft(at), horizonLine + 30);
  prop({ x: fromLeft(770), base: 896, width: 350 });
  leavesInFront(stage);
};

/**
 * The wall under the landmark, with the parapet in front of its foot. The flight of steps widens towards the
 * viewer.
 */
function terrace({ sheet, inks, fromLeft }: Stage, horizonLine: number): void {
  const { light, ground, shadow } = inks;
  const stone = mix(ground, light, 0.35);
  const mx = fromLeft(440);
  sheet.rect(0, horizonLine + 30, SHEET_SIZE, 200, mix(stone, shadow, 0.3));
  for (let i = 0; i < 6; i++) sheet.rect(60 + i * 200, horizonLine + 60, 84, 100, mix(stone, shadow, 0.4));
  sheet.rect(0, horizonLine + 28, SHEET_SIZE, 20, light);
  sheet.rect(0, horizonLine + 48, SHEET_SIZE, 7, mix(stone, shadow, 0.45));
  for (let i = 0; i < 9; i++) {
    const [y, half] = [horizonLine + 40 + i * 19, 150 + i * 11];
    sheet.rect(mx - half, y, 2 * half, 12, mix(stone, light, 0.5));
    sheet.rect(mx - half, y + 12, 2 * half, 8, mix(stone, shadow, 0.3));
  }
  for (const wing of [-1, 1]) {
    sheet.poly(
      [
        mx + wing * 150,
        horizonLine + 22,
        mx + wing * 180,
        horizonLine + 22,
        mx + wing * 282,
        horizonLine + 212,
        mx + wing * 238,
        horizonLine + 212,
      ],
      wing < 0 ? mix(stone, shadow, 0.12) : light,
    );
    sheet.poly(
      [
        mx + wing * 238,
        horizonLine + 196,
        mx + wing * 282,
        horizonLine + 196,
        mx + wing * 282,
        horizonLine + 222,
        mx + wing * 238,
        horizonLine + 222,
      ],
      mix(stone, shadow, 0.4),
    );
  }
}

function court({ sheet, inks, fromLeft }: Stage, horizonLine: number): void {
  const { light, ground, shadow } = inks;
  const paving = mix(ground, light, 0.2);
  const top = horizonLine + 210;
  const mx = fromLeft(440);
  sheet.rect(0, top, SHEET_SIZE, SHEET_SIZE - top, paving);
  for (let i = -9; i < 10; i += 2) {
    sheet.poly(
      [mx + i * 96, top, mx + (i + 1) * 96, top, mx + (i + 1) * 230, SHEET_SIZE, mx + i * 230, SHEET_SIZE],
      mix(paving, shadow, 0.1),
    );
  }
  for (const share of [0.1, 0.26, 0.5, 0.8])
    sheet.rect(0, top + (SHEET_SIZE - top) * share, SHEET_SIZE, 4 + 8 * share, mix(paving, shadow, 0.2));
  sheet.path(lens(fromLeft(1000), top + 30, 300, 34), shadow, 0.3);
  sheet.rect(0, top, SHEET_SIZE, 12, shadow, 0.25);
}

function fireBowl({ sheet, inks }: Stage, x: number, y: number): void {
  const { shadow, ground, light, accent, sun } = inks;
  const stone = mix(ground, shadow, 0.42);
  sheet.at(x, y, 0.62, () => {
    sheet.path(lens(12, 2, 74, 12), shadow, 0.4);
    sheet.rect(-46, -22, 92, 24, stone);
    sheet.rect(-26, -88, 52, 68, mix(stone, light, 0.2));
    sheet.rect(6, -88, 20, 68, mix(stone, shadow, 0.3));
    sheet.path('M-52-126H52Q46-92 20-84H-20Q-46-92-52-126z', stone);
    sheet.path('M8-126H52Q46-92 20-84H6Q18-100 8-126z', mix(stone, shadow, 0.4));
    sheet.path('M-32-126Q-34-160-8-190-8-164 10-156 14-176 8-190 38-160 30-126z', mix(accent, sun, 0.35));
    sheet.path('M-14-126Q-14-146 2-158 20-142 14-126z', sun);
  });
}
