import { pick } from '../kit/chance.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

type Hall = {
  /** A point of the hall: -1 is the left wall and 1 the right one, `nearness` is how near it is. */
  readonly at: (wall: number, nearness: number, aboveEye: number) => [number, number];
  readonly paint: string;
};
/** Height of the vanishing point on the sheet. */
const eye = 500;
/** Nearness of the wall at the end. */
const end = 0.4;

/**
 * A gallery in perspective: frames on both walls, a view of the city in the arch at its end, visitors seen
 * from behind.
 */
export const museumHall: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, sky, landmark, prop } = stage;
  const { light, ground, accent, near, mid } = inks;
  const middle = fromLeft(440);
  const at = (wall: number, nearness: number, aboveEye: number): [number, number] => [
    middle + wall * 540 * nearness,
    eye - aboveEye * nearness,
  ];
  const paint = pick([mix(accent, ground, 0.3), mix(mid, light, 0.15), mix(near, light, 0.2)], chance);
  const hall = { at, paint };
  sky(590);
  landmark({ x: middle, base: 604, height: 270, framed: true, widest: 330 });
  bushes(sheet, chance, { x: [middle - 170, middle + 150], y: 660, size: 44, ink: mix(near, ground, 0.15) });
  const [left, right] = [middle - 150, middle + 150];
  const wall = mix(paint, light, 0.4);
  sheet.path(
    `M${middle - 240} 640V200H${middle + 240}V640zM${left} 640H${right}V390A150 136 0 0 0 ${left} 390z`,
    wall,
  );
  const hole = `M${left} 640H${right}V390A150 136 0 0 0 ${left} 390z`;
  sheet.path(`M${left - 18} 640V390A168 154 0 0 1 ${right + 18} 390V640z${hole}`, light);
  const isVaulted = chance() < 0.6;
  if (isVaulted) vault(stage, hall);
  else beams(stage, hall);
  // A vault begins at 260 above the eye, and a flat ceiling is at 700. The walls overlap both.
  walls(stage, hall, isVaulted ? 262 : 702);
  floor(stage, hall);
  visitors(stage);
  prop({ x: fromLeft(750), base: 900, width: 350 });
};

function vault({ sheet, inks }: Stage, { at }: Hall): void {
  const stone = mix(inks.light, inks.ground, 0.25);
  const [left, spring] = at(-1, end, 260).map(Math.round);
  const hole = `M${left} ${spring}h432a216 180 0 0 0-432 0z`;
  for (const [i, nearness] of [2.2, 1.7, 1.32, 1.03, 0.8, 0.62, 0.49].entries()) {
    const [from, y] = at(-1, nearness, 260).map(Math.round);
    const [width, height] = [Math.round(540 * nearness), Math.round(450 * nearness)];
    sheet.path(
      `M${from} ${y}a${width} ${height} 0 0 1 ${2 * width} 0V${spring}H${from}z${hole}`,
      i % 2 === 0 ? stone : mix(stone, inks.shadow, 0.14),
    );
  }
}

function beams({ sheet, inks }: Stage, { at }: Hall): void {
  const slab = mix(inks.light, inks.shadow, 0.16);
  const row = (nearness: number, depth: number) => [
    ...at(-1, nearness, 700),
    ...at(1, nearness, 700),
    ...at(1, nearness + depth, 700),
    ...at(-1, nearness + depth, 700),
  ];
  sheet.poly(row(end, 2), slab);
  for (const nearness of [0.43, 0.52, 0.64, 0.8, 1.02])
    sheet.poly(row(nearness, nearness * 0.14), mix(inks.sun, inks.light, 0.5));
}

function walls({ sheet, inks, chance }: Stage, { at, paint }: Hall, top: number): void {
  const { light, shadow, ground, water, mid, far, accent, sun } = inks;
  for (const wall of [-1, 1] as const) {
    const dim = (ink: string) => (wall < 0 ? mix(ink, shadow, 0.46) : ink);
    const quad = (near: number, far: number, head: number, foot: number) => [
      ...at(wall, near, head),
      ...at(wall, far, head),
      ...at(wall, far, foot),
      ...at(wall, near, foot),
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
    for (const [i, [front, back]] of [
      [0.54, 0.45],
      [0.74, 0.6],
      [1.02, 0.82],
    ].entries()) {
      const [upper = far, lower = mid, thing = sun] = pictures[(first + i) % 4] ?? [];
      const [a = 1, b = 1] = [front, back];
      const edge = (b - a) * 0.12;
      sheet.poly(quad(a, b, 210, -90), dim(mix(ground, shadow, 0.12)));
      sheet.poly(quad(a + edge, b - edge, 190, -70), dim(upper));
      sheet.poly(quad(a + edge, b - edge, 30 + i * 20, -70), dim(lower));
      const [thingX, thingY] = at(wall, (a + b) / 2, 70);
      sheet.oval(thingX, thingY, 34 * a, 60 * a, dim(thing));
    }
  }
}

function floor({ sheet, inks }: Stage, { at }: Hall): void {
  const { ground, light, shadow } = inks;
  const row = (nearness: number, depth: number, half: number) => [
    ...at(-half, nearness, -330),
    ...at(half, nearness, -330),
    ...at(half, nearness + depth, -330),
    ...at(-half, nearness + depth, -330),
  ];
  sheet.rect(0, 632, SHEET_SIZE, 568, mix(ground, light, 0.25));
  for (const nearness of [0.4, 0.56, 0.78, 1.09, 1.52])
    sheet.poly(row(nearness, nearness * 0.19, 1), mix(ground, shadow, 0.14));
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

function visitors({ sheet, inks, chance, fromLeft }: Stage): void {
  const { light, shadow, water, ground, near } = inks;
  const coats = [water, light, mix(ground, shadow, 0.25), mix(near, water, 0.4)];
  const first = Math.floor(chance() * 4);
  for (const [i, place] of [[590, 152] as const, [548, 160] as const, [196, 336] as const].entries()) {
    const [at, tall] = place;
    const coat = coats[(first + i) % 4] ?? light;
    const look = { skin: 0.2 + i * 0.12, long: i !== 1, back: true };
    passerBy(sheet, { x: fromLeft(at), y: eye + tall, tall, coat, ground, shadow, ...look });
  }
}
