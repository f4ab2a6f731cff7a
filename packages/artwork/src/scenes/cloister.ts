import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A shaded arcade, a sunny court beyond its arches, the landmark above the court; light on the flagstones.
 */
export const cloister: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, town, tree, prop } = stage;
  const { light, ground, near } = inks;
  sky(620);
  landmark({ x: fromLeft(420), base: 650, height: 330, framed: true, widest: 300 });
  town({ x: [0, SHEET_SIZE], foot: () => 690, base: 740, width: [90, 130], height: [46, 90], haze: 0.15 });
  sheet.rect(0, 716, SHEET_SIZE, 120, mix(ground, light, 0.4));
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 762, size: 44, ink: mix(near, ground, 0.2) });
  for (const at of [210, 640, 1000]) tree(fromLeft(at), 764, 170);
  sheet.at(fromLeft(0), 0, mirror, () => arcade(stage), 1);
  passersBy(stage, { back: true }, [
    [392, 890, 150, light],
    [450, 900, 160, stage.signature],
  ]);
  prop({ x: fromLeft(740), base: 908, width: 350 });
};

function arcade({ sheet, inks, signature, chance }: Stage): void {
  const { light, shadow, ground, mid } = inks;
  const stone = mix(mix(ground, light, 0.3), mid, 0.24);
  const dim = mix(stone, shadow, 0.3);
  const arches = [-140, 250, 640, 1030];
  const areArchesRound = chance() < 0.5;
  const hole = (at: number) =>
    areArchesRound
      ? `M${at} 800H${at + 330}V470A165 175 0 0 0 ${at} 470z`
      : `M${at} 800H${at + 330}V480Q${at + 320} 340 ${at + 165} 270 ${at + 10} 340 ${at} 480z`;
  sheet.path(`M0 0H${SHEET_SIZE}V800H0z${arches.map(hole).join('')}`, dim);
  for (const at of arches) {
    const rim = areArchesRound
      ? `M${at - 4} 480V470A169 179 0 0 1 ${at + 334} 470`
      : `M${at - 4} 480Q${at + 6} 336 ${at + 165} 264 ${at + 324} 336 ${at + 334} 480`;
    sheet.line(rim, mix(stone, light, 0.4), 20);
    sheet.rect(at + 338, 486, 44, 320, mix(stone, light, 0.16));
    sheet.rect(at + 364, 486, 18, 320, mix(stone, shadow, 0.5));
    sheet.rect(at + 326, 464, 68, 26, mix(stone, light, 0.35));
    sheet.rect(at + 326, 786, 68, 26, stone);
  }
  sheet.rect(0, 150, SHEET_SIZE, 14, mix(dim, shadow, 0.3));
  for (let i = 0; i < 14; i++)
    sheet.poly(
      [i * 90 + 40, 190, i * 90 + 62, 215, i * 90 + 40, 240, i * 90 + 18, 215],
      mix(signature, dim, 0.5),
    );
  const floor = mix(mix(ground, light, 0.2), shadow, 0.24);
  sheet.rect(0, 800, SHEET_SIZE, 410, floor);
  sheet.rect(0, 796, SHEET_SIZE, 16, mix(stone, light, 0.3));
  for (const at of arches) sheet.path(`M${at + 10} 812h300l150 400h-420z`, light, 0.34);
  for (const y of [880, 980, 1110]) sheet.rect(0, y, SHEET_SIZE, 5, mix(floor, shadow, 0.22));
}
