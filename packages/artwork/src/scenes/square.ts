import { cafe } from '../kit/cafe.ts';
import { farLand } from '../kit/far-land.ts';
import { leavesInFront } from '../kit/foreground.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A square with the houses of the place along it, awnings, café tables and a fountain; the landmark over the roofs. */
export const townSquare: Scene = (stage) => {
  const { sheet, inks, fromLeft, sky, landmark, town, tree, prop } = stage;
  const { light, ground, shadow, skyLow } = inks;
  sky(600);
  farLand(stage, 590);
  landmark({ x: fromLeft(440), base: 664, height: 400 });
  town({ x: [-20, SHEET_SIZE], foot: () => 700, base: 790, width: [104, 146], height: [50, 90], haze: 0.4 });
  const right = fromLeft(1000) > 600;
  town({
    x: right ? [600, SHEET_SIZE + 30] : [-30, 600],
    foot: () => 800,
    base: 812,
    width: [150, 196],
    height: [150, 230],
  });
  town({
    x: right ? [-30, 250] : [950, SHEET_SIZE + 30],
    foot: () => 790,
    base: 812,
    width: [120, 150],
    height: [120, 190],
  });
  const paving = mix(mix(mix('#e2bd8c', ground, 0.5), skyLow, 0.3), shadow, 0.05);
  sheet.rect(0, 800, SHEET_SIZE, 410, paving);
  const rows = Array.from(
    { length: 5 },
    (_, row) => `M0 ${822 + row * row * 24}Q600 ${846 + row * row * 26} 1200 ${822 + row * row * 24}`,
  );
  sheet.line(rows.join(''), mix(paving, shadow, 0.12), 5);
  awnings(stage, right);
  tree(fromLeft(1120), 836, 210);
  fountain(stage);
  passersBy(stage, { bag: inks.accent }, [
    [470, 850, 108, light, { long: true, back: true }],
    [1010, 1010, 190, mix(inks.mid, shadow, 0.2)],
  ]);
  if (stage.chance() < 0.4)
    cafe(sheet, inks, { x: fromLeft(150), y: 1130, scale: 1.15, parasolColour: stage.signature });
  else leavesInFront(stage);
  prop({ x: fromLeft(724), base: 904, width: 360 });
};

function awnings({ sheet, inks, signature }: Stage, right: boolean): void {
  const { light, shadow, near } = inks;
  for (const [i, at] of (right ? [640, 800, 1000] : [60, 240, 420]).entries()) {
    const ink = i % 2 === 0 ? signature : near;
    sheet.rect(at, 730, 120, 76, mix(shadow, ink, 0.2));
    for (let row = 0; row < 4; row++)
      sheet.poly(
        [at - 8 + row * 34, 716, at + 26 + row * 34, 716, at + 24 + row * 38, 750, at - 14 + row * 38, 750],
        row % 2 === 0 ? ink : light,
      );
  }
}

function fountain({ sheet, inks, fromLeft }: Stage): void {
  const { light, shadow, ground, water } = inks;
  const stone = mix(light, ground, 0.3);
  const [at, y] = [fromLeft(350), 900];
  sheet.path(lens(at + 10, y + 34, 140, 18), shadow, 0.35);
  sheet.path(`M${at - 120} ${y}v26q120 34 240 0v-26z`, mix(stone, shadow, 0.2));
  sheet.oval(at, y, 122, 24, stone);
  sheet.oval(at, y, 106, 17, mix(water, light, 0.2));
  sheet.rect(at - 14, y - 96, 28, 98, mix(stone, shadow, 0.14));
  sheet.path(`M${at - 62} ${y - 96}q6 30 50 34h24q44-4 50-34z`, mix(stone, shadow, 0.2));
  sheet.oval(at, y - 96, 62, 12, stone);
  sheet.line(
    `M${at} ${y - 150}q-30 4-52 52M${at} ${y - 150}q30 4 52 52M${at - 58} ${y - 92}q-26 20-34 84M${at + 58} ${y - 92}q26 20 34 84`,
    light,
    6,
    0.8,
  );
}
