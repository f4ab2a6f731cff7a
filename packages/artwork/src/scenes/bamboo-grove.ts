import { mix } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A green bamboo wood in three depths, mist between the stems, ferns in front; the prop in the clearing. */
export const bambooGrove: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, sky, landmark, prop } = stage;
  const { near, light, ground, shadow, skyLow, mid } = inks;
  sky(680);
  const fresh = mix(near, '#8fbf5c', 0.55);
  sheet.disc(fromLeft(500), 480, 270, mix(light, skyLow, 0.4));
  sheet.path('M0 600Q200 520 420 570T840 540 1200 580V760H0z', mix(fresh, skyLow, 0.6));
  landmark({ x: fromLeft(440), base: 640, height: 260 });
  for (const [row, xs, width] of [
    [0, [150, 320, 640, 860, 1000], 18],
    [1, [70, 250, 930, 1090], 30],
  ] as const)
    for (const at of xs)
      stem(stage, fromLeft(at) + 20 * (chance() - 0.5), width, mix(fresh, skyLow, 0.5 - row * 0.3), row);
  sheet.path('M-20 730Q300 690 620 720T1220 700V1210H-20z', mix(fresh, mid, 0.2));
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 770, size: 60, ink: mix(near, fresh, 0.4) });
  sheet.path('M-20 790Q400 760 760 800T1220 780V1210H-20z', mix(near, fresh, 0.6));
  for (const at of [10, 130, 1150]) stem(stage, fromLeft(at), 46, mix(fresh, near, 0.4), 2);
  prop({ x: fromLeft(640), base: 896, width: 430 });
  sheet.path('M-20 1040Q240 980 560 1050T1220 1000V1210H-20z', mix(near, shadow, 0.3));
  for (const at of [60, 240, 960, 1140])
    for (const lean of [-90, -40, 10, 60, 100])
      sheet.path(
        `M${at} 1140Q${at + lean * 0.4} 1040 ${at + lean} 990Q${at + lean * 0.8} 1060 ${at + 20} 1140z`,
        lean > 0 ? near : mix(near, ground, 0.25),
      );
};

function stem({ sheet, inks }: Stage, x: number, width: number, ink: string, row: number): void {
  const joint = 130 + row * 40;
  for (let y = -20; y < 800 + row * 120; y += joint) {
    sheet.rect(x, y, width * 0.66, joint - 6, ink);
    sheet.rect(x + width * 0.6, y, width * 0.4, joint - 6, mix(ink, inks.shadow, 0.24));
  }
  const length = 60 + row * 40;
  for (const [y, dir] of [
    [140, 1],
    [260, -1],
    [400, 1],
  ] as const)
    for (const dip of row === 0 ? [14] : [-20, 30])
      sheet.path(
        `M${Math.round(x + width / 2)} ${y}q${(dir * length) / 2} ${dip - 16} ${dir * length} ${dip + 8}q${(-dir * length) / 2} ${-8} ${-dir * length} ${-dip - 8}z`,
        mix(ink, inks.near, dip > 0 ? 0.4 : 0.1),
      );
}
