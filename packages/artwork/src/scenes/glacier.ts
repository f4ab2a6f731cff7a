import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { lens } from '../kit/water.ts';
import type { Scene, Stage } from '../stage.ts';

/** A tongue of ice that winds down between two rock ridges, with blue crevasses; a snow field in front. */
export const glacier: Scene = (stage) => {
  const { sheet, inks, fromLeft, horizon, mirror, sky, landmark, prop } = stage;
  const { light, far, skyLow, shadow, water, sun, ground } = inks;
  const horizonLine = Math.min(horizon, 600);
  const snow = mix(light, far, 0.1);
  const ice = mix(snow, water, 0.3);
  sky(horizonLine);
  ranges(stage, horizonLine, snow);
  landmark({ x: fromLeft(420), base: horizonLine + 36, height: 350 });
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(
      landUnder(
        [
          -40,
          horizonLine + 10,
          160,
          horizonLine + 40,
          420,
          horizonLine + 30,
          620,
          horizonLine + 44,
          820,
          horizonLine + 20,
        ],
        900,
      ),
      mix(far, skyLow, 0.1),
    );
  });
  tongue(stage, horizonLine, snow, ice);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path('M-40 800Q200 770 460 812 700 850 900 806 1060 776 1240 800V1240H-40z', snow);
    sheet.path(
      'M-40 800Q200 770 460 812 700 850 900 806 760 870 480 850 220 826-40 850z',
      mix(snow, sun, 0.5),
    );
    crevasse(stage, snow);
    const prints = Array.from({ length: 8 }, (_, i) => lens(560 - i * 44, 872 - i * 6 + (i % 2) * 10, 13, 4));
    sheet.path(prints.join(''), mix(snow, shadow, 0.3));
  });
  sheet.line(
    `M${fromLeft(214)} 758Q${fromLeft(248)} 780 ${fromLeft(282)} 764Q${fromLeft(316)} 788 ${fromLeft(350)} 774`,
    shadow,
    3,
  );
  const coats = [mix(water, shadow, 0.3), mix(ground, light, 0.2), mix(far, shadow, 0.5)];
  for (const [i, coat] of coats.entries()) {
    const [at, y] = [fromLeft(214 + i * 68), 796 + i * 10];
    passerBy(sheet, { x: at, y, tall: 78, coat, ground, shadow, bag: mix(coat, shadow, 0.5) });
  }
  prop({ x: fromLeft(740), base: 890, width: 370 });
};

/** A high white range in the background. Each summit has a lit left plane and a blue right plane. */
function ranges({ sheet, inks, fromLeft }: Stage, horizonLine: number, snow: string): void {
  const blue = mix(inks.far, snow, 0.35);
  for (const [at, top, half] of [
    [150, 190, 300],
    [640, 150, 260],
    [1000, 300, 360],
  ] as const) {
    sheet.at(fromLeft(at), horizonLine + 60, half / 100, () => {
      const peak = Math.round(((top + 60) * 100) / half);
      const part = (share: number) => Math.round(-peak * share);
      sheet.path(`M-100 0L-45 ${part(0.65)} 0 ${-peak} 40 ${part(0.68)} 100 0z`, snow);
      sheet.path(`M0 ${-peak}L40 ${part(0.68)} 100 0H7L15 ${part(0.5)}-5 ${part(0.7)}z`, blue);
      sheet.path(
        `M-45 ${part(0.65)}L-30 ${part(0.76)}-12 ${part(0.2)}-40 ${part(0.1)}-30 ${part(0.4)}z`,
        blue,
      );
    });
  }
}

/** Heights are counted from the horizon, so that the tongue stays in one piece wherever the horizon is. */
function tongue(
  { sheet, inks, mirror, fromLeft }: Stage,
  horizonLine: number,
  snow: string,
  ice: string,
): void {
  const { near, shadow, mid, light, water, far } = inks;
  const rock = mix(mid, shadow, 0.3);
  const [lit, dark] =
    mirror === 1 ? [mix(rock, light, 0.18), mix(rock, shadow, 0.4)] : [mix(rock, shadow, 0.3), rock];
  sheet.at(fromLeft(0), horizonLine, mirror, () => {
    sheet.path(
      'M700-110Q800-130 930-90 880 0 980 60T1240 150V400H-40V190Q300 170 480 110T690 10Q740-50 700-110z',
      ice,
    );
    sheet.path(
      'M700-110Q760-122 800-114 820-20 660 90T60 260L-40 400V190Q300 170 480 110T690 10Q740-50 700-110z',
      snow,
    );
    const tears = [-60, 760, 110, -20, 730, 150, 24, 660, 260, 72, 570, 440, 124, 470, 640];
    for (let i = 0; i < 15; i += 3) {
      const [y = 0, from = 0, width = 0] = tears.slice(i, i + 3);
      const [quarter, half] = [Math.round(width / 4), Math.round(width / 2)];
      sheet.path(
        `M${from} ${y}l${quarter} 16 ${half - quarter}-8 ${quarter} 10 ${half - quarter}-14-${quarter} 30-${half - quarter}-4-${quarter} 8z`,
        mix(ice, water, 0.55),
      );
    }
    sheet.path('M890-70L960-150 1000-250 1070-310 1130-390 1240-420V190L1100 130 990 60 930 10z', rock);
    sheet.path('M890-70L960-150 1000-250 1070-310 1050-180 1100-90 1040 0 1060 100 990 60 930 10z', lit);
    sheet.path('M1130-390L1240-420V190L1180 160 1200 20 1140-110 1170-240z', dark);
    sheet.path('M1000-250L1070-310 1130-390 1110-300 1070-270 1060-220z', snow);
    sheet.path('M-40-30L60 0 150 56 250 84 330 130 180 190-40 230z', mix(near, shadow, 0.15));
    sheet.path('M-40-30L60 0 150 56 90 100-40 80z', mix(snow, far, 0.2));
  });
}

/** The near crevasse: a rim of light, a wall of blue ice, and darkness below. */
function crevasse({ sheet, inks }: Stage, snow: string): void {
  const { water, shadow } = inks;
  sheet.path(
    'M-40 1010L120 984 260 1004 400 986 560 1014 700 1004 880 1044 700 1064 540 1110 380 1100 180 1130-40 1110z',
    mix(snow, water, 0.4),
  );
  sheet.path(
    'M-40 1056L110 1026 250 1050 400 1030 560 1054 690 1036 880 1044 700 1064 540 1110 380 1100 180 1130-40 1110z',
    mix(water, shadow, 0.4),
  );
  sheet.path(
    'M120 984L110 1026 180 1040 190 994zM400 986L400 1030 470 1042 460 996zM620 1008L610 1044 690 1036 700 1004z',
    mix(snow, water, 0.62),
  );
}
