import { cafe } from '../kit/cafe.ts';
import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { shadow as castShadow } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Two stalls of different sizes under striped awnings, pennants across the square, the landmark over the
 * roofs between them.
 */
export const market: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizonLine = 660;
  sky(horizonLine);
  sheet.path(
    landUnder(
      [
        0,
        horizonLine - 40,
        300,
        horizonLine - 90,
        600,
        horizonLine - 40,
        900,
        horizonLine - 80,
        SHEET_SIZE,
        horizonLine - 30,
      ],
      horizonLine + 60,
    ),
    inks.far,
  );
  landmark({ x: fromLeft(476), base: horizonLine + 20, height: horizonLine - 270 });
  sheet.at(fromLeft(0), 0, mirror, () => square(stage, horizonLine), 1);
  cafe(sheet, inks, { x: fromLeft(1010), y: 1150, scale: 1.05, parasolColour: stage.signature });
  prop({ x: fromLeft(670), base: 896, width: 350 });
};

function square(stage: Stage, horizonLine: number): void {
  const { sheet, inks } = stage;
  const { ground, light, mid, near, shadow, skyLow, skyTop } = inks;
  stage.town({
    x: [-20, SHEET_SIZE],
    foot: () => horizonLine + 70,
    base: horizonLine + 100,
    width: [92, 132],
    height: [76, 128],
  });
  const paving = mix(mix(mix('#e2bd8c', ground, 0.5), skyLow, 0.3), shadow, 0.05);
  sheet.rect(0, horizonLine + 84, SHEET_SIZE, 460, paving);
  const joints = [-900, -300, 120, 400, 640, 920, 1320, 1900].map(
    (foot) => `M${Math.round(540 + (foot - 540) * 0.26)} ${horizonLine + 84}L${foot} 1200`,
  );
  sheet.line(
    `${joints.join('')}M0 ${horizonLine + 140}H1200M0 880H1200M0 1010H1200`,
    mix(paving, shadow, 0.12),
    4,
  );
  sheet.line('M-20 210Q520 400 1220 150', shadow, 3);
  const flags = [light, mix(mid, shadow, 0.2), mix('#e0a23c', mid, 0.2)];
  for (let i = 0; i < 12; i++) {
    const progress = 0.06 + i * 0.08;
    const bend = (from: number, over: number, to: number) =>
      (1 - progress) * (1 - progress) * from +
      2 * progress * (1 - progress) * over +
      progress * progress * to;
    const [at, y] = [bend(-20, 520, 1220), bend(210, 400, 150)];
    sheet.poly([at - 20, y, at + 20, y - 4, at + 2, y + 46], flags[i % 3] ?? light);
  }
  for (const [at, tall, coat, long] of [
    [446, 142, mix(near, light, 0.2), true],
    [508, -150, mix(skyTop, shadow, 0.3), false],
  ] as const) {
    castShadow(sheet, at + 12, 858, 38, shadow, 0.35);
    const person = { coat, shade: mix(coat, shadow, 0.4), legs: shadow, skin: '#b9805a', hair: '#2f2230' };
    walker(sheet, at, 858, tall, { ...person, long, ...(long ? { hat: light } : { bag: light }) });
  }
  sheet.at(1040, 850, 0.82, () => stall(stage, mix(near, mid, 0.3)));
  sheet.at(120, 960, 1.16, () => stall(stage, mix(mid, shadow, 0.15)));
}

/** A stall with its foot at (0, 0), 420 wide: an awning in one ink and cream, a counter of heaped baskets. */
function stall({ sheet, inks }: Stage, ink: string): void {
  const { light, shadow, ground } = inks;
  const wood = mix(mix('#a06a3c', ground, 0.25), shadow, 0.1);
  castShadow(sheet, 16, 4, 236, shadow, 0.4);
  sheet.rect(-200, -330, 400, 220, mix(shadow, ink, 0.25));
  for (const at of [-204, 190]) sheet.rect(at, -340, 14, 340, mix(wood, shadow, 0.4));
  for (const [i, tone] of ['#d98b34', '#7f9a4c', '#b8452f', '#e0b04a'].entries()) {
    const at = -190 + i * 98;
    sheet.path(`M${at} -104q6-66 44-66t44 66z`, mix(tone, shadow, 0.1));
    sheet.path(`M${at + 50} -169q32 6 38 65h-36q14-34-2-65z`, mix(tone, shadow, 0.4));
  }
  sheet.rect(-214, -112, 428, 26, mix(wood, light, 0.35));
  sheet.rect(-204, -86, 408, 86, wood);
  sheet.rect(80, -86, 124, 86, mix(wood, shadow, 0.3));
  sheet.line('M-204-44H204', mix(wood, shadow, 0.45), 5);
  for (let i = 0; i < 8; i++) {
    const [top, foot] = [-190 + i * 48, -232 + i * 58];
    const tone = mix(i % 2 === 0 ? ink : light, shadow, i > 5 ? 0.24 : 0);
    sheet.path(`M${top} -420h48L${foot + 58} -300v16a29 22 0 0 1-58 0v-16z`, tone);
  }
}
