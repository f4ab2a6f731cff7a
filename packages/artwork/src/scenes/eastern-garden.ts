import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A pond garden: a red bridge, stone lantern, maple, the place's trees and stepping stones; the landmark over
 * the trees.
 */
export const easternGarden: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, tree, prop } = stage;
  const { near, mid, far, ground, light, shadow, water, skyLow } = inks;
  sky(600);
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 640, size: 150, ink: mix(far, mid, 0.3) });
  landmark({ x: fromLeft(440), base: 668, height: 390 });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 700, size: 90, ink: mix(mid, near, 0.4) });
  sheet.rect(0, 694, SHEET_SIZE, 520, mix(near, ground, 0.4));
  sheet.path('M-20 730Q300 700 620 716T1220 740V930Q900 880 640 890T-20 940z', mix(water, skyLow, 0.3));
  sheet.path('M-20 800Q300 770 640 790T1220 810V930Q900 880 640 890T-20 940z', mix(water, shadow, 0.14));
  glints(sheet, chance, { x: [40, 1160], y: [740, 880], count: 16, ink: light, opacity: 0.5 });
  for (const [at, y] of [
    [180, 850],
    [250, 872],
    [1020, 830],
    [1080, 852],
  ] as const)
    sheet.path(lens(fromLeft(at), y, 34, 8), mix(near, ground, 0.3));
  sheet.at(fromLeft(0), 0, mirror, () => bridge(stage), 1);
  for (const [at, y, size] of [
    [120, 724, 200],
    [1090, 730, 260],
  ] as const)
    tree(fromLeft(at), y, size);
  maple(stage);
  passerBy(sheet, {
    x: fromLeft(420),
    y: 716,
    tall: 100,
    coat: stage.signature,
    ground,
    shadow,
    long: true,
    back: true,
  });
  bank(stage);
  prop({ x: fromLeft(736), base: 908, width: 340 });
};

function bridge({ sheet, inks }: Stage): void {
  const { accent, shadow, light } = inks;
  sheet.path('M250 778Q420 640 600 778H560Q420 690 290 778z', mix(accent, shadow, 0.4));
  sheet.path('M240 760Q420 612 612 760V778Q420 640 240 778z', accent);
  sheet.line(
    'M238 700Q420 556 614 700M262 742V690M330 690V636M420 670V612M510 690V636M590 742V690',
    mix(accent, light, 0.1),
    9,
  );
}

function maple({ sheet, inks, fromLeft }: Stage): void {
  const { accent, shadow, ground } = inks;
  const [red, dark] = [mix(accent, '#d9823c', 0.4), mix(accent, shadow, 0.3)];
  const at = fromLeft(960);
  sheet.line(
    `M${at} 730Q${at - 20} 620 ${at + 10} 540M${at - 6} 640Q${at - 60} 590 ${at - 80} 560`,
    mix(shadow, ground, 0.2),
    16,
  );
  for (const [dx, y, rx, ry] of [
    [20, 510, 110, 50],
    [-80, 550, 84, 38],
    [84, 570, 80, 34],
  ] as const) {
    sheet.oval(at + dx, y, rx, ry, dark);
    sheet.oval(at + dx - 10, y - 10, rx * 0.8, ry * 0.7, red);
  }
}

/** The near shore: moss, stepping stones, a stone lantern. */
function bank({ sheet, inks, fromLeft, mirror }: Stage): void {
  const { near, ground, light, shadow, sun } = inks;
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 930Q300 880 620 892T1220 920V1210H-20z', mix(near, ground, 0.3));
      sheet.path('M-20 1040Q260 990 560 1060T1000 1210H-20z', mix(near, shadow, 0.25));
    },
    1,
  );
  const stone = mix(mix(ground, light, 0.4), shadow, 0.16);
  for (const [at, y, width] of [
    [520, 960, 60],
    [600, 1010, 72],
    [720, 1064, 84],
    [860, 1124, 96],
  ] as const) {
    sheet.oval(fromLeft(at), y + 6, width, width * 0.28, shadow, 0.3);
    sheet.oval(fromLeft(at), y, width, width * 0.26, stone);
  }
  sheet.at(fromLeft(236), 960, mirror, () => {
    sheet.path(lens(12, 2, 74, 12), shadow, 0.4);
    sheet.path('M-40 0L-26-20H26L40 0z', stone);
    sheet.rect(-16, -120, 32, 102, stone);
    sheet.rect(2, -120, 14, 102, mix(stone, shadow, 0.3));
    sheet.path('M-50-120H50L38-140H-38z', mix(stone, shadow, 0.1));
    sheet.rect(-34, -194, 68, 56, stone);
    sheet.rect(-16, -182, 32, 36, mix(sun, light, 0.3));
    sheet.path('M-80-190Q-30-204-20-236H20Q30-204 80-190z', mix(stone, shadow, 0.2));
    sheet.disc(0, -244, 12, stone);
  });
}
