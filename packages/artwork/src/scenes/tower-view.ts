import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, type Stage, side } from '../stage.ts';

/** From high above: roofs down to the parapet, a river through them, the landmark over it all, two people at the rail. */
export const towerView: Scene = (stage) => {
  const { sheet, inks, chance, x, horizon, turn, sky, landmark, prop } = stage;
  const { far, mid, light, shadow, ground, skyLow, water, near, accent } = inks;
  const h = Math.min(horizon, 600) - 90;
  sky(h);
  const ridge = `M0 ${h + 30}V${h - 20}Q200 ${h - 90} 420 ${h - 34}T800 ${h - 46}T${side} ${h - 20}V${h + 30}z`;
  sheet.path(ridge, mix(far, skyLow, 0.4));
  sheet.rect(0, h, side, 400, mix(mix(mid, ground, 0.4), skyLow, 0.4));
  let d = `M0 ${h + 80}V${h + 36}`;
  for (let at = 0; at < side; at += 60)
    d += `L${at + 26} ${h + Math.round(6 + chance() * 18)} ${at + 60} ${h + 36}`;
  sheet.path(`${d}V${h + 80}z`, mix(mix(accent, ground, 0.42), skyLow, 0.55));
  landmark({ x: x(420), base: h + 126, height: 400 });
  row(stage, h + 102, 86, 0.32);
  row(stage, h + 166, 100, 0.2, [-60, 640]);
  const flow = mix(water, light, 0.3);
  sheet.at(x(0), h, turn, () => {
    sheet.path('M1240 136Q960 130 880 170T620 226T-40 250V340Q460 330 700 266T960 200T1240 180z', flow);
    sheet.path(lens(300, 286, 150, 7) + lens(520, 266, 70, 5) + lens(840, 206, 60, 4), light, 0.7);
  });
  row(stage, h + 250, 104, 0.1, [730, 1260]);
  bridge(stage, h + 10);
  row(stage, h + 356, 190, 0);
  platform(stage);
  const [one, two] = [mix(ground, light, 0.3), mix(near, water, 0.4)];
  const back = true;
  passerBy(sheet, { x: x(985), y: 962, tall: 262, coat: one, ground, shadow, back });
  passerBy(sheet, { x: x(1085), y: 958, tall: 236, coat: two, ground, shadow, back, long: true, skin: 0.42 });
  prop({ x: x(690), base: 908, width: 380 });
};

/** One row of roofs seen from above: walls, lit slopes, dark slopes and windows are one path each. */
function row(stage: Stage, y: number, w: number, haze: number, span = [-60, 1260]): void {
  const { sheet, inks, chance, x } = stage;
  const { light, accent, ground, shadow, skyLow } = inks;
  const veil = (ink: string) => mix(ink, skyLow, haze);
  const houses: [number, number, number][] = [];
  for (let at = -w * chance(); at < side; at += houses.at(-1)?.[2] ?? w) {
    houses.push([
      Math.round(at),
      Math.round(y + w * 0.3 * (chance() - 0.5)),
      Math.round(w * (0.8 + 0.6 * chance())),
    ]);
  }
  const [from = 0, to = 0] = span;
  const shown = houses.filter(([at, , wide]) => x(at + wide / 2) > from && x(at + wide / 2) < to);
  const slope = mix(accent, ground, 0.42);
  const deep = w * 1.2;
  for (const [at, top, wide] of shown) sheet.rect(at, top, wide * 0.62, deep, veil(mix(light, ground, 0.3)));
  for (const [at, top, wide] of shown) {
    sheet.rect(at + wide * 0.62, top, wide * 0.38, deep, veil(mix(mix(light, ground, 0.4), shadow, 0.36)));
  }
  for (const [at, top, wide] of shown) {
    sheet.poly([at - 2, top, at + wide * 0.3, top - w * 0.62, at + wide * 0.62, top], veil(slope));
  }
  for (const [at, top, wide] of shown) {
    const ridge = top - w * 0.62;
    const roof = [at + wide * 0.3, ridge, at + wide * 0.78, ridge, at + wide + 2, top, at + wide * 0.62, top];
    sheet.poly(roof, veil(mix(slope, shadow, 0.26)));
  }
  for (const [at, top] of shown)
    if (chance() < 0.5) sheet.rect(at + w * 0.2, top + w * 0.16, w * 0.16, w * 0.26, veil(shadow));
}

function bridge({ sheet, inks, x, turn }: Stage, h: number): void {
  const stone = mix(inks.light, inks.ground, 0.3);
  sheet.at(x(640), h + 256, 1.2 * turn, () => {
    sheet.path('M-70-28L64-58V-34L50-28Q44-40 26-32L14-8Q0-22-18-14L-30 8Q-46-6-70 4z', stone);
    sheet.path(
      'M-70-14L64-44V-34L50-28Q44-40 26-32L14-8Q0-22-18-14L-30 8Q-46-6-70 4z',
      mix(stone, inks.shadow, 0.3),
    );
  });
}

/** An iron railing, so that the city shows through it. */
function platform({ sheet, inks }: Stage): void {
  const { ground, light, shadow } = inks;
  const iron = mix(shadow, ground, 0.1);
  sheet.rect(0, 880, side, 320, mix(ground, shadow, 0.24));
  for (const y of [940, 1020, 1120]) sheet.rect(0, y, side, 6, mix(ground, shadow, 0.36));
  sheet.rect(0, 862, side, 22, mix(ground, light, 0.4));
  sheet.rect(0, 884, side, 10, mix(ground, shadow, 0.45));
  for (let at = 57; at < side; at += 60) sheet.rect(at, 764, 6, 100, iron);
  for (let at = 112; at < side; at += 240) sheet.rect(at, 752, 16, 112, iron);
  sheet.rect(0, 776, side, 6, iron);
  sheet.rect(0, 754, side, 14, iron);
  sheet.rect(0, 752, side, 5, mix(iron, light, 0.5));
}
