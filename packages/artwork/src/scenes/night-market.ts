import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { shadow as cast } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Stalls under bulbs and paper lanterns after sunset: steam, stools, the lit roofs of the town and the landmark behind. */
export const nightMarket: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, town, prop } = stage;
  const { shadow, ground, light, mid } = inks;
  const horizonLine = 640;
  sky(horizonLine);
  landmark({ x: fromLeft(440), base: horizonLine + 20, height: 350 });
  town({
    x: [-20, SHEET_SIZE],
    foot: () => horizonLine + 70,
    base: horizonLine + 120,
    width: [84, 120],
    height: [56, 110],
    lit: 0.5,
  });
  const paving = mix(mix(ground, mid, 0.35), shadow, 0.26);
  sheet.rect(0, horizonLine + 100, SHEET_SIZE, 480, paving);
  sheet.oval(fromLeft(690), 900, 420, 70, mix(paving, light, 0.16));
  sheet.oval(fromLeft(180), 960, 300, 60, mix(paving, light, 0.12));
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.at(150, 950, 1.1, () => booth(stage, stage.signature));
      sheet.at(1050, 860, 0.84, () => booth(stage, mix(inks.accent, shadow, 0.1)));
      lanterns(stage);
    },
    1,
  );
  const randomLook = () => ({ skin: 0.2 + chance() * 0.2, long: chance() < 0.5 });
  passersBy(stage, { back: true }, [
    [420, 840, 140, light, randomLook()],
    [480, 856, 152, stage.signature, randomLook()],
    [372, 960, 210, mix(mid, shadow, 0.3), randomLook()],
  ]);
  prop({ x: fromLeft(704), base: 900, width: 360 });
};

/** A plain roof on poles with a lit counter, 400 wide, with its foot at (0, 0). */
function booth({ sheet, inks }: Stage, cloth: string): void {
  const { light, shadow, sun, accent, ground } = inks;
  const glow = mix(sun, light, 0.5);
  cast(sheet, 10, 4, 230, shadow, 0.4);
  sheet.rect(-190, -330, 380, 230, mix(glow, accent, 0.34));
  sheet.rect(-190, -330, 380, 40, mix(glow, light, 0.3));
  for (const at of [-120, -20, 80]) {
    sheet.rect(at, -240, 64, 90, mix(accent, shadow, 0.5));
    sheet.oval(at + 32, -120, 40, 16, mix(shadow, ground, 0.3));
    sheet.line(`M${at + 20} -140q-14-24 0-44t0-40M${at + 46} -140q-14-24 0-44`, light, 7, 0.6);
  }
  for (const at of [-204, 192]) sheet.rect(at, -350, 12, 350, mix(shadow, ground, 0.2));
  sheet.path('M-250-330L-200-410H200L250-330z', cloth);
  sheet.path('M80-410H200L250-330H110z', mix(cloth, shadow, 0.3));
  sheet.path(
    'M-250-330h500v20q-25 24-50 0t-50 0-50 0-50 0-50 0-50 0-50 0-50 0-50 0-50 0z',
    mix(cloth, light, 0.75),
  );
  sheet.rect(-214, -112, 428, 24, mix(ground, light, 0.3));
  sheet.rect(-204, -88, 408, 88, mix(mix('#8a4a34', ground, 0.2), shadow, 0.3));
  for (const at of [-150, -50, 50, 150]) sheet.rect(at - 26, -56, 52, 40, mix(cloth, shadow, 0.2));
}

function lanterns({ sheet, inks, signature }: Stage): void {
  const { shadow, accent, sun, light } = inks;
  for (const [from, sag, to, count] of [
    [180, 380, 130, 7],
    [90, 250, 250, 6],
  ] as const) {
    sheet.line(`M-20 ${from}Q560 ${sag} 1220 ${to}`, shadow, 4);
    for (let i = 1; i <= count; i++) {
      const progress = i / (count + 1);
      const pointX =
        -20 * (1 - progress) ** 2 + 1120 * progress * (1 - progress) + 1220 * progress * progress;
      const pointY =
        from * (1 - progress) ** 2 + 2 * sag * progress * (1 - progress) + to * progress * progress;
      sheet.disc(pointX, pointY + 44, 62, sun, 0.16);
      sheet.oval(
        pointX,
        pointY + 44,
        30,
        36,
        i % 3 === 0 ? mix(sun, light, 0.4) : i % 3 === 1 ? accent : signature,
      );
      sheet.rect(pointX - 14, pointY + 6, 28, 8, shadow);
      sheet.rect(pointX - 14, pointY + 76, 28, 8, shadow);
    }
  }
}
