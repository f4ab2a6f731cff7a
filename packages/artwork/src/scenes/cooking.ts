import { pick } from '../kit/chance.ts';
import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A kitchen counter under an arched window with a view of the city; copper pans or a shelf of jars, tiles,
 * spices.
 */
export const cooking: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, prop } = stage;
  const { light, shadow, ground, mid, near } = inks;
  sky(580);
  city(stage);
  const wall = pick(
    [mix(near, light, 0.1), mix(mid, light, 0.12), mix(mix(near, stage.signature, 0.5), light, 0.1)],
    chance,
  );
  const isArched = chance() < 0.6;
  const hasPans = chance() < 0.55;
  sheet.at(fromLeft(0), 0, mirror, () => {
    const hole = isArched ? 'M190 640H610V380A210 190 0 0 0 190 380z' : 'M190 640H610V210H190z';
    const frame = isArched ? 'M166 650V380A234 214 0 0 1 634 380V650z' : 'M166 650V186H634V650z';
    sheet.path(`M0 0H${SHEET_SIZE}V700H0z${hole}`, wall);
    sheet.path(`${frame}${hole}`, mix(light, ground, 0.25));
    sheet.path('M610 640V400H592V640z', mix(light, shadow, 0.35));
    sheet.rect(146, 638, 508, 26, light);
    sheet.rect(146, 658, 508, 10, mix(light, shadow, 0.35));
    if (!isArched) sheet.rect(190, 288, 420, 10, mix(light, ground, 0.25));
  });
  for (let i = 0; i < 4; i++) {
    if (hasPans) pan(sheet, fromLeft(730 + i * 102), 170, 44 + ((i * 7) % 3) * 9, inks);
    else
      jar(
        sheet,
        fromLeft(735 + i * 100),
        300,
        74 + ((i * 5) % 3) * 22,
        [light, ground, mid, light][i] ?? light,
        inks,
      );
  }
  if (hasPans) sheet.line(`M${fromLeft(670)} 168H${fromLeft(1100)}`, shadow, 10);
  else sheet.rect(Math.min(fromLeft(680), fromLeft(1090)), 300, 410, 18, mix(ground, shadow, 0.4));
  tiles(stage);
  counter(stage);
  prop({ x: fromLeft(735), base: 886, width: 390 });
};

function city({ sheet, inks, fromLeft, landmark, town }: Stage): void {
  const { far } = inks;
  sheet.path('M0 560q300-40 600-10t600-6V700H0z', mix(far, inks.mid, 0.3));
  landmark({ x: fromLeft(400), base: 586, height: 290, framed: true, widest: 400 });
  town({
    x: [fromLeft(400) - 230, fromLeft(400) + 210],
    foot: () => 630,
    base: 660,
    width: [56, 88],
    height: [22, 56],
  });
}

function tiles({ sheet, inks, signature }: Stage): void {
  const { light, ground, water, shadow } = inks;
  sheet.rect(0, 690, SHEET_SIZE, 112, mix(light, ground, 0.18));
  for (const [row, ink] of [mix(water, shadow, 0.2), signature].entries()) {
    for (let i = row; i < 22; i += 2) {
      sheet.poly([i * 56 + 28, 694, i * 56 + 50, 718, i * 56 + 28, 742, i * 56 + 6, 718], ink);
      sheet.poly([i * 56 - 28, 750, i * 56 - 6, 774, i * 56 - 28, 798, i * 56 - 50, 774], ink);
    }
  }
  sheet.rect(0, 686, SHEET_SIZE, 6, mix(light, shadow, 0.4));
  sheet.rect(0, 743, SHEET_SIZE, 3, mix(light, shadow, 0.25));
}

function counter({ sheet, inks, fromLeft, mirror }: Stage): void {
  const { light, shadow, ground, accent, near, sun } = inks;
  const wood = mix(mix('#b9834e', ground, 0.3), shadow, 0.2);
  sheet.rect(0, 800, SHEET_SIZE, 400, mix(wood, shadow, 0.52));
  for (const left of [40, 440, 840]) sheet.rect(left, 990, 320, 210, mix(wood, shadow, 0.4));
  sheet.rect(0, 800, SHEET_SIZE, 136, wood);
  sheet.rect(0, 936, SHEET_SIZE, 22, mix(wood, shadow, 0.25));
  sheet.poly([fromLeft(250), 800, fromLeft(520), 800, fromLeft(620), 936, fromLeft(290), 936], light, 0.28);
  const heaps = [mix(accent, ground, 0.35), mix(ground, sun, 0.4), mix(near, ground, 0.3)];
  for (const [i, heap] of heaps.entries()) {
    const [left, y] = [fromLeft(280 + i * 96), 868 + (i % 2) * 26];
    sheet.path(lens(left + 10, y + 44, 52, 8), shadow, 0.4);
    sheet.path(`M${left - 40} ${y + 6}q16-40 40-44 24 4 40 44z`, heap);
    sheet.path(`M${left} ${y - 38}q24 4 40 44h-30q2-30-10-44z`, mix(heap, shadow, 0.22));
    sheet.path(`M${left - 46} ${y}h92q-4 40-28 46h-36q-24-6-28-46z`, light);
    sheet.path(`M${left + 10} ${y}h36q-4 40-28 46h-20q12-20 12-46z`, mix(light, shadow, 0.28));
  }
  const lemon = mix('#ecbc3e', ground, 0.25);
  sheet.path(lens(fromLeft(170) + 10 * mirror, 900, 60, 10), shadow, 0.4);
  for (const [dx, dy] of [
    [-30, 0],
    [28, 2],
    [0, -34],
  ] as const) {
    sheet.oval(fromLeft(160) + dx, 876 + dy, 31, 25, lemon);
    sheet.path(
      `M${fromLeft(160) + dx + 8} ${852 + dy}a31 25 0 0 1 0 48q12-24 0-48z`,
      mix(lemon, shadow, 0.2),
    );
  }
}

function pan(sheet: Sheet, x: number, top: number, radius: number, { ground, shadow }: Stage['inks']): void {
  const copper = mix('#c9763c', ground, 0.2);
  sheet.rect(x - 5, top, 10, 74, shadow);
  sheet.disc(x, top + 66 + radius, radius, mix(copper, shadow, 0.34));
  sheet.disc(x - 5, top + 63 + radius, radius - 9, copper);
  sheet.path(
    `M${x - radius + 16} ${top + 60 + radius}q4-${radius - 20} ${radius - 14}-${radius - 16}q-${radius - 30} 10-${radius - 24} ${radius - 16}z`,
    mix(copper, ground, 0.6),
  );
}

function jar(
  sheet: Sheet,
  x: number,
  foot: number,
  height: number,
  ink: string,
  { shadow }: Stage['inks'],
): void {
  sheet.path(`M${x - 30} ${foot}v-${height - 30}q2-18 14-24h32q12 6 14 24v${height - 30}z`, ink);
  sheet.path(`M${x + 8} ${foot}v-${height - 6}h8q12 6 14 24v${height - 30}z`, mix(ink, shadow, 0.3));
  sheet.rect(x - 20, foot - height - 8, 40, 16, mix(shadow, ink, 0.25));
}
