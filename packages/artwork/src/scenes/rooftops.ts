import { leavesInFront } from '../kit/foreground.ts';
import { mix } from '../kit/mix.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Three rows of roofs under the landmark, seen from a roof terrace with a parapet, pots and a string of bulbs. */
export const rooftops: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, sky, landmark, prop, town } = stage;
  const { skyLow, far } = inks;
  const eaves = Math.min(horizon, 620);
  sky(eaves);
  let skyline = `M0 ${eaves + 80}V${eaves}`;
  for (let at = 0; at < SHEET_SIZE; at += 60)
    skyline += `L${at + 28} ${eaves - Math.round(12 + chance() * 22)} ${at + 60} ${eaves}`;
  sheet.path(`${skyline}V${eaves + 80}z`, mix(far, skyLow, 0.2));
  landmark({ x: fromLeft(430), base: eaves + 40, height: 430 });
  for (const [i, haze] of [0.4, 0.06].entries())
    town({
      x: [-30 + i * 14, SHEET_SIZE + 20],
      foot: () => eaves + 74 + i * 104,
      base: 830,
      width: i === 0 ? [80, 116] : [124, 176],
      height: i === 0 ? [40, 80] : [58, 100],
      haze,
    });
  terrace(stage);
  prop({ x: fromLeft(720), base: 892, width: 390 });
  leavesInFront(stage);
};

function terrace({ sheet, inks, chance, fromLeft, mirror }: Stage): void {
  const { light, shadow, ground, near, accent, sun } = inks;
  const floor = mix(ground, shadow, 0.22);
  sheet.rect(0, 800, SHEET_SIZE, 60, mix(light, ground, 0.3));
  sheet.rect(0, 852, SHEET_SIZE, 348, floor);
  sheet.rect(0, 792, SHEET_SIZE, 16, light);
  sheet.rect(0, 808, SHEET_SIZE, 8, mix(light, shadow, 0.3));
  for (let i = -5; i < 6; i += 2) {
    sheet.poly(
      [600 + i * 118, 860, 718 + i * 118, 860, 780 + i * 190, SHEET_SIZE, 590 + i * 190, SHEET_SIZE],
      mix(floor, shadow, 0.12),
    );
  }
  for (const y of [910, 1000]) sheet.rect(0, y, SHEET_SIZE, 5, mix(floor, shadow, 0.22));
  sheet.rect(0, 856, SHEET_SIZE, 16, shadow, 0.25);
  const clay = mix(accent, ground, 0.45);
  for (const [left, size] of [
    [150, 1.25],
    [262, 0.85],
  ] as const) {
    sheet.at(fromLeft(left), 930, size * mirror, () => {
      for (const [tip, lean, ink] of [
        [-60, -150, near],
        [-20, -190, mix(near, light, 0.2)],
        [24, -180, near],
        [62, -140, mix(near, shadow, 0.3)],
      ] as const) {
        sheet.path(`M-6-66Q${tip - 26} ${lean + 60} ${tip} ${lean}Q${tip + 20} ${lean + 50} 10-66z`, ink);
      }
      sheet.path('M-46-76H46L34 0H-34z', clay);
      sheet.path('M14-76H46L34 0H8z', mix(clay, shadow, 0.3));
    });
  }
  if (chance() < 0.45) return;
  sheet.line(
    `M${fromLeft(1150)} 870V150M${fromLeft(1150)} 170Q${fromLeft(620)} 330 ${fromLeft(-20)} 130`,
    shadow,
    7,
  );
  for (let i = 1; i < 13; i++) {
    const progress = i / 13;
    const [weightOfStart, weightOfMiddle, weightOfEnd] = [
      (1 - progress) ** 2,
      2 * progress * (1 - progress),
      progress ** 2,
    ];
    sheet.disc(
      weightOfStart * fromLeft(1150) + weightOfMiddle * fromLeft(620) + weightOfEnd * fromLeft(-20),
      weightOfStart * 170 + weightOfMiddle * 330 + weightOfEnd * 130 + 16,
      13,
      mix(sun, light, 0.3),
    );
  }
}
