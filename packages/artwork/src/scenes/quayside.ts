import { smallSail } from '../kit/boats.ts';
import { leavesInFront } from '../kit/foreground.ts';
import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';
import { harbour } from './harbour.ts';

/**
 * A harbour seen from its stone quay: bollards and ropes, a sailing boat moored at the edge; the prop is on
 * the stone.
 */
export const quayside: Scene = (stage) => {
  harbour({ ...stage, horizon: 560, prop: () => undefined });
  const { fromLeft, prop } = stage;
  quay(stage);
  prop({ x: fromLeft(690), base: 900, width: 370 });
  leavesInFront(stage);
};

function quay({ sheet, inks, fromLeft, mirror, signature }: Stage): void {
  const { ground, light, shadow, skyLow } = inks;
  const stone = mix(mix(ground, light, 0.35), skyLow, 0.15);
  sheet.path(lens(fromLeft(330), 836, 90, 10), shadow, 0.35);
  smallSail(sheet, fromLeft(330), 834, 250, { hull: shadow, main: signature, jib: light });
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path(`M-20 880Q400 872 620 850T1240 820V1220H-20z`, stone);
      sheet.path(`M-20 880Q400 872 620 850T1240 820V846Q900 846 640 880T-20 912z`, mix(stone, light, 0.45));
      sheet.path(`M-20 1040Q400 1010 760 1050T1240 1020V1220H-20z`, mix(stone, shadow, 0.14));
      sheet.line(
        'M300 900L200 1200M620 880L640 1200M960 850L1100 1200M0 960Q600 920 1200 930',
        mix(stone, shadow, 0.2),
        5,
      );
      for (const at of [170, 420]) {
        sheet.path(lens(at + 10, 934, 54, 9), shadow, 0.4);
        sheet.path(`M${at - 30} 932v-46q-14-6-10-20h80q4 14-10 20v46z`, mix(shadow, ground, 0.2));
        sheet.path(`M${at + 12} 932v-46h28v46z`, shadow, 0.4);
      }
      sheet.line('M200 896Q300 950 390 896M150 900Q60 940-20 900', mix(light, ground, 0.4), 9);
    },
    1,
  );
  sheet.rect(0, 1198, SHEET_SIZE, 4, stone);
}
