import { pick } from '../kit/chance.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

type Hall = {
  /** A point of the hall: -1 is the left wall and 1 the right one, `z` is how near it is, `up` its height above the eye. */
  readonly at: (wall: number, z: number, up: number) => [number, number];
  readonly paint: string;
};
/** Height of the vanishing point on the sheet. */
const eye = 500;
/** `z` of the wall at the end. */
const end = 0.4;

/**
 * A gallery in perspective: frames on both walls, a view of the city in the arch at its end, visitors seen
 * from behind.
 */
export const museumHall: Scene = (stage) => {
  const { sheet, inks, chance, x, sky, landmark, prop } = stage;
  const { light, ground, accent, near, mid } = inks;
  const vx = x(440);
  const at = (wall: number, z: number, up: number): [number, number] => [vx + wall * 540 * z, eye - up * z];
  const paint = pick([mix(accent, ground, 0.3), mix(mid, light, 0.15), mix(near, light, 0.2)], chance);
  const hall = { at, paint };
  sky(590);
  landmark({ x: vx, base: 604, height: 270, framed: true, widest: 330 });
  bushes(sheet, chance, { x: [vx - 170, vx + 150], y: 660, s: 44, ink: mix(near, ground, 0.15) });
  const [l, r] = [vx - 150, vx + 150];
  const wall = mix(paint, light, 0.4);
  sheet.path(`M${vx - 240} 640V200H${vx + 240}V640zM${l} 640H${r}V390A150 136 0 0 0 ${l} 390z`, wall);
  const hole = `M${l} 640H${r}V390A150 136 0 0 0 ${l} 390z`;
  sheet.path(`M${l - 18} 640V390A168 154 0 0 1 ${r + 18} 390V640z${hole}`, light);
  const vaulted = chance() < 0.6;
  if (vaulted) vault(stage, hall);
  else beams(stage, hall);
  // A vault begins at 260 above the eye, and a flat ceiling is at 700. The walls overlap both.
  walls(stage, hall, vaulted ? 262 : 702);
  floor(stage, hall);
  visitors(stage);
  prop({ x: x(750), base: 900, width: 350 });
};

function vault({ sheet, inks }: Stage, { at }: Hall): void {
  const stone = mix(inks.light, inks.ground, 0.25);
  const [left, spring] = at(-1, end, 260).map(Math.round);
  const hole = `M${left} ${spring}h432a216 180 0 0 0-432 0z`;
  for (const [i, z] of [2.2, 1.7, 1.32, 1.03, 0.8, 0.62, 0.49].entries()) {
    const [from, y] = at(-1, z, 260).map(Math.round);
    const [w, h] = [Math.round(540 * z), Math.round(450 * z)];
    sheet.path(
      `M${from} ${y}a${w} ${h} 0 0 1 ${2 * w} 0V${spring}H${from}z${hole}`,
      i % 2 === 0 ? stone : mix(stone, inks.shadow, 0.14),
    );
  }
}

function beams({ sheet, inks }: Stage, { at }: Hall): void {
  const slab = mix(inks.light, inks.shadow, 0.16);
  const row = (z: number, w: number) => [
    ...at(-1, z, 700),
    ...at(1, z, 700),
    ...at(1, z + w, 700),
    ...at(-1, z + w, 700),
  ];
  sheet.poly(row(end, 2), slab);
  for (const z of [0.43, 0.52, 0.64, 0.8, 1.02]) sheet.poly(row(z, z * 0.14), mix(inks.sun, inks.light, 0.5));
}

function walls({ sheet, inks, chance }: Stage, { at, paint }: Hall, top: number): void {
  const { light, shadow, ground, water, mid, far, accent, sun } = inks;
  for (const wall of [-1, 1] as const) {
    const dim = (ink: string) => (wall < 0 ? mix(ink, shadow, 0.46) : ink);
    const quad = (a: number, b: number, head: number, foot: number) => [
      ...at(wall, a, head),
      ...at(wall, b, head),
      ...at(wall, b, foot),
      ...at(wall, a, foot),
    ];
    sheet.poly(quad(2.2, end, top, -330), dim(paint));
    sheet.poly(quad(2.2, end, 268, 240), dim(light));
    sheet.poly(quad(2.2, end, -220, -332), dim(mix(paint, shadow, 0.3)));
    const pictures = [
      [far, mid, sun],
      [ground, water, light],
      [water, shadow, accent],
      [light, ground, mid],
    ];
    const first = Math.floor(chance() * 4);
    for (const [i, [near, deep]] of [
      [0.54, 0.45],
      [0.74, 0.6],
      [1.02, 0.82],
    ].entries()) {
      const [upper = far, lower = mid, thing = sun] = pictures[(first + i) % 4] ?? [];
      const [a = 1, b = 1] = [near, deep];
      const edge = (b - a) * 0.12;
      sheet.poly(quad(a, b, 210, -90), dim(mix(ground, shadow, 0.12)));
      sheet.poly(quad(a + edge, b - edge, 190, -70), dim(upper));
      sheet.poly(quad(a + edge, b - edge, 30 + i * 20, -70), dim(lower));
      const [cx, cy] = at(wall, (a + b) / 2, 70);
      sheet.oval(cx, cy, 34 * a, 60 * a, dim(thing));
    }
  }
}

function floor({ sheet, inks }: Stage, { at }: Hall): void {
  const { ground, light, shadow } = inks;
  const row = (z: number, w: number, half: number) => [
    ...at(-half, z, -330),
    ...at(half, z, -330),
    ...at(half, z + w, -330),
    ...at(-half, z + w, -330),
  ];
  sheet.rect(0, 632, SHEET_SIZE, 568, mix(ground, light, 0.25));
  for (const z of [0.4, 0.56, 0.78, 1.09, 1.52]) sheet.poly(row(z, z * 0.19, 1), mix(ground, shadow, 0.14));
  for (const half of [-0.8, 0.8]) {
    sheet.poly(
      [
        ...at(half, end, -330),
        ...at(half * 1.12, end, -330),
        ...at(half * 1.12, 2.2, -330),
        ...at(half, 2.2, -330),
      ],
      mix(ground, shadow, 0.24),
    );
  }
  sheet.poly(
    [...at(-0.5, end, -330), ...at(0.5, end, -330), ...at(0.5, 1.05, -330), ...at(-0.62, 1.05, -330)],
    light,
    0.45,
  );
}

function visitors({ sheet, inks, chance, x }: Stage): void {
  const { light, shadow, water, ground, near } = inks;
  const coats = [water, light, mix(ground, shadow, 0.25), mix(near, water, 0.4)];
  const first = Math.floor(chance() * 4);
  for (const [i, place] of [[590, 152] as const, [548, 160] as const, [196, 336] as const].entries()) {
    const [at, tall] = place;
    const coat = coats[(first + i) % 4] ?? light;
    const look = { skin: 0.2 + i * 0.12, long: i !== 1, back: true };
    passerBy(sheet, { x: x(at), y: eye + tall, tall, coat, ground, shadow, ...look });
  }
}
