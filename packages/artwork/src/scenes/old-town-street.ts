import { pick } from '../kit/chance.ts';
import { farLand } from '../kit/far-land.ts';
import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { warm } from '../regions.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Vanishing point. */
const [vanishingX, vanishingY] = [560, 620];

/**
 * A lane between a shaded and a sunlit wall in the style of the region; the landmark over the roofs at its
 * end.
 */
export const oldTownStreet: Scene = (stage) => {
  const { sheet, fromLeft, mirror, sky, landmark, prop } = stage;
  sky(680);
  farLand(stage, 670);
  landmark({ x: fromLeft(478), base: 748, height: 450 });
  sheet.at(fromLeft(0), 0, mirror, () => street(stage), 1);
  prop({ x: fromLeft(706), base: 900, width: 370 });
};

function street(stage: Stage): void {
  const { sheet, inks, chance, style, signature, town } = stage;
  const { ground, light, mid, shadow, skyLow } = inks;
  town({ x: [320, 880], foot: () => 800, base: 850, width: [88, 124], height: [46, 80], haze: 0.12 });
  const stone = mix('#e2bd8c', ground, 0.5);
  const paving = mix(mix(stone, skyLow, 0.3), shadow, 0.06);
  sheet.poly([320, 826, 860, 826, 1200, 1100, 1200, SHEET_SIZE, 0, SHEET_SIZE, 0, 1120], paving);
  sheet.poly([320, 826, 470, 826, 330, SHEET_SIZE, 0, SHEET_SIZE, 0, 1100], mix(stone, shadow, 0.34));
  sheet.line('M545 826L420 1200M680 826L860 1200', mix(paving, shadow, 0.14), 5);
  const lift = style.tall > 1.15 ? 90 : style.tall < 0.85 ? -130 : 0;
  const dim = (i: number) =>
    mix(inLight(inks, style.walls[i % style.walls.length] ?? light), shadow, 0.62 - i * 0.07);
  const lit = (i: number) => inLight(inks, style.walls[(i + 1) % style.walls.length] ?? light);
  walls(stage, 0, [
    [-10, 130, -420 - lift, dim(0)],
    [130, 240, -270 - lift, dim(1)],
    [240, 330, -130 - lift, dim(2)],
  ]);
  walls(stage, SHEET_SIZE, [
    [852, 936, 40 - lift, lit(0)],
    [936, 1056, -90 - lift, lit(1)],
    [1056, 1210, -250 - lift, lit(2)],
  ]);
  across(stage);
  if (chance() < 0.3) return;
  const coats = [signature, mix(mid, shadow, 0.3), light] as const;
  for (const [at, foot, tall] of [
    [428, 884, 122],
    [574, 852, 82],
  ] as const) {
    const coat = pick(coats, chance);
    passerBy(sheet, {
      x: at,
      y: foot,
      tall,
      coat,
      ground,
      shadow,
      skin: 0.2 + chance() * 0.3,
      long: chance() < 0.5,
      back: chance() < 0.4,
    });
  }
}

/**
 * Decorations across the lane: paper lanterns in the east, washing or pennants where it is warm, pennants
 * elsewhere.
 */
