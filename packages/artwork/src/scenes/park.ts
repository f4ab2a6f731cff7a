import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A northern park: lawns, a pond with a couple in a rowing boat, large trees, tulips; the landmark over the
 * crowns.
 */
export const park: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, tree, prop, signature } = stage;
  const { near, mid, ground, light, shadow, water, skyLow } = inks;
  sky(590);
  farLand(stage, 590);
  landmark({ x: fromLeft(430), base: 660, height: 380 });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 690, size: 100, ink: mix(mid, near, 0.4) });
  const lawn = mix(mix(near, ground, 0.42), '#8fae60', 0.3);
  sheet.rect(0, 680, SHEET_SIZE, 530, lawn);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M120 760Q300 716 520 730T700 800Q560 850 360 838T120 760z', mix(water, skyLow, 0.35));
      sheet.path('M160 776Q340 800 520 790T690 806Q560 850 360 838T160 776z', mix(water, shadow, 0.1));
      sheet.path(
        'M1220 740Q900 760 800 850T560 960Q360 1030 300 1210H760Q720 1060 860 980T1220 900z',
        mix(ground, light, 0.5),
      );
      sheet.path(lens(400, 794, 56, 6), shadow, 0.35);
      sheet.path('M340 772H460Q450 794 430 796H370Q350 794 340 772z', signature);
      sheet.path('M378 772q0-30 10-32 10 2 10 32zM408 772q0-30 10-32 10 2 10 32z', light);
      sheet.disc(388, 732, 8, '#b9805a');
      sheet.disc(418, 732, 8, '#8a5638');
    },
    1,
  );
  glints(sheet, chance, {
    x: [Math.min(fromLeft(180), fromLeft(640)), Math.max(fromLeft(180), fromLeft(640))],
    y: [744, 830],
    count: 10,
    ink: light,
    opacity: 0.6,
    size: [8, 22],
  });
  for (const [at, y, size] of [
    [90, 770, 300],
    [1100, 766, 330],
    [960, 742, 210],
  ] as const)
    tree(fromLeft(at), y, size);
  passerBy(sheet, {
    x: fromLeft(560),
    y: 880,
    tall: 120,
    coat: light,
    ground,
    shadow,
    long: true,
    back: true,
  });
  tulips(stage);
  prop({ x: fromLeft(744), base: 906, width: 350 });
};

function tulips({ sheet, inks, fromLeft, mirror, signature }: Stage): void {
  const { near, shadow, light, accent, sun } = inks;
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 1010Q200 990 360 1090T460 1210H-20z', mix(near, shadow, 0.15));
      const blooms = [accent, signature, light, sun];
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 7 - row; i++) {
          const [at, y] = [20 + i * 58 + row * 16, 1010 + row * 46 + i * i * 3];
          sheet.path(`M${at - 14} ${y}q-4 34 14 34t14-34l-8 10-6-14-6 14z`, blooms[row] ?? accent);
        }
    },
    1,
  );
}
