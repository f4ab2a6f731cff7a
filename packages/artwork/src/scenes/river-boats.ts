import { smallSail } from '../kit/boats.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A river that bends from the landmark towards the viewer between a town bank and a green one; boats on it, a
 * landing stage in front.
 */
export const riverBoats: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop } = stage;
  const { far, mid, near, light, shadow, ground, skyLow, water } = inks;
  const horizonLine = Math.min(horizon, 620);
  sky(horizonLine);
  const hills = [0, 160, 360, 560, 780, 1000, SHEET_SIZE].flatMap((at) => [
    at,
    horizonLine - 20 - Math.round(chance() * 100),
  ]);
  sheet.path(landUnder(hills, horizonLine + 60), mix(far, skyLow, 0.2));
  landmark({ x: fromLeft(420), base: horizonLine + 12, height: 390 });
  bushes(sheet, chance, { x: [0, SHEET_SIZE], y: horizonLine + 34, size: 40, ink: mix(mid, far, 0.3) });
  const waterInks = steps(mix(water, skyLow, 0.6), mix(water, shadow, 0.4), 6);
  for (const [i, ink] of waterInks.entries()) {
    const y = horizonLine + 22 + (SHEET_SIZE - horizonLine) * (i / 6) ** 1.35;
    sheet.path(`M0 ${Math.round(y)}q300 ${i % 2 === 0 ? 8 : -8} 600 0t600 0V${SHEET_SIZE}H0z`, ink);
  }
  stage.town({
    x: mirror === 1 ? [690, SHEET_SIZE + 40] : [-40, SHEET_SIZE - 690],
    foot: (at) => horizonLine + 30 + Math.abs(at - fromLeft(690)) * 0.12,
    base: horizonLine + 110,
    width: [80, 118],
    height: [90, 160],
  });
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(
      `M660 ${horizonLine + 30}L1240 ${horizonLine + 96}V${horizonLine + 136}L700 ${horizonLine + 46}z`,
      mix(ground, shadow, 0.42),
    );
    sheet.path(
      `M700 ${horizonLine + 46}L1240 ${horizonLine + 136}V${horizonLine + 190}Q960 ${horizonLine + 130} 700 ${horizonLine + 46}z`,
      shadow,
      0.28,
    );
    sheet.path(
      `M-40 ${horizonLine + 20}Q160 ${horizonLine + 24} 300 ${horizonLine + 40}Q250 ${horizonLine + 90} 60 ${horizonLine + 150}L-40 ${horizonLine + 170}z`,
      mix(near, ground, 0.3),
    );
    sheet.path(
      `M300 ${horizonLine + 40}Q250 ${horizonLine + 90} 60 ${horizonLine + 150}L-40 ${horizonLine + 170}V${horizonLine + 200}Q240 ${horizonLine + 130} 300 ${horizonLine + 40}z`,
      shadow,
      0.35,
    );
    bushes(sheet, chance, { x: [150, 280], y: horizonLine + 44, size: 66, ink: near });
    bushes(sheet, chance, { x: [-60, 150], y: horizonLine + 96, size: 130, ink: mix(near, shadow, 0.25) });
  });
  glints(sheet, chance, {
    x: [60, 1140],
    y: [horizonLine + 70, SHEET_SIZE - 30],
    count: 22,
    ink: skyLow,
    opacity: 0.5,
  });
  barge(stage, fromLeft(430), horizonLine + 110);
  sheet.path(lens(fromLeft(250), horizonLine + 214, 34, 5), shadow, 0.35);
  smallSail(sheet, fromLeft(250), horizonLine + 212, 96, {
    hull: shadow,
    main: light,
    jib: mix(light, ground, 0.5),
  });
  landingStage(stage);
  prop({ x: fromLeft(710), base: 884, width: 410 });
};

/** A small covered boat with a row of windows. */
function barge({ sheet, inks, mirror }: Stage, x: number, y: number): void {
  const { light, shadow, accent, ground } = inks;
  sheet.path(lens(x, y + 3, 88, 7), shadow, 0.35);
  sheet.at(x, y, mirror, () => {
    sheet.path('M-50-38H42L56-14H-58z', light);
    sheet.path('M-56-42H48V-34H-56z', mix(accent, shadow, 0.25));
    for (let i = -46; i < 40; i += 17) sheet.rect(i, -31, 11, 12, shadow);
    sheet.path('M-76-16H84Q78 0 66 4H-62Q-72-2-76-16z', mix(ground, shadow, 0.55));
  });
}

/** Planks on piles. A standing prop is on them, and a floating one is moored in front of them. */
function landingStage({ sheet, inks, fromLeft, mirror }: Stage): void {
  const wood = mix(inks.ground, inks.shadow, 0.34);
  sheet.at(fromLeft(0), 0, mirror, () => {
    for (const at of [512, 720, 930, 1120]) sheet.rect(at, 790, 18, 152, mix(wood, inks.shadow, 0.45));
    sheet.poly([540, 842, 1240, 836, 1240, 894, 470, 890], wood);
    sheet.path('M500 870H1240V874H494zM524 854H1240V857H520z', mix(wood, inks.shadow, 0.3));
    sheet.path('M470 890L1240 894V914L470 908z', mix(wood, inks.shadow, 0.5));
    sheet.path(lens(880, 934, 380, 12), inks.shadow, 0.35);
  });
}