function across({ sheet, inks, style, look, signature, chance }: Stage): void {
  const { light, shadow, skyLow, ground, accent } = inks;
  sheet.line('M150 120Q560 300 1010 90', shadow, 3);
  const at = (progress: number) =>
    [
      150 * (1 - progress) ** 2 + 1120 * progress * (1 - progress) + 1010 * progress * progress,
      120 * (1 - progress) ** 2 + 600 * progress * (1 - progress) + 90 * progress * progress,
    ] as const;
  if (style.roof === 'eaves') {
    for (const progress of [0.26, 0.4, 0.54, 0.68]) {
      const [pointX, pointY] = at(progress);
      sheet.oval(pointX, pointY + 44, 30, 36, accent);
      sheet.oval(pointX + 10, pointY + 44, 18, 34, mix(accent, shadow, 0.25));
      sheet.rect(pointX - 14, pointY + 6, 28, 8, shadow);
      sheet.rect(pointX - 14, pointY + 76, 28, 8, shadow);
    }
    return;
  }
  if (warm(look) && chance() < 0.7) {
    for (const [progress, width, ink] of [
      [0.28, 44, light],
      [0.42, 46, signature],
      [0.52, 36, mix(ground, shadow, 0.2)],
      [0.62, 46, light],
    ] as const) {
      const [pointX, pointY] = at(progress).map(Math.round);
      sheet.path(`M${pointX} ${pointY}h${width}l-3 62h${6 - width}z`, ink);
    }
    return;
  }
  for (let i = 0; i < 11; i++) {
    const [pointX, pointY] = at(0.1 + i * 0.08);
    sheet.poly(
      [pointX - 20, pointY, pointX + 20, pointY, pointX, pointY + 46],
      [light, signature, mix(skyLow, accent, 0.5)][i % 3] ?? light,
    );
  }
}

type StreetHouse = readonly [from: number, to: number, top: number, ink: string];

/** Houses along one side. All their lines run to the vanishing point of the lane. */
function walls({ sheet, inks, style, signature }: Stage, edge: number, houses: readonly StreetHouse[]): void {
  const at = (x: number, y: number) => [
    x,
    vanishingY + (y - vanishingY) * ((x - vanishingX) / (edge - vanishingX)),
  ];
  const quad = (from: number, to: number, top: number, bottom: number, ink: string) =>
    sheet.poly([...at(from, top), ...at(to, top), ...at(to, bottom), ...at(from, bottom)], ink);
  const isShaded = edge === 0;
  const pane = mix(inks.shadow, inks.mid, isShaded ? 0 : 0.22);
  const roof = mix(inLight(inks, style.roofs[0]), inks.shadow, isShaded ? 0.6 : 0.05);
  const eave = style.roof === 'eaves' || style.roof === 'chalet' ? 44 : 0;
  for (const [from, to, top, ink] of houses) {
    quad(from, to, top, 1100, ink);
    if (style.roof !== 'flat' && style.roof !== 'merlons')
      quad(from - eave / 5, to + eave / 5, top - 34 - eave, top, roof);
    if (style.roof === 'gable' || style.roof === 'steps') {
      const [middle, rise] = [(from + to) / 2, (to - from) * 1.3];
      sheet.poly([...at(from, top - 30), ...at(middle, top - 30 - rise * 2), ...at(to, top - 30)], ink);
    }
    quad(from, to, 1010, 1100, mix(ink, inks.shadow, 0.3));
  }
  const wide = style.panes === 'lattice' ? 0.34 : 0.24;
  const columns = houses.flatMap(([from, to]) =>
    [0.14, 0.58].map((share) => [from + (to - from) * share, (to - from) * wide]),
  );
  for (const [i, [from = 0, width = 0]] of columns.entries())
    for (const [storey, top] of [-130, 130, 390].entries()) {
      if (top - 60 < (houses[i >> 1]?.[2] ?? 0)) continue;
      if (!isShaded) quad(from - 4, from + width + 4, top - 10, top + 160, inks.light);
      quad(from, from + width, top, top + 150, isShaded && i * 3 + storey === 8 ? inks.light : pane);
      if (style.panes === 'lattice')
        for (const barAt of [0.3, 0.62])
          quad(
            from + width * barAt,
            from + width * (barAt + 0.1),
            top,
            top + 150,
            mix(pane, inks.light, 0.3),
          );
      else if (style.panes === 'small')
        quad(from - 7, from - 1, top - 6, top + 156, mix(signature, pane, isShaded ? 0.6 : 0.1));
      else if (!isShaded) quad(from - 6, from + width + 6, top + 112, top + 160, mix(pane, inks.shadow, 0.5));
    }
  for (const [i, [from = 0, width = 0]] of columns.entries())
    if (i % 2 === 1)
      quad(from, from + width, 700, 1085, isShaded ? mix(signature, inks.shadow, 0.6) : signature);
}
