import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A tropical garden: green terraces, palms, leaves as large as a door, red blossoms, a path to the landmark.
 */
export const tropicalGarden: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, tree, prop } = stage;
  const { near, mid, ground, light } = inks;
  sky(590);
  farLand(stage, 600);
  landmark({ x: fromLeft(430), base: 664, height: 390 });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 700, size: 80, ink: mix(mid, near, 0.4) });
  const lawn = mix(mix(near, ground, 0.38), '#7fa84c', 0.2);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      for (const [i, y] of [690, 736, 790, 856].entries())
        sheet.path(
          `M-20 ${y}Q${260 + i * 40} ${y - 30} ${560 + i * 40} ${y + 14}T1220 ${y - 10}V1210H-20z`,
          mix(lawn, i % 2 === 0 ? light : near, 0.16 + i * 0.05),
        );
      sheet.path(
        'M414 690Q470 760 380 820T420 1000Q470 1100 380 1210H760Q720 1060 600 980T500 820Q540 760 444 690z',
        mix(ground, light, 0.45),
      );
    },
    1,
  );
  for (const [at, y, size] of [
    [110, 740, 330],
    [230, 760, 230],
    [960, 744, 260],
    [1100, 780, 360],
  ] as const)
    tree(fromLeft(at), y, size);
  passersBy(stage, { back: true, hat: light }, [
    [430, 800, 104, light],
    [478, 806, 112, stage.signature],
  ]);
  leaves(stage);
  prop({ x: fromLeft(744), base: 906, width: 350 });
};

/** The nearest plants, in both lower corners. */
function leaves({ sheet, inks, fromLeft, mirror }: Stage): void {
  const { near, shadow, light, accent, sun } = inks;
  for (const [root, y, dir] of [
    [60, 1180, 1],
    [1150, 1190, -1],
  ] as const)
    sheet.at(fromLeft(root), y, dir * mirror, () => {
      sheet.path(lens(60, 0, 200, 20), shadow, 0.3);
      for (const [i, [tx, ty]] of (
        [
          [-40, -330],
          [90, -310],
          [210, -220],
          [270, -90],
        ] as const
      ).entries()) {
        const [mx, my] = [tx / 2, ty / 2];
        const side = 60 + i * 4;
        sheet.path(
          `M0 0Q${mx - side} ${my - 20} ${tx} ${ty}Q${mx + side} ${my + 30} 0 0z`,
          i % 2 === 0 ? near : mix(near, light, 0.16),
        );
        sheet.line(`M0 0Q${mx + 6} ${my} ${tx} ${ty}`, mix(near, shadow, 0.4), 5);
      }
      for (const [bx, by] of [
        [130, -60],
        [40, -120],
        [190, -130],
      ] as const) {
        // Five petals: 1.257 is a fifth of a full turn.
        for (let k = 0; k < 5; k++)
          sheet.disc(bx + Math.cos(k * 1.257) * 22, by + Math.sin(k * 1.257) * 20, 18, accent);
        sheet.disc(bx, by, 11, sun);
      }
    });
}
