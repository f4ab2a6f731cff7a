import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A southern court: a long pool that reflects the sky, orange trees in rows, a tiled arcade, the landmark
 * above.
 */
export const courtGarden: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, tree, prop, style } = stage;
  const { light, shadow, ground, water, skyLow } = inks;
  sky(600);
  landmark({ x: fromLeft(440), base: 660, height: 390 });
  for (const at of [120, 250, 720, 1060]) tree(fromLeft(at), 680, 230);
  const wall = inLight(inks, style.walls[0]);
  sheet.at(fromLeft(0), 0, mirror, () => arcade(stage, wall), 1);
  const floor = mix(mix(ground, light, 0.4), shadow, 0.05);
  sheet.rect(0, 780, SHEET_SIZE, 430, floor);
  sheet.poly([fromLeft(390), 786, fromLeft(560), 786, fromLeft(640), 1000, fromLeft(230), 1000], light);
  sheet.poly(
    [fromLeft(404), 790, fromLeft(546), 790, fromLeft(610), 986, fromLeft(262), 986],
    mix(water, skyLow, 0.25),
  );
  glints(sheet, chance, {
    x: [Math.min(fromLeft(330), fromLeft(560)), Math.max(fromLeft(330), fromLeft(560))],
    y: [800, 970],
    count: 12,
    ink: light,
    opacity: 0.6,
    size: [8, 26],
  });
  for (const [at, y, size] of [
    [310, 830, 120],
    [210, 900, 170],
    [650, 830, 120],
    [96, 1010, 260],
  ] as const)
    orange(stage, fromLeft(at), y, size);
  passerBy(sheet, {
    x: fromLeft(600),
    y: 822,
    tall: 96,
    coat: stage.signature,
    ground,
    shadow,
    long: true,
    back: true,
  });
  tiles(stage);
  prop({ x: fromLeft(756), base: 906, width: 340 });
};

function arcade({ sheet, inks, signature }: Stage, wall: string): void {
  const { light, shadow } = inks;
  sheet.rect(-20, 640, 1240, 146, wall);
  sheet.rect(-20, 624, 1240, 20, inLight(inks, '#c9683f'));
  for (let i = 0; i < 10; i++) {
    const at = 6 + i * 122;
    sheet.path(`M${at} 786V716q-6-40 44-56 50 16 44 56V786z`, mix(shadow, wall, 0.24));
    sheet.path(`M${at + 8} 786V720q-2-30 20-44V786z`, mix(shadow, wall, 0.4));
    sheet.rect(at + 92, 700, 24, 86, mix(wall, light, 0.5));
  }
  for (let i = 0; i < 31; i++)
    sheet.poly([i * 40, 656, i * 40 + 12, 648, i * 40 + 24, 656, i * 40 + 12, 664], signature);
}

/** A round orange tree full of fruit, in its own tub. */
function orange({ sheet, inks }: Stage, x: number, y: number, size: number): void {
  const { near, shadow, ground, accent } = inks;
  sheet.path(lens(x + size * 0.1, y + 2, size * 0.3, size * 0.05), shadow, 0.35);
  sheet.rect(x - size * 0.03, y - size * 0.5, size * 0.06, size * 0.5, mix(shadow, ground, 0.3));
  sheet.disc(x, y - size * 0.68, size * 0.32, mix(near, shadow, 0.2));
  sheet.disc(x - size * 0.06, y - size * 0.72, size * 0.24, mix(near, ground, 0.2));
  for (const [dx, dy] of [
    [-0.16, -0.72],
    [0.08, -0.84],
    [0.16, -0.6],
    [-0.04, -0.54],
    [-0.06, -0.9],
  ] as const)
    sheet.disc(x + dx * size, y + dy * size, size * 0.05, mix('#e8923a', accent, 0.15));
}

function tiles({ sheet, inks, signature }: Stage): void {
  const { light, shadow, water } = inks;
  sheet.rect(0, 1040, SHEET_SIZE, 170, mix(light, water, 0.12));
  sheet.rect(0, 1032, SHEET_SIZE, 14, mix(light, shadow, 0.3));
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 13; i++) {
      const [cx, cy] = [i * 100 + row * 50, 1086 + row * 76];
      sheet.poly(
        [cx, cy - 34, cx + 34, cy, cx, cy + 34, cx - 34, cy],
        row === 0 ? signature : mix(water, shadow, 0.2),
      );
      sheet.disc(cx, cy, 11, light);
    }
}
