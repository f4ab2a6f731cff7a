import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A craft workshop: a long bench at a wide window, the town in it, tools in a row, jars of colour, a lamp.
 */
export const workshop: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, town, prop } = stage;
  sky(560);
  sheet.path('M0 560q300-40 600-10t600-6V700H0z', mix(inks.far, inks.mid, 0.3));
  landmark({ x: fromLeft(420), base: 586, height: 290, framed: true, widest: 420 });
  town({ x: [60, 900], foot: () => 632, base: 680, width: [60, 92], height: [24, 60] });
  sheet.at(fromLeft(0), 0, mirror, () => room(stage), 1);
  prop({ x: fromLeft(706), base: 898, width: 370 });
};

function room({ sheet, inks, signature, chance }: Stage): void {
  const { light, shadow, ground, mid, near, accent, water, sun } = inks;
  const wall = mix(mix(light, signature, 0.2), mid, 0.26);
  const wood = mix(mix('#a8683c', ground, 0.3), shadow, 0.1);
  const hole = 'M110 660H740V250H110z';
  sheet.path(`M0 0H${SHEET_SIZE}V700H0z${hole}`, wall);
  sheet.line('M110 250H740V660H110zM320 250V660M530 250V660M110 400H740', mix(light, ground, 0.2), 14);
  sheet.rect(80, 656, 690, 24, light);
  sheet.rect(790, 300, 400, 16, wood);
  sheet.rect(790, 470, 400, 16, wood);
  for (const [i, ink] of [accent, signature, water, sun, near, mix(accent, light, 0.5)].entries()) {
    const [at, foot] = [830 + (i % 4) * 84, i < 4 ? 300 : 470];
    sheet.rect(at, foot - 74, 54, 74, mix(ink, light, 0.1));
    sheet.rect(at + 38, foot - 74, 16, 74, mix(ink, shadow, 0.3));
    sheet.rect(at + 4, foot - 88, 46, 16, mix(light, shadow, 0.2));
  }
  sheet.line('M1010 470V400M1040 470V380M1070 470V410M1100 470V390M1130 470V404', wood, 8);
  sheet.path('M996 470h150l-10-36h-130z', mix(ground, shadow, 0.4));
  sheet.rect(790, 540, 400, 10, mix(shadow, wall, 0.3));
  for (const [at, length] of [
    [820, 70],
    [880, 96],
    [940, 60],
    [1000, 88],
    [1060, 74],
    [1120, 100],
  ] as const) {
    sheet.rect(at, 548, 10, length, wood);
    sheet.path(`M${at - 10} ${548 + length}h30l-6 30h-18z`, mix(shadow, light, 0.36));
  }
  sheet.line('M600 0V110', shadow, 6);
  sheet.disc(600, 180, 120, sun, 0.16);
  sheet.path('M520 170q10-66 80-66t80 66z', signature);
  sheet.path('M620 106q54 10 60 64h-44z', mix(signature, shadow, 0.3));
  sheet.rect(0, 690, SHEET_SIZE, 510, mix(wall, shadow, 0.34));
  sheet.rect(0, 810, SHEET_SIZE, 130, wood);
  sheet.rect(0, 806, SHEET_SIZE, 12, mix(wood, light, 0.35));
  sheet.rect(0, 936, SHEET_SIZE, 24, mix(wood, shadow, 0.4));
  for (const at of [60, 560, 1090]) sheet.rect(at, 960, 60, 250, mix(wood, shadow, 0.3));
  for (let i = 0; i < 3; i++) {
    const at = 220 + i * 100;
    sheet.path(lens(at + 8, 900, 46, 8), shadow, 0.4);
    sheet.path(`M${at - 36} 846h72l-8 52h-56z`, light);
    sheet.path(`M${at + 8} 846h28l-8 52h-24z`, mix(light, shadow, 0.28));
    sheet.oval(at, 846, 36, 9, [accent, water, sun][i] ?? accent);
  }
  if (chance() < 0.6) {
    sheet.poly([90, 900, 200, 880, 214, 912, 100, 934], light);
    sheet.line('M112 906L190 892M118 920L176 909', mix(mid, light, 0.3), 5);
  }
}
