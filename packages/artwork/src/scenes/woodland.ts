import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A path between great trunks, a shaft of light over ferns; a lake behind, with the landmark on its far
 * shore.
 */
export const woodland: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop, signature } = stage;
  const { near, mid, far, ground, light, shadow, skyLow, water } = inks;
  sky(600);
  farLand(stage, 600);
  landmark({ x: fromLeft(420), base: 616, height: 320 });
  sheet.rect(0, 612, SHEET_SIZE, 190, mix(water, skyLow, 0.4));
  sheet.rect(0, 690, SHEET_SIZE, 120, mix(water, skyLow, 0.16));
  glints(sheet, chance, {
    x: [120, 1000],
    y: [630, 770],
    count: 14,
    ink: light,
    opacity: 0.6,
    size: [10, 30],
  });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: 624, size: 34, ink: mix(mid, far, 0.4) });
  sheet.at(fromLeft(0), 0, mirror, () => trunks(stage), 1);
  sheet.path(`M-20 800Q300 750 620 790T1220 770V1210H-20z`, mix(near, ground, 0.36));
  const pathInk = mix(ground, light, 0.4);
  sheet.path(
    `M${fromLeft(560)} 782Q${fromLeft(420)} 830 ${fromLeft(560)} 890T${fromLeft(420)} 1210H${fromLeft(900)}Q${fromLeft(840)} 1000 ${fromLeft(700)} 900T${fromLeft(600)} 784z`,
    pathInk,
  );
  for (const [at, lean] of [
    [240, 160],
    [430, 120],
  ] as const)
    sheet.poly(
      [
        fromLeft(at),
        0,
        fromLeft(at + 110),
        0,
        fromLeft(at + 110 + lean * 2),
        900,
        fromLeft(at + lean * 2 - 40),
        900,
      ],
      light,
      0.16,
    );
  passerBy(sheet, {
    x: fromLeft(470),
    y: 842,
    tall: 110,
    coat: signature,
    ground,
    shadow,
    back: true,
    bag: inks.accent,
  });
  ferns(stage);
  prop({ x: fromLeft(716), base: 896, width: 380 });
};

function trunks({ sheet, inks, look }: Stage): void {
  const { near, shadow, ground, skyLow } = inks;
  const bark = mix(mix('#8a5a44', ground, 0.3), near, 0.3);
  const crown = mix(near, shadow, 0.1);
  for (const [at, width, haze] of [
    [300, 26, 0.4],
    [600, 22, 0.46],
    [820, 30, 0.34],
    [70, 90, 0],
    [190, 54, 0.12],
    [960, 60, 0.14],
    [1080, 110, 0],
  ] as const) {
    const ink = mix(bark, skyLow, haze);
    sheet.poly([at, 0, at + width, 0, at + width * 1.2, 830, at - width * 0.2, 830], ink);
    sheet.poly(
      [at + width * 0.6, 0, at + width, 0, at + width * 1.2, 830, at + width * 0.66, 830],
      mix(ink, shadow, 0.32),
    );
    if (haze < 0.2)
      sheet.line(
        `M${at + width * 0.3} 120v150M${at + width * 0.4} 360v120M${at + width * 0.2} 560v140`,
        mix(ink, shadow, 0.26),
        6,
      );
  }
  for (let i = 0; i < 9; i++) {
    const [at, y, radius] = [i * 150, -20 + ((i * 67) % 90), 110 + ((i * 41) % 50)];
    if (at > 330 && at < 800) continue;
    if (look.tree === 'fir')
      sheet.poly(
        [at - radius * 1.5, y + radius, at, y - radius, at + radius * 1.5, y + radius],
        i % 2 === 0 ? crown : mix(crown, ground, 0.2),
      );
    else sheet.disc(at, y, radius, i % 2 === 0 ? crown : mix(crown, ground, 0.2));
  }
}

function ferns({ sheet, inks, fromLeft }: Stage): void {
  const { near, shadow, ground, light } = inks;
  sheet.path(`M-20 1030Q300 980 560 1060T1220 1010V1210H-20z`, mix(near, shadow, 0.3));
  for (const at of [90, 250, 1000, 1130]) {
    sheet.path(lens(fromLeft(at), 1110, 90, 12), shadow, 0.3);
    for (const lean of [-120, -70, -10, 50, 110])
      sheet.path(
        `M${fromLeft(at)} 1110Q${fromLeft(at + lean * 0.4)} 1000 ${fromLeft(at + lean)} ${950 + Math.abs(lean) * 0.5}Q${fromLeft(at + lean * 0.8)} 1040 ${fromLeft(at + 16)} 1110z`,
        lean > 0 ? mix(near, ground, 0.3) : mix(near, light, 0.06),
      );
  }
}
