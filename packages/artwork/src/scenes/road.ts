import { smallSail } from '../kit/boats.ts';
import { pick } from '../kit/chance.ts';
import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A country road that winds from the landmark towards the viewer and runs along the foreground; fields, hills
 * or the sea beside it.
 */
export const road: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop } = stage;
  const { far, mid, near, ground, skyLow } = inks;
  const horizonLine = Math.min(horizon, 620);
  const kind = pick(['coast', 'fields', 'hills'], chance);
  sky(horizonLine);
  const rise = kind === 'hills' ? 190 : 90;
  for (const [i, ink] of [mix(far, skyLow, 0.35), mix(far, mid, 0.25)].entries()) {
    const hills = [0, 150, 340, 560, 760, 980, SHEET_SIZE].flatMap((at) => [
      at,
      horizonLine - 50 + i * 44 - Math.round(chance() * (i === 0 ? rise : rise / 2)),
    ]);
    sheet.path(landUnder(hills, 800), ink);
    if (i === 0) landmark({ x: fromLeft(410), base: horizonLine + 24, height: 390 });
  }
  if (kind === 'coast') sea(stage, horizonLine);
  else bushes(sheet, chance, { x: [0, SHEET_SIZE], y: horizonLine + 44, size: 40, ink: mix(mid, near, 0.5) });
  const field = mix(ground, near, 0.2);
  sheet.at(fromLeft(0), 0, mirror, () => {
    const coast = [
      -40,
      horizonLine + 20,
      220,
      horizonLine + 36,
      440,
      horizonLine + 60,
      600,
      horizonLine + 130,
      760,
      790,
    ];
    const plain = [
      -40,
      horizonLine + 30,
      300,
      horizonLine + 40,
      700,
      horizonLine + 52,
      1240,
      horizonLine + 20,
    ];
    sheet.path(landUnder(kind === 'coast' ? coast : plain, 1200), field);
    const nearer = landUnder(
      [-40, horizonLine + 96, 200, horizonLine + 92, 430, horizonLine + 130, 620, 800, 1240, 800],
      1200,
    );
    sheet.path(nearer, mix(field, near, 0.32));
    const right = landUnder(
      [560, horizonLine + 140, 780, horizonLine + 96, 1000, horizonLine + 84, 1240, horizonLine + 70],
      900,
    );
    if (kind !== 'coast') sheet.path(right, mix(field, near, 0.5));
    if (kind === 'fields') furrows(stage, horizonLine);
    winding(stage, horizonLine);
  });
  trees(stage, horizonLine, kind);
  foreground(stage);
  prop({ x: fromLeft(700), base: 890, width: 430 });
};

function sea({ sheet, inks, chance, fromLeft }: Stage, horizonLine: number): void {
  const { water, skyLow, shadow, light, ground } = inks;
  for (const [i, y] of [horizonLine + 10, horizonLine + 34, horizonLine + 80, horizonLine + 150].entries())
    sheet.rect(0, y, SHEET_SIZE, 800 - y, mix(mix(water, skyLow, 0.45), mix(water, shadow, 0.2), i / 3));
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [horizonLine + 30, 790],
    count: 18,
    ink: skyLow,
    opacity: 0.5,
  });
  sheet.path(lens(fromLeft(960), horizonLine + 92, 34, 4), shadow, 0.3);
  smallSail(sheet, fromLeft(960), horizonLine + 90, 84, {
    hull: shadow,
    main: light,
    jib: mix(light, ground, 0.5),
  });
}

function furrows({ sheet, inks }: Stage, horizonLine: number): void {
  const lines = Array.from(
    { length: 8 },
    (_, i) =>
      `M${690 + i * 66} ${horizonLine + 108 - i * 5}Q${760 + i * 90} ${horizonLine + 150} ${740 + i * 130} 800`,
  );
  sheet.line(lines.join(''), mix(inks.near, inks.ground, 0.2), 7);
}

/** The far part of the road: three bends, each twice as wide as the one before. */
function winding({ sheet, inks }: Stage, horizonLine: number): void {
  const { ground, light, shadow } = inks;
  const roadShape = `M400 40Q470 52 430 70Q250 96 300 124Q340 150 470 166Q580 190 470 ${830 - horizonLine}L250 ${840 - horizonLine}Q500 214 420 190Q230 160 210 130Q200 92 400 66Q430 54 394 42z`;
  const ink = mix(mix(ground, light, 0.6), shadow, 0.06);
  sheet.at(0, horizonLine, 1, () => sheet.path(roadShape, ink));
}

function trees({ chance, fromLeft, tree }: Stage, horizonLine: number, kind: string): void {
  const inland = [520, 84, 90, 170, 110, 120, 620, 120, 140, 60, 156, 200, 1090, 120, 210];
  const rows = kind === 'coast' ? [170, 104, 110, 60, 150, 190] : inland;
  for (let i = 0; i < rows.length; i += 3) {
    const [at = 0, dy = 0, size = 0] = rows.slice(i, i + 3);
    tree(fromLeft(at), horizonLine + dy, size * (0.9 + 0.3 * chance()));
  }
}

/** The near part of the road: verge, kerb stones, asphalt with dashes, grass below. */
function foreground({ sheet, inks, fromLeft, mirror }: Stage): void {
  const { near, ground, shadow, light, accent, far } = inks;
  const asphalt = mix(mix(far, shadow, 0.45), ground, 0.12);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path('M-40 838Q300 812 700 816T1240 800V1240H-40z', mix(near, ground, 0.5));
    sheet.path('M-40 856Q300 830 700 832T1240 818V980Q900 968 600 972T-40 1000z', asphalt);
    sheet.path(
      'M-40 856Q300 830 700 832T1240 818V826Q900 838 700 840T-40 866zM-40 990Q300 962 600 962T1240 968V978Q900 968 600 972T-40 1000z',
      mix(light, asphalt, 0.15),
    );
    const dashes = Array.from({ length: 8 }, (_, i) => `M${i * 160} ${912 - i * 2}l84-1-2 10-86 1z`);
    sheet.path(dashes.join(''), light);
    for (const at of [70, 240, 980, 1130]) {
      sheet.rect(at, 776, 20, 64, light);
      sheet.rect(at + 13, 776, 7, 64, mix(light, shadow, 0.35));
      sheet.rect(at, 788, 20, 10, at === 240 ? accent : shadow);
    }
    sheet.path('M-40 1060Q260 1020 520 1070T1240 1060V1240H-40z', mix(near, shadow, 0.1));
    for (let i = 0; i < 14; i++)
      sheet.disc(40 + i * 84, 1090 + ((i * 47) % 80), 7, i % 3 === 0 ? mix(accent, light, 0.4) : light);
  });
}
