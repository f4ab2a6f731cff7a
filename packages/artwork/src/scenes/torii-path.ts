import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Vermilion gates, one behind the other, over the steps of a wooded hill, the far ones in mist; one walker. */
export const toriiPath: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, sky, prop } = stage;
  const { near, light, ground, shadow, skyLow, mid } = inks;
  sky(640);
  // The vanishing point is at (eye, 560).
  const eye = fromLeft(480);
  sheet.disc(eye, 560, 250, mix(light, skyLow, 0.4));
  for (const [row, ink] of [
    mix(near, skyLow, 0.62),
    mix(near, skyLow, 0.34),
    mix(near, shadow, 0.1),
  ].entries()) {
    for (let i = 0; i < 8; i++) {
      const width = 16 + row * 16 + 10 * chance();
      const far = 110 + row * 110 + (560 - row * 40) * (Math.floor(i / 2) / 3.4) + 30 * chance();
      const at = eye + (i % 2 === 0 ? -far : far);
      sheet.poly([at - width / 2, 0, at + width / 2, 0, at + width * 0.66, 820, at - width * 0.66, 820], ink);
    }
    sheet.path(
      `M-20 ${640 + row * 50}Q${eye / 2} ${600 + row * 50} ${eye} ${690 + row * 46}T1220 ${630 + row * 50}V1210H-20z`,
      mix(ink, mid, 0.2),
    );
  }
  stairs(stage, eye);
  for (const [i, nearness] of [0.2, 0.28, 0.4, 0.58, 0.86].entries()) {
    torii(stage, eye, nearness, Math.max(0, 0.6 - i * 0.16));
    if (i === 2)
      passerBy(sheet, {
        x: eye + 10,
        y: 560 + 360 * 0.5,
        tall: 92,
        coat: light,
        ground,
        shadow,
        back: true,
        long: true,
      });
  }
  sheet.path(`M-20 1080q200-70 420-10t420 10 400-30V${SHEET_SIZE}H-20z`, mix(near, shadow, 0.45));
  prop({ x: fromLeft(748), base: 906, width: 330 });
};

function stairs({ sheet, inks }: Stage, eye: number): void {
  const { light, ground, shadow } = inks;
  const tread = mix(ground, light, 0.4);
  for (let nearness = 0.2; nearness < 1.7; nearness *= 1.16) {
    const [half, y] = [250 * nearness, 560 + 390 * nearness];
    sheet.rect(eye - half, y, 2 * half, 70 * nearness, tread);
    sheet.rect(eye - half, y + 40 * nearness, 2 * half, 24 * nearness, mix(tread, shadow, 0.3));
  }
}

/** `nearness` is how near the gate is. `mist` fades the far gates. */
function torii({ sheet, inks }: Stage, eye: number, nearness: number, mist: number): void {
  const { skyLow, shadow } = inks;
  const red = mix('#dc4a2e', skyLow, mist);
  const [dark, black] = [mix(mix('#dc4a2e', shadow, 0.34), skyLow, mist), mix(shadow, skyLow, mist)];
  sheet.at(eye, 560, nearness, () => {
    for (const at of [-330, 270]) {
      sheet.path(lens(at + 40, 402, 70, 12), shadow, 0.3);
      sheet.poly([at, -300, at + 54, -300, at + 64, 400, at - 8, 400], red);
      sheet.poly([at + 34, -300, at + 54, -300, at + 64, 400, at + 34, 400], dark);
      sheet.rect(at - 12, 340, 80, 62, black);
    }
    sheet.rect(-400, -236, 800, 40, red);
    sheet.rect(-400, -210, 800, 14, dark);
    sheet.rect(-24, -300, 48, 70, black);
    sheet.path('M-480-390Q0-330 480-390L460-310Q0-270-460-310z', red);
    sheet.path('M-500-420Q0-356 500-420L486-380Q0-320-486-380z', black);
  });
}
