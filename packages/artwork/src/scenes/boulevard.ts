import { farLand } from '../kit/far-land.ts';
import { leavesInFront } from '../kit/foreground.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A city street seen from the opposite side: the façades of the place, its trees and lamps, the landmark over
 * the roofs.
 */
export const boulevard: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, sky, landmark, town, tree, prop } = stage;
  const { ground, light, shadow, mid } = inks;
  sky(600);
  farLand(stage, 590);
  landmark({ x: fromLeft(430), base: 660, height: 380 });
  town({ x: [-20, SHEET_SIZE], foot: () => 690, base: 780, width: [104, 146], height: [40, 84], haze: 0.3 });
  const gap = fromLeft(400);
  for (const span of [
    [-30, gap - 190],
    [gap + 170, SHEET_SIZE + 30],
  ] as const)
    town({ x: span, foot: () => 790, base: 800, width: [120, 170], height: [130, 210] });
  const pavement = mix(mix(ground, light, 0.4), shadow, 0.06);
  sheet.rect(0, 786, SHEET_SIZE, 60, pavement);
  sheet.rect(0, 838, SHEET_SIZE, 12, mix(pavement, shadow, 0.3));
  for (const at of [90, 250, 560, 1110]) tree(fromLeft(at), 826, 170 + Math.round(chance() * 50));
  passersBy(stage, { back: true }, [
    [392, 832, 86, light, { long: true }],
    [430, 832, 92, stage.signature],
  ]);
  lamps(stage);
  const asphalt = mix(mix(mid, shadow, 0.5), ground, 0.12);
  sheet.rect(0, 850, SHEET_SIZE, 130, asphalt);
  for (let i = 0; i < 9; i++) sheet.rect(i * 150 + 20, 924, 80, 9, mix(light, asphalt, 0.2));
  sheet.rect(0, 980, SHEET_SIZE, 14, mix(pavement, light, 0.3));
  sheet.rect(0, 994, SHEET_SIZE, 210, pavement);
  for (let i = 0; i < 9; i++)
    sheet.poly(
      [i * 160, 994, i * 160 + 70, 994, i * 190 - 60, SHEET_SIZE, i * 190 - 160, SHEET_SIZE],
      mix(pavement, shadow, 0.08),
    );
  beds(stage);
  prop({ x: fromLeft(696), base: 902, width: 420 });
  leavesInFront(stage);
};

function lamps({ sheet, inks, fromLeft }: Stage): void {
  const { shadow, light, sun } = inks;
  for (const at of [170, 660, 1080]) {
    sheet.rect(fromLeft(at) - 4, 640, 8, 190, shadow);
    sheet.disc(fromLeft(at), 634, 34, sun, 0.2);
    sheet.disc(fromLeft(at), 634, 14, mix(light, sun, 0.4));
    sheet.rect(fromLeft(at) - 9, 820, 18, 12, shadow);
  }
}

/** Flower beds along the near kerb, cut by the lower edge. */
function beds({ sheet, inks, fromLeft, chance, signature }: Stage): void {
  const { near, shadow, light, accent } = inks;
  for (const at of [90, 1010]) {
    const left = fromLeft(at);
    sheet.rect(left - 150, 1086, 300, 130, mix(near, shadow, 0.35));
    sheet.rect(left - 160, 1076, 320, 18, mix(light, shadow, 0.2));
    for (let i = 0; i < 9; i++) {
      const y = 1056 - Math.round(chance() * 40);
      sheet.disc(left - 128 + i * 32, y + 24, 26, near);
      sheet.disc(left - 128 + i * 32, y, 10, [light, accent, signature][i % 3] ?? light);
    }
  }
}
