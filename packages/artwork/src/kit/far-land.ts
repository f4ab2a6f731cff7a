import { SHEET_SIZE, type Stage } from '../stage.ts';
import { landUnder } from './curve.ts';
import { mix } from './mix.ts';
import { bushes } from './round-tree.ts';

/** Draws the background of a place around the horizon: mountains, dunes, woods or only a low shore. */
export function farLand(stage: Stage, horizon: number): void {
  const { sheet, inks, chance, look } = stage;
  const { far, mid, near, skyLow } = inks;
  const back = mix(far, skyLow, 0.4);
  const soft = (rise: number, ink: string, drop = 0) => {
    const line = [0, 170, 360, 560, 780, 1000, SHEET_SIZE].flatMap((at) => [
      at,
      horizon + drop - Math.round(rise * (0.25 + 0.75 * chance())),
    ]);
    sheet.path(landUnder(line, horizon + 60), ink);
  };
  if (look.terrain === 'mountains') peaks(stage, horizon);
  else if (look.terrain === 'fjord') walls(stage, horizon);
  else if (look.terrain === 'desert') dunes(stage, horizon);
  else if (look.terrain === 'hills' || look.terrain === 'cliffs') {
    soft(190, back);
    soft(90, mix(far, mid, 0.2), 14);
  } else if (look.terrain === 'jungle') {
    soft(200, back);
    bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: horizon + 20, size: 110, ink: mix(far, mid, 0.35) });
    bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: horizon + 34, size: 64, ink: mix(mid, near, 0.3) });
  } else {
    soft(look.terrain === 'sea' ? 70 : 50, back);
    bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: horizon + 22, size: 40, ink: mix(far, mid, 0.4) });
  }
}

/** Two ranges, the nearer one with snow and a shaded side. */
function peaks({ sheet, inks, chance }: Stage, horizon: number): void {
  const back = mix(inks.far, inks.skyLow, 0.4);
  const rock = mix(inks.far, inks.mid, 0.45);
  for (const [at, tall] of [
    [120, 170],
    [520, 210],
    [880, 190],
  ] as const)
    sheet.poly([at - 260, horizon + 20, at, horizon - tall - 60 * chance(), at + 260, horizon + 20], back);
  for (const [at, tall] of [
    [-10, 230],
    [300, 190],
    [760, 170],
    [1120, 280],
  ] as const) {
    const top = Math.round(horizon - tall - 40 * chance());
    const width = Math.round(tall * 1.1);
    sheet.poly([at - width, horizon + 30, at, top, at + width, horizon + 30], rock);
    sheet.poly(
      [at, top, at + width, horizon + 30, at + width * 0.2, horizon + 30, at + 26, top + tall * 0.5],
      mix(rock, inks.shadow, 0.3),
    );
    sheet.path(
      `M${at - 62} ${top + 56}L${at} ${top}L${at + 62} ${top + 56}l-22-6-20 22-22-26-24 24-18-24z`,
      mix(inks.light, back, 0.1),
    );
  }
}

/** The two sides of a fjord, which always differ. */
function walls({ sheet, inks, fromLeft, mirror }: Stage, horizon: number): void {
  const { far, mid, shadow, skyLow, light } = inks;
  sheet.path(
    landUnder(
      [0, horizon - 60, 300, horizon - 150, 520, horizon - 70, 760, horizon - 170, SHEET_SIZE, horizon - 90],
      horizon + 40,
    ),
    mix(far, skyLow, 0.4),
  );
  sheet.at(
    fromLeft(0),
    horizon,
    mirror,
    () => {
      sheet.path('M-40 30V-330L60-380 130-300 210-270 260-160 330-90 380 30z', mix(far, mid, 0.6));
      sheet.path('M130-300L210-270 260-160 330-90 380 30H240L190-90 150-180z', mix(mid, shadow, 0.3));
      sheet.path('M20-364L60-380 110-322 84-326 66-300 46-330z', mix(light, skyLow, 0.3));
      sheet.path('M1240 30V-260L1140-300 1060-190 980-120 900 30z', mix(far, mid, 0.4));
      sheet.path('M1240 30V-260L1140-300 1120-180 1160-80 1130 30z', mix(mid, shadow, 0.2));
    },
    1,
  );
}

/** Three crests, each with one slip face. */
function dunes({ sheet, inks, fromLeft, mirror }: Stage, horizon: number): void {
  const { far, ground, shadow, skyLow } = inks;
  sheet.at(
    fromLeft(0),
    horizon,
    mirror,
    () => {
      sheet.path('M-40 30Q200-40 360-120 560-40 760-30T1240-60V40H-40z', mix(far, skyLow, 0.3));
      sheet.path('M360-120Q340-40 240 30H640Q440-20 360-120z', mix(far, shadow, 0.18));
      sheet.path('M500 40Q760 0 900-90 1040-20 1240-10V60H500z', mix(ground, far, 0.4));
      sheet.path('M900-90Q900 0 820 50H1160Q980 0 900-90z', mix(ground, shadow, 0.26));
    },
    1,
  );
}
