import { pick } from '../kit/chance.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

type Hall = {
  /** A point of the hall: -1 is the left wall and 1 the right one, `nearness` is how near it is. */
  readonly at: (wall: number, nearness: number, aboveEye: number) => [number, number];
  readonly paint: string;
  /** With which of its inks each wall begins. */
  readonly first: Readonly<Record<-1 | 1, number>>;
};
/** Height of the vanishing point on the sheet. */
const eye = 500;
/** Nearness of the wall at the end. */
const end = 0.4;

/** A museum in perspective: lit cases on both walls, a view of the city in the arch at its end, visitors seen from behind. */
export const museumHall: Scene = (stage) => drawHall(stage, cases);

/** The same with framed pictures. */
export const pictureHall: Scene = (stage) => drawHall(stage, pictures);

type Shown = (
  stage: Stage,
  hall: Hall,
  /** Where the shown thing hangs on the wall, and its place among those of this wall. */
  where: { readonly wall: -1 | 1; readonly front: number; readonly back: number; readonly index: number },
) => void;

function drawHall(stage: Stage, shown: Shown): void {
  const { sheet, inks, chance, fromLeft, sky, landmark, prop } = stage;
  const { light, ground, accent, near, mid } = inks;
  const middle = fromLeft(440);
  const at = (wall: number, nearness: number, aboveEye: number): [number, number] => [
    middle + wall * 540 * nearness,
    eye - aboveEye * nearness,
  ];
  const paint = pick([mix(accent, ground, 0.3), mix(mid, light, 0.15), mix(near, light, 0.2)], chance);
  const first = { [-1]: Math.floor(chance() * 4), 1: Math.floor(chance() * 4) };
  const hall = { at, paint, first };
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
  walls(stage, hall, { top: isVaulted ? 262 : 702, shown });
  floor(stage, hall);
  visitors(stage);
  prop({ x: fromLeft(750), base: 900, width: 350 });
}

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

function walls(stage: Stage, hall: Hall, { top, shown }: { top: number; shown: Shown }): void {
  const { sheet, inks } = stage;
  for (const wall of [-1, 1] as const) {
    const [dim, quad] = [dimmed(stage, wall), quadOf(hall, wall)];
    sheet.poly(quad(2.2, end, top, -330), dim(hall.paint));
    sheet.poly(quad(2.2, end, 268, 240), dim(inks.light));
    sheet.poly(quad(2.2, end, -220, -332), dim(mix(hall.paint, inks.shadow, 0.3)));
    for (const [index, [front, back]] of places.entries()) shown(stage, hall, { wall, front, back, index });
  }
}

/** From where to where something hangs on a wall, the farthest first. */
const places = [
  [0.54, 0.45],
  [0.74, 0.6],
  [1.02, 0.82],
] as const;

const pictures: Shown = (stage, hall, { wall, front, back, index }) => {
  const { sheet, inks } = stage;
  const { light, shadow, ground, water, mid, far, accent, sun } = inks;
  const [dim, quad] = [dimmed(stage, wall), quadOf(hall, wall)];
  const inksOfPictures = [
    [far, mid, sun],
    [ground, water, light],
    [water, shadow, accent],
    [light, ground, mid],
  ];
  const [upper = far, lower = mid, thing = sun] = inksOfPictures[(hall.first[wall] + index) % 4] ?? [];
  const edge = (back - front) * 0.12;
  sheet.poly(quad(front, back, 210, -90), dim(mix(ground, shadow, 0.12)));
  sheet.poly(quad(front + edge, back - edge, 190, -70), dim(upper));
  sheet.poly(quad(front + edge, back - edge, 30 + index * 20, -70), dim(lower));
  const [thingX, thingY] = hall.at(wall, (front + back) / 2, 70);
  sheet.oval(thingX, thingY, 34 * front, 60 * front, dim(thing));
};

/** A case of glass on a base, with one small thing on each of its two shelves. */
const cases: Shown = (stage, hall, { wall, front, back, index }) => {
  const { sheet, inks } = stage;
  const { light, shadow, ground, accent, sun, water } = inks;
  const [dim, quad] = [dimmed(stage, wall), quadOf(hall, wall)];
  const edge = (back - front) * 0.08;
  sheet.poly(quad(front, back, 176, -236), dim(mix(ground, shadow, 0.3)));
  sheet.poly(quad(front + edge, back - edge, 160, -150), dim(mix(light, sun, 0.22)));
  sheet.poly(quad(front + edge, back - edge, 12, -2), dim(mix(ground, shadow, 0.12)));
  const [x, upper] = hall.at(wall, (front + back) / 2, 52);
  const [, lower] = hall.at(wall, (front + back) / 2, -104);
  const ink = [accent, water, mix(ground, shadow, 0.3)][(hall.first[wall] + index) % 3] ?? accent;
  sheet.oval(x, upper, 20 * front, 38 * front, dim(ink));
  sheet.oval(x, lower, 26 * front, 44 * front, dim(mix(ink, shadow, 0.25)));
};

/** The left wall lies in the shade. */
function dimmed({ inks }: Stage, wall: -1 | 1) {
  return (ink: string) => (wall < 0 ? mix(ink, inks.shadow, 0.46) : ink);
}

function quadOf({ at }: Hall, wall: -1 | 1) {
  return (near: number, far: number, head: number, foot: number) => [
    ...at(wall, near, head),
    ...at(wall, far, head),
    ...at(wall, far, foot),
    ...at(wall, near, foot),
  ];
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
