import { farLand } from '../kit/far-land.ts';
import { leavesInFront } from '../kit/foreground.ts';
import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { stars } from '../kit/sky-things.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** An old town at night: lit windows up the hill, the landmark in floodlight, lamps on wet paving. */
export const nightTown: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, sky, landmark, town, prop } = stage;
  const { light, shadow, mid, sun } = inks;
  const horizonLine = 620;
  sky(horizonLine);
  stars(sheet, chance, { from: 40, to: 420, count: 10, ink: light });
  farLand(stage, horizonLine);
  sheet.disc(fromLeft(430), horizonLine - 60, 260, light, 0.1);
  sheet.disc(fromLeft(430), horizonLine - 60, 170, light, 0.12);
  town({
    x: [-20, SHEET_SIZE],
    foot: (at) => horizonLine + 30 - Math.abs(at - fromLeft(430)) * 0.04,
    base: horizonLine + 80,
    width: [84, 120],
    height: [34, 76],
    haze: 0.1,
    lit: 0.4,
  });
  landmark({ x: fromLeft(430), base: horizonLine + 36, height: 360, far: false });
  town({
    x: [-20, SHEET_SIZE],
    foot: () => horizonLine + 96,
    base: horizonLine + 150,
    width: [104, 140],
    height: [46, 88],
    lit: 0.5,
  });
  town({
    x: [-30, fromLeft(300) < 600 ? fromLeft(330) : SHEET_SIZE - 820 + 20],
    foot: () => 826,
    base: 840,
    width: [130, 180],
    height: [130, 200],
    lit: 0.6,
  });
  town({
    x: [fromLeft(960) > 600 ? 930 : -30, fromLeft(960) > 600 ? SHEET_SIZE + 20 : 280],
    foot: () => 826,
    base: 840,
    width: [130, 180],
    height: [150, 220],
    lit: 0.6,
  });
  const stone = mix(inLight(inks, '#b9a08a'), shadow, 0.3);
  sheet.rect(0, 780, SHEET_SIZE, 430, mix(stone, shadow, 0.3));
  sheet.rect(0, 826, SHEET_SIZE, 380, stone);
  sheet.rect(0, 822, SHEET_SIZE, 10, mix(stone, light, 0.24));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9; i++)
      if ((i + row) % 2 === 0)
        sheet.rect(
          i * 140 + ((row * 53) % 90) - 40,
          850 + row * row * 11,
          90,
          4 + row,
          mix(stone, shadow, 0.2),
        );
  for (const at of [330, 980]) {
    sheet.path(`M${fromLeft(at) - 30} 850h60l90 330h-240z`, sun, 0.14);
    sheet.rect(fromLeft(at) - 6, 560, 12, 300, shadow);
    sheet.disc(fromLeft(at), 540, 96, sun, 0.12);
    sheet.disc(fromLeft(at), 540, 56, sun, 0.22);
    sheet.path(`M${fromLeft(at) - 22} 516h44l-8 50h-28z`, mix(light, sun, 0.3));
    sheet.path(`M${fromLeft(at) - 28} 518q28-40 56 0z`, shadow);
    sheet.rect(fromLeft(at) - 18, 846, 36, 18, shadow);
  }
  couple(stage, mid);
  prop({ x: fromLeft(694), base: 900, width: 360 });
  leavesInFront(stage);
};

function couple(stage: Stage, mid: string): void {
  passersBy(stage, { back: true }, [
    [440, 900, 150, stage.signature, { long: true }],
    [486, 904, 162, mix(mid, stage.inks.light, 0.2)],
  ]);
}
