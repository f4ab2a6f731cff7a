import { landUnder } from '../kit/curve.ts';
import { townRow } from '../kit/houses.ts';
import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { shadow as castShadow } from '../kit/water.ts';
import { type Scene, type Stage, side } from '../stage.ts';

const [vx, vy] = [560, 620];

/** A lane between a wall in shade and a wall in the sun, washing across it, the landmark over the roofs at its end. */
export const oldTownStreet: Scene = (stage) => {
  const { sheet, inks, x, turn, sky, landmark, prop } = stage;
  sky(680);
  sheet.path(landUnder([0, 690, 300, 640, 560, 672, 860, 634, side, 680], 800), inks.far);
  landmark({ x: x(478), base: 748, height: 450 });
  sheet.at(x(0), 0, turn, () => street(stage), 1);
  prop({ x: x(706), base: 900, width: 370 });
};

function street(stage: Stage): void {
  const { sheet, inks, chance } = stage;
  const { ground, light, mid, shadow, skyLow, near } = inks;
  townRow(sheet, chance, {
    x: [320, 870],
    foot: () => 800,
    base: 850,
    width: [74, 104],
    height: [52, 92],
    walls: [mix(skyLow, light, 0.4), mix(skyLow, ground, 0.5)],
    roofs: [mix('#c9603f', mid, 0.25), mix('#d5754e', mid, 0.2)],
    window: shadow,
    shade: shadow,
  });
  const stone = mix('#e2bd8c', ground, 0.5);
  const paving = mix(mix(stone, skyLow, 0.3), shadow, 0.06);
  sheet.poly([320, 826, 860, 826, 1200, 1100, 1200, side, 0, side, 0, 1120], paving);
  sheet.poly([320, 826, 470, 826, 330, side, 0, side, 0, 1100], mix(stone, shadow, 0.34));
  walls(stage, 0, [
    [-10, 130, -420, mix(shadow, mid, 0.16)],
    [130, 240, -270, mix(shadow, mid, 0.34)],
    [240, 330, -130, mix(shadow, mid, 0.52)],
  ]);
  walls(stage, side, [
    [852, 936, 40, mix(skyLow, inks.accent, 0.3)],
    [936, 1056, -90, mix(skyLow, light, 0.4)],
    [1056, 1210, -250, mix(skyLow, ground, 0.6)],
  ]);
  sheet.line('M150 120Q560 300 1010 90', shadow, 3);
  for (const [at, top, w, ink] of [
    [396, 190, 44, light],
    [524, 204, 46, mix(skyLow, light, 0.5)],
    [596, 203, 36, mix(ground, shadow, 0.2)],
    [656, 196, 46, light],
  ] as const)
    sheet.path(`M${at} ${top}h${w}l-3 62h${6 - w}z`, ink);
  for (const [at, foot, tall, coat, long] of [
    [428, 884, 122, mix(mid, shadow, 0.3), true],
    [574, 852, -82, mix(near, light, 0.3), false],
  ] as const) {
    castShadow(sheet, at + 8, foot, Math.abs(tall) * 0.24, shadow, 0.4);
    const person = { coat, shade: mix(coat, shadow, 0.4), legs: shadow, skin: '#b9805a', hair: '#2f2230' };
    walker(sheet, at, foot, tall, { ...person, long, hat: light });
  }
}

type House = readonly [from: number, to: number, top: number, ink: string];

/** Houses along one side; everything on them runs to the point where the lane vanishes. */
function walls({ sheet, inks }: Stage, edge: number, houses: readonly House[]): void {
  const at = (x: number, y: number) => [x, vy + (y - vy) * ((x - vx) / (edge - vx))];
  const quad = (a: number, b: number, top: number, bottom: number, ink: string) =>
    sheet.poly([...at(a, top), ...at(b, top), ...at(b, bottom), ...at(a, bottom)], ink);
  const dark = edge === 0;
  const pane = mix(inks.shadow, inks.mid, dark ? 0 : 0.22);
  for (const [a, b, top, ink] of houses) {
    quad(a, b, top, 1100, ink);
    quad(a, b, top - 30, top, dark ? mix('#c9603f', inks.shadow, 0.66) : mix('#c9603f', inks.mid, 0.25));
    quad(a, b, 1010, 1100, mix(ink, inks.shadow, 0.3));
  }
  const columns = houses.flatMap(([a, b]) => [0.16, 0.58].map((at) => [a + (b - a) * at, (b - a) * 0.24]));
  for (const [i, [a = 0, w = 0]] of columns.entries())
    for (const [storey, top] of [-130, 130, 390].entries()) {
      if (top - 60 < (houses[i >> 1]?.[2] ?? 0)) continue;
      if (!dark) quad(a - 4, a + w + 4, top - 10, top + 160, inks.light);
      quad(a, a + w, top, top + 150, dark && i * 3 + storey === 8 ? inks.light : pane);
      quad(a - 6, a + w + 6, top + 112, top + 160, mix(pane, inks.shadow, 0.5));
    }
  for (const [i, [a = 0, w = 0]] of columns.entries())
    if (i % 2 === 1) quad(a, a + w, 700, 1085, mix(dark ? inks.shadow : inks.near, inks.mid, 0.3));
}
