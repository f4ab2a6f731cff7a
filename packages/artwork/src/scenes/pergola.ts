import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * An outdoor kitchen: a long table under a pergola with vines and lamps, the town and its landmark beyond the
 * wall.
 */
export const pergola: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, town, tree, prop } = stage;
  const { light } = inks;
  sky(600);
  farLand(stage, 596);
  landmark({ x: fromLeft(430), base: 664, height: 360 });
  town({ x: [-20, SHEET_SIZE], foot: () => 690, base: 740, width: [80, 116], height: [40, 80], haze: 0.16 });
  tree(fromLeft(150), 740, 230);
  tree(fromLeft(1060), 736, 200);
  sheet.at(fromLeft(0), 0, mirror, () => terrace(stage), 1);
  passersBy(stage, {}, [
    [330, 866, 240, light, { long: true }],
    [420, 866, 226, stage.signature],
  ]);
  sheet.at(fromLeft(0), 0, mirror, () => board(stage), 1);
  prop({ x: fromLeft(716), base: 892, width: 400 });
};

function terrace({ sheet, inks, signature }: Stage): void {
  const { light, shadow, ground, near, accent, sun } = inks;
  const wood = mix(mix('#8a5a38', ground, 0.25), shadow, 0.16);
  const stone = mix(light, ground, 0.35);
  sheet.rect(-20, 724, 1240, 90, stone);
  sheet.rect(-20, 716, 1240, 18, mix(stone, light, 0.5));
  sheet.rect(-20, 790, 1240, 24, mix(stone, shadow, 0.2));
  for (const at of [70, 1100]) {
    sheet.rect(at, 130, 40, 690, wood);
    sheet.rect(at + 26, 130, 14, 690, mix(wood, shadow, 0.4));
  }
  sheet.rect(-20, 120, 1240, 34, wood);
  for (let i = 0; i < 9; i++) sheet.rect(20 + i * 140, 70, 26, 84, mix(wood, shadow, 0.2));
  for (let i = 0; i < 12; i++) {
    const [at, y, radius] = [i * 108 - 10, 128 + ((i * 37) % 50), 44 + ((i * 23) % 26)];
    sheet.disc(at, y, radius, i % 2 === 0 ? near : mix(near, light, 0.14));
  }
  for (const [at, y] of [
    [180, 210],
    [470, 226],
    [960, 214],
  ] as const)
    for (const [dx, dy] of [
      [-13, 0],
      [13, 0],
      [0, 20],
      [-6, 40],
    ] as const)
      sheet.disc(at + dx, y + dy, 14, mix('#7a3f6a', accent, 0.2));
  for (const [at, y] of [
    [320, 280],
    [700, 300],
  ] as const) {
    sheet.line(`M${at} 150V${y}`, shadow, 4);
    sheet.disc(at, y + 30, 62, sun, 0.16);
    sheet.path(`M${at - 40} ${y + 40}q4-44 40-44t40 44z`, signature);
    sheet.path(lens(at, y + 40, 34, 8), mix(light, sun, 0.4));
  }
  sheet.rect(-20, 812, 1240, 400, mix(mix(ground, light, 0.25), shadow, 0.12));
}

function board({ sheet, inks, signature }: Stage): void {
  const { light, shadow, ground, near, accent } = inks;
  const wood = mix(mix('#b9834e', ground, 0.25), shadow, 0.08);
  sheet.rect(-20, 836, 1240, 110, wood);
  sheet.rect(-20, 832, 1240, 12, mix(wood, light, 0.35));
  sheet.rect(-20, 944, 1240, 24, mix(wood, shadow, 0.36));
  sheet.path('M180 836H560L620 946H120z', light);
  for (let i = 0; i < 6; i++)
    sheet.poly(
      [196 + i * 64, 836, 226 + i * 64, 836, 208 + i * 84 - 24, 946, 160 + i * 84 - 14, 946],
      mix(signature, light, 0.25),
    );
  for (const at of [40, 1080]) sheet.rect(at, 968, 90, 250, mix(wood, shadow, 0.3));
  for (const [at, y, ink] of [
    [230, 884, accent],
    [330, 896, near],
    [440, 882, '#e0a03c'],
  ] as const) {
    sheet.path(lens(at + 8, y + 28, 58, 8), shadow, 0.35);
    sheet.oval(at, y, 48, 13, ink);
    sheet.path(`M${at - 52} ${y}q52 22 104 0-4 30-34 34h-36q-30-4-34-34z`, light);
    sheet.path(`M${at + 14} ${y + 10}q22-2 38-10-4 30-34 34h-14q14-10 10-24z`, mix(light, shadow, 0.28));
  }
}
