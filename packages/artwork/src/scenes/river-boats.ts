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
  const { sheet, inks, chance, x, horizon, mirror, sky, landmark, prop } = stage;
  const { far, mid, near, light, shadow, ground, skyLow, water } = inks;
  const h = Math.min(horizon, 620);
  sky(h);
  const hills = [0, 160, 360, 560, 780, 1000, SHEET_SIZE].flatMap((at) => [
    at,
    h - 20 - Math.round(chance() * 100),
  ]);
  sheet.path(landUnder(hills, h + 60), mix(far, skyLow, 0.2));
  landmark({ x: x(420), base: h + 12, height: 390 });
  bushes(sheet, chance, { x: [0, SHEET_SIZE], y: h + 34, s: 40, ink: mix(mid, far, 0.3) });
  const reach = steps(mix(water, skyLow, 0.6), mix(water, shadow, 0.4), 6);
  for (const [i, ink] of reach.entries()) {
    const y = h + 22 + (SHEET_SIZE - h) * (i / 6) ** 1.35;
    sheet.path(`M0 ${Math.round(y)}q300 ${i % 2 === 0 ? 8 : -8} 600 0t600 0V${SHEET_SIZE}H0z`, ink);
  }
  stage.town({
    x: mirror === 1 ? [690, SHEET_SIZE + 40] : [-40, SHEET_SIZE - 690],
    foot: (at) => h + 30 + Math.abs(at - x(690)) * 0.12,
    base: h + 110,
    width: [80, 118],
    height: [90, 160],
  });
  sheet.at(x(0), 0, mirror, () => {
    sheet.path(`M660 ${h + 30}L1240 ${h + 96}V${h + 136}L700 ${h + 46}z`, mix(ground, shadow, 0.42));
    sheet.path(`M700 ${h + 46}L1240 ${h + 136}V${h + 190}Q960 ${h + 130} 700 ${h + 46}z`, shadow, 0.28);
    sheet.path(
      `M-40 ${h + 20}Q160 ${h + 24} 300 ${h + 40}Q250 ${h + 90} 60 ${h + 150}L-40 ${h + 170}z`,
      mix(near, ground, 0.3),
    );
    sheet.path(
      `M300 ${h + 40}Q250 ${h + 90} 60 ${h + 150}L-40 ${h + 170}V${h + 200}Q240 ${h + 130} 300 ${h + 40}z`,
      shadow,
      0.35,
    );
    bushes(sheet, chance, { x: [150, 280], y: h + 44, s: 66, ink: near });
    bushes(sheet, chance, { x: [-60, 150], y: h + 96, s: 130, ink: mix(near, shadow, 0.25) });
  });
  glints(sheet, chance, {
    x: [60, 1140],
    y: [h + 70, SHEET_SIZE - 30],
    count: 22,
    ink: skyLow,
    opacity: 0.5,
  });
  barge(stage, x(430), h + 110);
  sheet.path(lens(x(250), h + 214, 34, 5), shadow, 0.35);
  smallSail(sheet, x(250), h + 212, 96, { hull: shadow, main: light, jib: mix(light, ground, 0.5) });
  landingStage(stage);
  prop({ x: x(710), base: 884, width: 410 });
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
function landingStage({ sheet, inks, x, mirror }: Stage): void {
  const wood = mix(inks.ground, inks.shadow, 0.34);
  sheet.at(x(0), 0, mirror, () => {
    for (const at of [512, 720, 930, 1120]) sheet.rect(at, 790, 18, 152, mix(wood, inks.shadow, 0.45));
    sheet.poly([540, 842, 1240, 836, 1240, 894, 470, 890], wood);
    sheet.path('M500 870H1240V874H494zM524 854H1240V857H520z', mix(wood, inks.shadow, 0.3));
    sheet.path('M470 890L1240 894V914L470 908z', mix(wood, inks.shadow, 0.5));
    sheet.path(lens(880, 934, 380, 12), inks.shadow, 0.35);
  });
}
