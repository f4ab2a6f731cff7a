import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Steps and terraces overgrown by forest: a stair between carved posts, roots, the place's trees; the
 * landmark behind.
 */
export const jungleRuin: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, tree, prop } = stage;
  const { near, mid, ground, light, shadow } = inks;
  sky(600);
  farLand(stage, 600);
  landmark({ x: fromLeft(430), base: 670, height: 370, far: false });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 706, size: 90, ink: mix(mid, near, 0.45) });
  for (const [at, y, size] of [
    [90, 740, 330],
    [1020, 730, 280],
    [1130, 750, 380],
  ] as const)
    tree(fromLeft(at), y, size);
  sheet.rect(0, 696, SHEET_SIZE, 520, mix(near, ground, 0.42));
  sheet.at(fromLeft(0), 0, mirror, () => terraces(stage), 1);
  passersBy(stage, { back: true, hat: light }, [
    [400, 800, 96, light],
    [446, 812, 104, stage.signature],
  ]);
  sheet.path(`M0 1090q280-50 600-6t600-20V${SHEET_SIZE}H0z`, mix(near, shadow, 0.3));
  bushes(sheet, chance, {
    x: [-20, fromLeft(300) < 600 ? 330 : 200],
    y: 1200,
    size: 120,
    ink: mix(near, shadow, 0.1),
  });
  prop({ x: fromLeft(738), base: 906, width: 350 });
};

function terraces({ sheet, inks }: Stage): void {
  const { ground, light, shadow, mid, near } = inks;
  const stone = mix(mix(ground, light, 0.2), mid, 0.28);
  const dark = mix(stone, shadow, 0.42);
  for (const [i, y] of [716, 768].entries()) {
    sheet.rect(-20, y, 1240, 56, i === 0 ? mix(stone, shadow, 0.1) : stone);
    sheet.rect(-20, y + 44, 1240, 12, dark);
    for (let blockIndex = 0; blockIndex < 9; blockIndex++)
      sheet.rect(20 + blockIndex * 140 + i * 60, y + 14, 70, 16, mix(stone, shadow, 0.22));
  }
  for (let i = 0; i < 8; i++) {
    const [y, half] = [712 + i * 18, 96 + i * 9];
    sheet.rect(430 - half, y, 2 * half, 11, mix(stone, light, 0.42));
    sheet.rect(430 - half, y + 11, 2 * half, 7, mix(stone, shadow, 0.3));
  }
  for (const at of [262, 598]) {
    sheet.path(lens(at + 12, 868, 52, 10), shadow, 0.4);
    sheet.path(`M${at - 34} 866l6-130h56l6 130z`, stone);
    sheet.path(`M${at + 4} 866v-130h24l6 130z`, dark);
    sheet.path(`M${at - 44} 738q6-34 44-50 38 16 44 50z`, mix(stone, light, 0.2));
    sheet.disc(at - 2, 786, 17, dark);
  }
  const floor = mix(mix(ground, light, 0.3), near, 0.12);
  sheet.path('M-20 858H1220V1120H-20z', floor);
  for (let i = 0; i < 9; i++)
    sheet.rect(((i * 151) % 1160) - 20, 890 + ((i * 47) % 170), 110, 10, mix(floor, shadow, 0.14));
  sheet.path(
    'M900 716Q930 780 900 830T960 900Q990 800 960 716zM960 716Q1010 790 1060 820T1110 880Q1080 780 1010 716z',
    mix(near, shadow, 0.4),
  );
}
