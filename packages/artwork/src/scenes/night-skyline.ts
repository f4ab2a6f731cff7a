import { bands } from '../kit/bands.ts';
import { mix, steps } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { glints } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Towers with columns of lit windows, their light on the water; the landmark among them, a quay with a couple in front. */
export const nightSkyline: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizonLine = Math.min(680, Math.max(640, stage.horizon));
  sky(horizonLine);
  sheet.disc(fromLeft(430), horizonLine, 330, inks.light, 0.1);
  sheet.disc(fromLeft(430), horizonLine, 220, inks.light, 0.14);
  const back = { tall: [70, 210], wide: [54, 96], ink: mix(inks.far, inks.skyLow, 0.45), lit: 0 } as const;
  sheet.at(fromLeft(0), horizonLine, mirror, () => blocks(stage, back), 1);
  landmark({ x: fromLeft(430), base: horizonLine + 6, height: horizonLine - 290 });
  sheet.at(fromLeft(0), horizonLine, mirror, () => city(stage), 1);
  sheet.at(fromLeft(0), 0, mirror, () => front(stage, horizonLine), 1);
  prop({ x: fromLeft(690), base: 890, width: 360, afloat: 858 });
};

type SizeRange = readonly [number, number];

/** Draws a row of blocks, all with their feet at y = 0. */
function blocks(
  { sheet, inks, chance }: Stage,
  { tall, wide, ink, lit }: { tall: SizeRange; wide: SizeRange; ink: string; lit: number },
): void {
  const windows: [number, number][] = [];
  for (let at = -20; at < SHEET_SIZE; ) {
    const width = wide[0] + (wide[1] - wide[0]) * chance();
    const height = tall[0] + (tall[1] - tall[0]) * chance();
    sheet.rect(at, -height, width + 1, height + 10, ink);
    if (chance() < lit) windows.push([at + width * 0.3, 14 - height]);
    at += width;
  }
  for (const [left, top] of windows) sheet.rect(left, top, 10, 14, inks.light);
}

function city(stage: Stage): void {
  const ink = mix(stage.inks.mid, stage.inks.shadow, 0.42);
  blocks(stage, { tall: [34, 74], wide: [60, 110], ink, lit: 0.4 });
  for (const [at, width, tall] of [
    [0, 96, 250],
    [110, 70, 160],
    [764, 78, 200],
    [862, 112, 330],
    [990, 84, 230],
    [1086, 124, 400],
  ] as const)
    tower(stage, at, width, tall, ink);
}

/** A tower with one lit and one shaded plane. Its windows form two broken columns. */
function tower({ sheet, inks, chance }: Stage, x: number, width: number, tall: number, ink: string): void {
  sheet.rect(x, -tall, width, tall + 10, ink);
  sheet.rect(x + width * 0.66, -tall, width * 0.34, tall + 10, mix(ink, inks.shadow, 0.55));
  if (tall > 300) sheet.path(`M${x + 22} ${-tall}l12-36h18v-60h6v60h18l12 36z`, ink);
  for (const share of [0.14, 0.4])
    for (let y = 22 - tall; y < -40; y += 24)
      if (chance() < 0.62) sheet.rect(x + width * share, y, width * 0.15, 14, inks.light);
}

function front({ sheet, inks, chance }: Stage, horizonLine: number): void {
  const { water, skyLow, shadow, light, ground, mid, near } = inks;
  const sea = steps(mix(water, skyLow, 0.3), mix(water, shadow, 0.5), 4);
  bands(sheet, { from: horizonLine + 8, to: 900, inks: sea, wave: 3, power: 1.2 });
  for (const [from, to, count, ink] of [
    [0, 200, 9, light],
    [200, 780, 10, skyLow],
    [780, SHEET_SIZE, 16, light],
  ] as const)
    glints(sheet, chance, {
      x: [from, to],
      y: [horizonLine + 20, 850],
      count,
      ink,
      opacity: 0.6,
      size: [14, 34],
    });
  const paving = mix(mix(mix('#a98a78', ground, 0.6), mid, 0.3), shadow, 0.3);
  sheet.rect(0, 866, SHEET_SIZE, 340, paving);
  sheet.rect(0, 862, SHEET_SIZE, 14, mix(paving, light, 0.3));
  sheet.path('M0 1060Q600 1000 1200 1060V1200H0z', mix(paving, shadow, 0.4));
  const posts = Array.from({ length: 11 }, (_, i) => `M${10 + i * 42} 776V868`);
  sheet.line(`M0 776H430${posts.join('')}`, shadow, 7);
  for (const [at, tall, coat, long] of [
    [232, 190, mix(near, light, 0.34), true],
    [300, 206, mix(shadow, mid, 0.5), false],
  ] as const) {
    const shade = mix(coat, shadow, 0.5);
    sheet.oval(at + 12, 930, 46, 7, shadow, 0.45);
    walker(sheet, at, 928, tall, { coat, shade, legs: shadow, skin: '#b07a58', hair: '#2a1f30', long });
  }
}
