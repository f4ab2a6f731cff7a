import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A modern museum: white walls, one great window with a view of the city, a stair, a mobile under the roof
 * lights.
 */
export const glassHall: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, town, prop } = stage;
  const { shadow, ground } = inks;
  sky(640);
  landmark({ x: fromLeft(430), base: 680, height: 350, framed: true, widest: 460 });
  town({
    x: [fromLeft(430) - 330, fromLeft(430) + 330],
    foot: () => 720,
    base: 790,
    width: [66, 100],
    height: [36, 74],
  });
  sheet.at(fromLeft(0), 0, mirror, () => hall(stage), 1);
  passersBy(stage, { back: true }, [
    [330, 870, 140, stage.signature],
    [540, 856, 130, mix(ground, shadow, 0.3), { long: true }],
  ]);
  prop({ x: fromLeft(744), base: 908, width: 350 });
};

function hall({ sheet, inks, signature, chance }: Stage): void {
  const { light, shadow, ground, mid, sun, accent, water } = inks;
  const white = mix(light, mid, 0.1);
  const hole = 'M130 790H730V230H130z';
  sheet.path(`M0 0H${SHEET_SIZE}V800H0z${hole}`, white);
  sheet.poly([830, 0, SHEET_SIZE, 0, SHEET_SIZE, 1010, 830, 800], mix(white, shadow, 0.16));
  sheet.poly([0, 0, 60, 110, 60, 800, 0, 870], mix(white, shadow, 0.3));
  sheet.line('M130 230H730V790M130 790V230M330 230V790M530 230V790M130 510H730', mix(shadow, mid, 0.3), 9);
  for (let i = 0; i < 5; i++)
    sheet.poly(
      [60 + i * 160, 110, 150 + i * 160, 110, 120 + i * 190 - 60, 30, 20 + i * 190 - 60, 30],
      mix(sun, light, 0.4),
    );
  for (const [at, top, width, ink] of [
    [880, 380, 90, signature],
    [1010, 350, 110, water],
  ] as const) {
    sheet.poly(
      [at, top, at + width, top - 14, at + width, top + 240, at, top + 210],
      mix(ground, shadow, 0.2),
    );
    sheet.poly(
      [at + 10, top + 12, at + width - 10, top, at + width - 10, top + 222, at + 10, top + 196],
      ink,
    );
    sheet.disc(at + width / 2, top + 90, width * 0.24, chance() < 0.5 ? sun : accent);
  }
  sheet.line('M600 0V120M480 140L740 110M480 140V190M740 110V170M660 180L820 150M740 150V166', shadow, 5);
  for (const [pointX, pointY, rx, ry, ink] of [
    [480, 214, 40, 26, accent],
    [660, 204, 26, 34, signature],
    [822, 178, 34, 24, water],
    [560, 150, 22, 16, sun],
  ] as const)
    sheet.oval(pointX, pointY, rx, ry, ink);
  const floor = mix(mix(ground, light, 0.4), shadow, 0.1);
  sheet.poly([60, 796, 830, 796, SHEET_SIZE, 1006, SHEET_SIZE, SHEET_SIZE, 0, SHEET_SIZE, 0, 866], floor);
  sheet.poly([130, 800, 730, 800, 960, 1130, 30, 1130], light, 0.4);
  sheet.line('M330 800L330 1130M530 800L660 1130', mix(floor, shadow, 0.2), 6);
}
