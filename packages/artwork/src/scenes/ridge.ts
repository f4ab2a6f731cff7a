import { landUnder } from '../kit/curve.ts';
import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A high ridge: a path along the crest, the valley far below with its river and the small landmark, mist
 * between the ranges.
 */
export const ridge: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, tree, prop, signature } = stage;
  const { near, mid, far, ground, light, shadow, skyLow, water } = inks;
  sky(480);
  farLand(stage, 500);
  landmark({ x: fromLeft(400), base: 590, height: 290 });
  for (const [i, y] of [560, 610].entries()) {
    const line = [0, 200, 420, 640, 860, SHEET_SIZE].flatMap((at) => [at, y - Math.round(chance() * 56)]);
    sheet.path(landUnder(line, 800), mix(mix(far, mid, 0.3 + i * 0.3), skyLow, 0.2 - i * 0.1));
  }
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 690Q200 640 420 680T860 660V1220H-20z', mix(mix(mid, near, 0.3), skyLow, 0.2));
      sheet.path(
        'M60 900Q160 780 300 760T420 700Q520 690 560 660L580 662Q560 700 460 716T380 770Q260 800 200 900z',
        mix(water, light, 0.4),
      );
      for (const [at, y, width] of [
        [250, 700, 260],
        [560, 742, 220],
      ] as const)
        sheet.path(
          `M${at - width} ${y}q40-26 ${width * 0.6}-16t${width} 6q60-10 90 10-40 20-${width}  14t-${width + 60}-14z`,
          mix(light, skyLow, 0.4),
          0.75,
        );
    },
    1,
  );
  const rock = mix(mix(mid, ground, 0.4), shadow, 0.08);
  sheet.at(fromLeft(0), 0, mirror, () => crest(stage, rock), 1);
  for (const [at, y, size] of [
    [1090, 700, 190],
    [1160, 740, 240],
  ] as const)
    if (stage.look.tree !== 'none') tree(fromLeft(at), y, size);
  passersBy(stage, { back: true, bag: near }, [
    [430, 838, 84, signature],
    [470, 842, 90, light],
  ]);
  prop({ x: fromLeft(708), base: 892, width: 380 });
};

/** The near crest, which falls to the valley on one side; the path runs along its top. */
function crest({ sheet, inks }: Stage, rock: string): void {
  const { near, ground, light, shadow, accent } = inks;
  const grass = mix(near, ground, 0.4);
  sheet.path('M1240 640Q1080 680 980 760T620 850Q420 830 260 900T-20 1010V1220H1240z', grass);
  sheet.path('M-20 1010Q120 950 260 900L300 960 240 1010 320 1080 200 1220H-20z', rock);
  sheet.path(
    'M260 900L300 960 240 1010 320 1080 200 1220H360Q420 1080 360 980 320 920 260 900z',
    mix(rock, shadow, 0.36),
  );
  sheet.path(
    'M1240 720Q1060 760 940 820T620 872Q500 850 420 862L440 880Q540 880 640 912T1000 860Q1120 800 1240 780z',
    mix(ground, light, 0.55),
  );
  sheet.path(
    'M640 912Q820 900 1000 860T1240 780V830Q1100 900 900 940T700 1220H380Q500 1040 640 912z',
    mix(grass, light, 0.12),
  );
  for (const [at, y, width] of [
    [520, 1000, 60],
    [900, 1010, 90],
    [1060, 960, 54],
    [760, 1080, 44],
  ] as const) {
    sheet.path(`M${at - width} ${y}q10-${width} ${width}-${width}t${width} ${width}z`, mix(rock, light, 0.2));
    sheet.path(
      `M${at + width * 0.1} ${y - width}q${width * 0.8} 8 ${width * 0.9} ${width}h-${width * 0.5}z`,
      mix(rock, shadow, 0.36),
    );
  }
  for (let i = 0; i < 16; i++)
    sheet.disc(480 + i * 46, 1040 + ((i * 53) % 120), 8, i % 3 === 0 ? accent : light);
}
