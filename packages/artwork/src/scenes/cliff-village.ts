import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { landUnder } from '../kit/curve.ts';
import { inLight } from '../kit/in-light.ts';
import { mix, steps } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** White cubes step down one side of a cliff to a terrace; the other half is sea, with the landmark beyond it. */
export const cliffVillage: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizon = Math.max(600, stage.horizon);
  sky(horizon);
  landmark({ x: fromLeft(440), base: horizon + 8, height: horizon - 290 });
  const { mid, water, skyLow, shadow } = inks;
  const coast = [90, 6, 250, -26, 450, -12, 680, -34, 900, 6];
  sheet.at(fromLeft(0), horizon, mirror, () => sheet.path(landUnder(coast, 8), mid), 1);
  const sea = steps(mix(water, skyLow, 0.3), mix(water, shadow, 0.4), 5);
  bands(sheet, { from: horizon, to: SHEET_SIZE, inks: sea, wave: 5, power: 1.3 });
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [horizon + 20, 860],
    count: 20,
    ink: skyLow,
    opacity: 0.45,
  });
  sheet.at(fromLeft(0), 0, mirror, () => village(stage), 1);
  prop({ x: fromLeft(690), base: 892, width: 370, afloat: 848 });
};

function village({ sheet, inks, style, signature }: Stage): void {
  const { ground, light, mid, shadow, skyLow, skyTop, near } = inks;
  sheet.path(lens(250, 790, 40, 5), shadow, 0.35);
  smallSail(sheet, 250, 788, 96, { hull: shadow, main: light, jib: mix(light, ground, 0.5) });
  const rock = 'M1200 330L1090 400 990 520 900 590 850 690 760 740 700 840 620 900H1200z';
  sheet.path(rock, mix(mid, ground, 0.35));
  sheet.path('M1200 430L1120 520 1060 640 960 700 900 800 760 900H1200z', mix(mid, shadow, 0.35));
  const dome = style.roof === 'flat' ? mix(skyTop, shadow, 0.15) : inLight(inks, style.roofs[0]);
  for (const [i, [at, top, width, height, kind]] of (
    [
      [1110, 306, 110, 120, 'tower'],
      [1010, 372, 120, 110, ''],
      [1130, 420, 100, 130, 'door'],
      [950, 452, 104, 110, 'dome'],
      [1044, 500, 130, 130, ''],
      [890, 560, 100, 100, ''],
      [1140, 590, 90, 120, 'dome'],
      [980, 606, 130, 120, 'door'],
      [836, 660, 110, 120, ''],
      [1090, 700, 140, 200, ''],
      [940, 736, 130, 160, 'door'],
    ] as const
  ).entries()) {
    const wall = inLight(inks, style.walls[i % style.walls.length] ?? light);
    if (style.roof !== 'flat' && kind !== 'dome')
      sheet.poly([at - 4, top + 1, at + width * 0.5, top - width * 0.28, at + width + 4, top + 1], dome);
    if (kind === 'dome') {
      sheet.path(`M${at + 8} ${top + 2}a${width / 2 - 8} ${width / 2 - 4} 0 0 1 ${width - 16} 0z`, dome);
      const radius = width / 2 - 8;
      sheet.path(
        `M${at + 8 + radius * 1.3} ${top + 2}q0-${radius - 8}-${radius * 0.3}-${radius + 3}a${radius} ${radius + 4} 0 0 1 ${radius} ${radius + 3}z`,
        mix(dome, shadow, 0.4),
      );
    }
    sheet.rect(at, top, width, height, wall);
    sheet.rect(at + width * 0.66, top, width * 0.34, height, mix(wall, mix(mid, skyTop, 0.4), 0.42));
    if (kind === 'tower') sheet.path(`M${at + 20} ${top}v-70q20-26 40 0v70z`, wall);
    if (kind === 'tower') sheet.path(`M${at + 30} ${top - 14}v-42q10-12 20 0v42z`, shadow);
    if (kind === 'door') sheet.path(`M${at + 18} ${top + 82}v-40q12-14 24 0v40z`, signature);
    else sheet.rect(at + width * 0.2, top + 30, 17, 25, shadow);
    sheet.rect(at + width * 0.46, top + 30, 15, 22, shadow);
  }
  const stone = mix('#e2bd8c', ground, 0.5);
  sheet.path('M400 874L560 858H1200V1200H250z', mix(mix(stone, skyLow, 0.4), light, 0.2));
  sheet.path('M400 874L250 1200H150L380 872z', mix(stone, shadow, 0.4));
  sheet.path('M560 858H1200V884H990L930 868z', mix(stone, shadow, 0.28));
  sheet.line('M620 884L560 1200M820 884L880 1200M350 990H1200', mix(stone, shadow, 0.2), 4);
  const [coat, shade] = [mix(near, light, 0.1), mix(near, shadow, 0.5)];
  const person = { coat, shade, legs: shadow, skin: '#b9805a', hair: '#2f2230', hat: light, long: true };
  walker(sheet, 470, 944, 150, person);
  const bloom = mix('#c4427c', mid, 0.2);
  sheet.path('M1200 850q-40-6-50 26-44 0-44 40-36 14-20 48-10 44 36 46 40 20 78-10z', bloom);
  sheet.path('M1200 920q-30 0-34 28-34 6-26 36 4 30 60 24z', mix(bloom, shadow, 0.3));
  sheet.path('M1104 1000H1200V1120H1124z', mix('#b05a3c', mid, 0.2));
  sheet.path('M1096 992H1200V1016H1096z', mix('#c8704c', light, 0.2));
  sheet.path(lens(1180, 1122, 90, 12), shadow, 0.35);
}
