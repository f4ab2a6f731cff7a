import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A lighthouse and its cottage on a cliff, foam along the rock, a cove in front; the landmark on the far shore. */
export const lighthouseCoast: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop } = stage;
  const { far, mid, water, skyLow, shadow, light } = inks;
  const horizon = Math.max(600, stage.horizon);
  sky(horizon);
  landmark({ x: fromLeft(430), base: horizon + 4, height: horizon - 290 });
  const shore = [60, horizon + 4, 210, horizon - 24, 440, horizon - 12, 640, horizon - 36, 900, horizon + 4];
  sheet.at(fromLeft(0), 0, mirror, () => sheet.path(landUnder(shore, horizon + 6), mix(far, mid, 0.5)), 1);
  const sea = steps(mix(water, skyLow, 0.36), mix(water, shadow, 0.36), 5);
  bands(sheet, { from: horizon, to: SHEET_SIZE, inks: sea, wave: 5, power: 1.3 });
  glints(sheet, chance, { x: [0, 900], y: [horizon + 20, 860], count: 22, ink: skyLow, opacity: 0.5 });
  smallSail(sheet, fromLeft(210), horizon + 92, 70, {
    hull: shadow,
    main: light,
    jib: mix(light, shadow, 0.2),
  });
  sheet.at(fromLeft(0), 0, mirror, () => cliff(stage), 1);
  prop({ x: fromLeft(676), base: 890, width: 360, afloat: 812 });
};

function cliff(stage: Stage): void {
  const { sheet, inks } = stage;
  const { near, mid, ground, shadow, light, skyLow } = inks;
  const rock = mix(mix(mid, ground, 0.4), shadow, 0.12);
  const foam = mix(skyLow, light, 0.6);
  sheet.path('M1200 520L1100 506 960 512 900 530 884 600 850 640 856 720 800 770 790 850H1200z', rock);
  sheet.path('M1200 560L1080 548 1060 640 1010 700 1020 780 960 850H1200z', mix(rock, shadow, 0.4));
  const face = 'M900 530L884 600 920 640 904 720 930 790 900 850H960L950 760 990 690 960 620 980 540z';
  sheet.path(face, mix(rock, shadow, 0.22));
  sheet.path('M880 536Q920 496 1010 494T1200 486V576Q1120 540 1040 560T880 536z', mix(near, mid, 0.35));
  tower(stage);
  sheet.path([lens(800, 852, 70, 12), lens(880, 862, 130, 16), lens(1040, 858, 180, 14)].join(''), foam, 0.9);
  const sand = mix(mix('#e6cda0', ground, 0.35), skyLow, 0.2);
  const bow = (lift: number) =>
    `M1200 ${830 - lift}Q1000 ${850 - lift} 800 ${862 - lift}T430 ${900 - lift} 120 ${1040 - lift} 0 ${1130 - lift}V1200H1200z`;
  sheet.path(bow(16), foam);
  sheet.path(bow(2), mix(sand, shadow, 0.26));
  sheet.path(bow(-16), sand);
  sheet.path('M260 1200Q460 1040 760 1030T1200 960V1200z', mix(sand, shadow, 0.16));
  for (const [at, y, width, height] of [
    [1180, 1050, 130, 120],
    [1090, 960, 110, 100],
    [976, 946, 54, 50],
  ] as const) {
    sheet.path(lens(at + 10, y, width * 1.1, 14), shadow, 0.35);
    const boulder = () => {
      sheet.path('M-100 0Q-96-60-50-78-10-110 40-92 92-70 100 0z', rock);
      sheet.path('M14-100Q92-84 100 0H34Q58-56 14-100z', mix(rock, shadow, 0.42));
    };
    sheet.at(at, y, width / 100, boulder, height / 100);
  }
  sheet.oval(424, 982, 40, 6, shadow, 0.35);
  const [coat, bag] = [mix('#e0a23c', mid, 0.2), mix(near, shadow, 0.2)];
  const person = { coat, shade: mix(coat, shadow, 0.4), legs: shadow, skin: '#b9805a', hair: '#2f2230', bag };
  walker(sheet, 414, 980, 146, person);
}

function tower({ sheet, inks, signature }: Stage): void {
  const { light, skyLow, shadow, mid, sun } = inks;
  const wall = mix(skyLow, light, 0.55);
  const band = mix(signature, shadow, 0.14);
  sheet.rect(1096, 446, 96, 62, wall);
  sheet.rect(1164, 446, 28, 62, mix(wall, shadow, 0.36));
  sheet.poly([1086, 448, 1112, 412, 1200, 412, 1200, 448], mix('#c9603f', mid, 0.3));
  sheet.rect(1112, 464, 16, 20, shadow);
  // The tower stands at `middle`. Its half width grows from 24 at y = 280 to 36 at y = 500.
  const middle = 1030;
  const halfAt = (y: number) => 24 + (12 * (y - 280)) / 220;
  const ring = (top: number, bottom: number, ink: string) => {
    const [halfTop, halfBottom] = [halfAt(top), halfAt(bottom)];
    sheet.poly(
      [
        middle - halfTop,
        top,
        middle + halfTop,
        top,
        middle + halfBottom,
        bottom,
        middle - halfBottom,
        bottom,
      ],
      ink,
    );
    sheet.poly(
      [middle + 4, top, middle + halfTop, top, middle + halfBottom, bottom, middle + 6, bottom],
      mix(ink, shadow, 0.36),
    );
  };
  ring(280, 502, wall);
  ring(324, 370, band);
  ring(416, 462, band);
  sheet.disc(1030, 248, 84, sun, 0.2);
  sheet.rect(1010, 234, 40, 40, light);
  sheet.rect(994, 270, 72, 12, shadow);
  sheet.path('M1002 236Q1010 198 1030 194 1050 198 1058 236z', band);
  sheet.line('M1030 196V174M1010 234V272M1050 234V272', shadow, 4);
}
