import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { cypress } from '../kit/trees.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Rows of vines that run to one point under the landmark; a farm with cypresses on a knoll, a stone terrace
 * in front.
 */
export const vineyard: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizonLine = Math.min(660, Math.max(600, stage.horizon));
  sky(horizonLine);
  const hills = [0, -70, 190, -120, 420, -60, 640, -90, 900, -150, SHEET_SIZE, -80];
  sheet.at(fromLeft(0), horizonLine, mirror, () => sheet.path(landUnder(hills, 40), inks.far), 1);
  landmark({ x: fromLeft(430), base: horizonLine + 14, height: horizonLine - 286 });
  sheet.at(fromLeft(0), horizonLine, mirror, () => fields(stage), 1);
  sheet.at(fromLeft(0), 0, mirror, () => terrace(stage), 1);
  prop({ x: fromLeft(690), base: 894, width: 360 });
};

function greenOf({ mid }: Stage['inks']): string {
  return mix('#7f9a4c', mid, 0.35);
}

function fields(stage: Stage): void {
  const { sheet, inks } = stage;
  const { far, ground, near, shadow, skyLow } = inks;
  const green = greenOf(inks);
  sheet.path(landUnder([0, -6, 200, 2, 430, -12, 640, 6, 900, -4, SHEET_SIZE, 0], 60), mix(green, far, 0.45));
  sheet.path(landUnder([560, 60, 700, 6, 880, -44, 1060, -30, SHEET_SIZE, 6], 120), mix(green, near, 0.25));
  sheet.at(0, -30, 1, () => farm(stage));
  const soil = mix(mix('#d9a866', ground, 0.5), skyLow, 0.1);
  sheet.path(landUnder([0, 40, 240, 30, 460, 26, 760, 46, SHEET_SIZE, 80], 340), soil);
  for (const [wide, ink] of [
    [62, mix(green, shadow, 0.35)],
    [38, green],
  ] as const)
    for (let row = -9; row <= 14; row++) {
      const from = 446 + row * 122;
      const far = (at: number) => 446 + (at - 446) * 0.13;
      sheet.poly([far(from), 46, far(from + wide), 46, from + wide, 330, from, 330], ink);
    }
  const hedge = 'M0 34Q240 22 460 22T760 42 1200 74v26Q980 66 760 62T460 50 0 62z';
  sheet.path(hedge, mix(green, near, 0.5));
}

/** The farm on the knoll, which is at y = 0. */
function farm({ sheet, inks }: Stage): void {
  const { ground, light, mid, near, shadow, skyLow } = inks;
  const wall = mix(skyLow, light, 0.4);
  const roof = mix('#c9603f', mid, 0.25);
  sheet.rect(1000, -100, 58, 104, wall);
  sheet.rect(1036, -98, 22, 102, mix(wall, shadow, 0.35));
  sheet.poly([992, -98, 1028, -130, 1066, -98], roof);
  sheet.rect(900, -62, 130, 70, mix(wall, ground, 0.2));
  sheet.rect(994, -62, 36, 70, mix(wall, shadow, 0.35));
  sheet.poly([890, -60, 916, -92, 1014, -92, 1040, -60], roof);
  for (const at of [914, 944, 968]) sheet.rect(at, -44, 14, 20, shadow);
  const [lit, dark] = [mix(near, mid, 0.25), mix(near, shadow, 0.5)];
  for (const [i, at] of [868, 1082, 1116, 836].entries())
    cypress(sheet, at, 12, [120, 150, 110, 78][i] ?? 100, lit, dark);
}

/** Paving to stand on, a barrel or a jar of herbs, and a vine over the low wall's end. */
function terrace(stage: Stage): void {
  const { sheet, inks, chance } = stage;
  const { ground, near, shadow, skyLow, light } = inks;
  const stone = mix(mix('#cfae86', ground, 0.4), skyLow, 0.15);
  sheet.rect(0, 856, SHEET_SIZE, 344, mix(stone, light, 0.2));
  sheet.rect(0, 850, SHEET_SIZE, 12, mix(stone, light, 0.5));
  sheet.path('M0 1030Q600 970 1200 1030V1200H0z', mix(stone, shadow, 0.14));
  sheet.line('M330 862L210 1200M620 862L600 1200M900 862L980 1200M0 950H1200', mix(stone, shadow, 0.2), 4);
  for (const [from, width] of [
    [0, 330],
    [1000, 200],
  ] as const) {
    sheet.rect(from, 776, width, 92, mix(stone, shadow, 0.24));
    sheet.rect(from, 762, width, 22, mix(stone, light, 0.4));
  }
  const leaf = mix(greenOf(inks), near, 0.4);
  sheet.path('M0 700q50-20 70 18 56-10 62 40 50 10 40 58-36 30-68-4-46 30-72-10-20 14-32 4z', leaf);
  sheet.path('M0 770q40-10 56 22 50-6 48 40-30 30-60 4-24 26-44 16z', mix(leaf, shadow, 0.35));
  sheet.path(lens(190, 1004, 116, 16), shadow, 0.4);
  if (chance() < 0.5) jar(stage);
  else barrel(stage);
}

function jar({ sheet, inks }: Stage): void {
  const { near, shadow, light, mid } = inks;
  const clay = mix('#c47a50', mid, 0.15);
  const leaf = mix(greenOf(inks), near, 0.3);
  for (const [at, dy] of [
    [140, 0],
    [180, -34],
    [222, -6],
  ] as const)
    sheet.disc(at, 836 + dy, 44, at === 180 ? leaf : mix(leaf, shadow, 0.25));
  sheet.path('M116 850Q84 910 146 1002H216Q276 910 246 850z', clay);
  sheet.path('M190 850Q214 930 186 1002H216Q276 910 246 850z', mix(clay, shadow, 0.35));
  sheet.path('M104 838H258V862H104z', mix(clay, light, 0.25));
}

function barrel({ sheet, inks }: Stage): void {
  const { mid, shadow, light } = inks;
  const wood = mix('#a9713f', mid, 0.15);
  sheet.path('M110 830Q84 916 110 1002H250Q276 916 250 830z', wood);
  sheet.path('M196 830Q212 916 196 1002H250Q276 916 250 830z', mix(wood, shadow, 0.36));
  sheet.oval(180, 830, 70, 13, mix(wood, light, 0.35));
  sheet.path('M99 872H261L264 890H96zM96 946H264L261 964H99z', mix(shadow, mid, 0.2));
}
