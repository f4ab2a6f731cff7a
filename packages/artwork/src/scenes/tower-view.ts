import { leavesInFront } from '../kit/foreground.ts';
import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * The view from the top of a tower: the roofs of the town with a river and a bridge, the landmark above them, two
 * people at the railing.
 */
export const towerView: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop, style } = stage;
  const { far, mid, light, ground, skyLow, water, near } = inks;
  const horizonLine = Math.min(horizon, 600) - 90;
  sky(horizonLine);
  const ridge = `M0 ${horizonLine + 30}V${horizonLine - 20}Q200 ${horizonLine - 90} 420 ${horizonLine - 34}T800 ${horizonLine - 46}T${SHEET_SIZE} ${horizonLine - 20}V${horizonLine + 30}z`;
  sheet.path(ridge, mix(far, skyLow, 0.4));
  sheet.rect(0, horizonLine, SHEET_SIZE, 400, mix(mix(mid, ground, 0.4), skyLow, 0.4));
  let gables = `M0 ${horizonLine + 80}V${horizonLine + 36}`;
  for (let at = 0; at < SHEET_SIZE; at += 60)
    gables += `L${at + 26} ${horizonLine + Math.round(6 + chance() * 18)} ${at + 60} ${horizonLine + 36}`;
  sheet.path(`${gables}V${horizonLine + 80}z`, mix(inLight(inks, style.roofs[0]), skyLow, 0.5));
  landmark({ x: fromLeft(420), base: horizonLine + 126, height: 400 });
  roofRow(stage, horizonLine + 102, 86, 0.32);
  roofRow(stage, horizonLine + 166, 100, 0.2, [-60, 640]);
  const riverInk = mix(water, light, 0.3);
  sheet.at(fromLeft(0), horizonLine, mirror, () => {
    sheet.path('M1240 136Q960 130 880 170T620 226T-40 250V340Q460 330 700 266T960 200T1240 180z', riverInk);
    sheet.path(lens(300, 286, 150, 7) + lens(520, 266, 70, 5) + lens(840, 206, 60, 4), light, 0.7);
  });
  roofRow(stage, horizonLine + 250, 104, 0.1, [730, 1260]);
  bridge(stage, horizonLine + 10);
  roofRow(stage, horizonLine + 356, 190, 0);
  platform(stage);
  passersBy(stage, { back: true }, [
    [985, 962, 262, mix(ground, light, 0.3)],
    [1085, 958, 236, mix(near, water, 0.4), { long: true, skin: 0.42 }],
  ]);
  prop({ x: fromLeft(690), base: 908, width: 380 });
  leavesInFront(stage);
};

/**
 * One row of the town's roofs, seen from above them. `span` is its extent before the picture is mirrored. The houses
 * are about as tall as wide in every style: `town` multiplies their height by `style.tall`, so it is divided out.
 */
function roofRow(
  { town, style, mirror }: Stage,
  eaves: number,
  houseWidth: number,
  haze: number,
  span = [-60, 1260],
): void {
  const [from = 0, to = SHEET_SIZE] =
    mirror === 1 ? span : [SHEET_SIZE - (span[1] ?? SHEET_SIZE), SHEET_SIZE - (span[0] ?? 0)];
  const height = houseWidth / style.tall;
  town({
    x: [from, to],
    foot: () => eaves + houseWidth,
    base: eaves + houseWidth * 1.5,
    width: [houseWidth * 0.95, houseWidth * 1.35],
    height: [height * 0.84, height * 1.16],
    haze,
  });
}

/** A bridge of two arches over the river. */
function bridge({ sheet, inks, fromLeft, mirror }: Stage, horizonLine: number): void {
  const stone = mix(inks.light, inks.ground, 0.3);
  sheet.at(fromLeft(640), horizonLine + 256, 1.2 * mirror, () => {
    sheet.path('M-70-28L64-58V-34L50-28Q44-40 26-32L14-8Q0-22-18-14L-30 8Q-46-6-70 4z', stone);
    sheet.path(
      'M-70-14L64-44V-34L50-28Q44-40 26-32L14-8Q0-22-18-14L-30 8Q-46-6-70 4z',
      mix(stone, inks.shadow, 0.3),
    );
  });
}

/** The platform of the tower, with an iron railing that the town shows through. */
function platform({ sheet, inks }: Stage): void {
  const { ground, light, shadow } = inks;
  const iron = mix(shadow, ground, 0.1);
  sheet.rect(0, 880, SHEET_SIZE, 320, mix(ground, shadow, 0.24));
  for (const y of [940, 1020, 1120]) sheet.rect(0, y, SHEET_SIZE, 6, mix(ground, shadow, 0.36));
  sheet.rect(0, 862, SHEET_SIZE, 22, mix(ground, light, 0.4));
  sheet.rect(0, 884, SHEET_SIZE, 10, mix(ground, shadow, 0.45));
  for (let at = 57; at < SHEET_SIZE; at += 60) sheet.rect(at, 764, 6, 100, iron);
  for (let at = 112; at < SHEET_SIZE; at += 240) sheet.rect(at, 752, 16, 112, iron);
  sheet.rect(0, 776, SHEET_SIZE, 6, iron);
  sheet.rect(0, 754, SHEET_SIZE, 14, iron);
  sheet.rect(0, 752, SHEET_SIZE, 5, mix(iron, light, 0.5));
}
