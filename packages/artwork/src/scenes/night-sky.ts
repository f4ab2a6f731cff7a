import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { stars } from '../kit/sky-things.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** An open sky far from any lamp: northern lights over snow in the north, the Milky Way elsewhere. */
export const nightSky: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, look, landmark, tree, prop } = stage;
  const { shadow, light, ground, near, mid, skyLow } = inks;
  const horizonLine = 680;
  const nightInk = mix(inks.skyTop, shadow, 0.4);
  sheet.rect(0, 0, SHEET_SIZE, horizonLine + 40, nightInk);
  sheet.rect(0, 300, SHEET_SIZE, horizonLine - 260, mix(nightInk, inks.skyTop, 0.6));
  sheet.path(`M0 520Q600 440 1200 520V${horizonLine + 40}H0z`, mix(inks.skyTop, skyLow, 0.16));
  const isNorthern = look.tree === 'fir' || look.climate === 'northern';
  sheet.at(fromLeft(0), 0, mirror, () => (isNorthern ? northernLights(stage) : milkyWay(stage)), 1);
  stars(sheet, chance, { from: 30, to: 520, count: 60, ink: light });
  farLand(stage, horizonLine);
  landmark({ x: fromLeft(400), base: horizonLine + 22, height: 300 });
  const land = isNorthern ? mix(light, mid, 0.45) : mix(ground, shadow, 0.4);
  sheet.rect(0, horizonLine + 24, SHEET_SIZE, 90, land);
  sheet.path(
    `M-20 ${horizonLine + 30}Q300 ${horizonLine} 640 ${horizonLine + 40}T1220 ${horizonLine + 20}V1210H-20z`,
    land,
  );
  sheet.path(
    `M-20 ${horizonLine + 190}Q400 ${horizonLine + 130} 760 ${horizonLine + 180}T1220 ${horizonLine + 160}V1210H-20z`,
    mix(land, shadow, 0.2),
  );
  for (const [at, y, size] of [
    [110, 800, 260],
    [210, 816, 180],
    [1040, 800, 220],
    [1130, 830, 320],
  ] as const)
    tree(fromLeft(at), y, size);
  passersBy(stage, { back: true }, [
    [400, 884, 150, stage.signature],
    [452, 890, 136, mix(mid, light, 0.3)],
  ]);
  sheet.path(`M-20 1100q300-70 640-20t600-20V1210H-20z`, mix(mix(land, near, 0.3), shadow, 0.36));
  prop({ x: fromLeft(716), base: 906, width: 350 });
};

function northernLights({ sheet, inks }: Stage): void {
  for (const [outline, ink, opacity] of [
    ['M-20 300Q240 80 520 240T1220 60V330Q860 260 560 460T-20 520z', '#3fae8c', 0.34],
    ['M-20 240Q260 60 500 200T1220 20V160Q860 160 560 330T-20 380z', '#7fe0b0', 0.4],
    ['M300 130Q440 150 520 200T900 130Q760 190 620 250T420 230z', '#c9f2c4', 0.5],
    ['M620 260Q900 180 1220 200V300Q900 300 660 420z', mix(inks.accent, '#8f5fae', 0.6), 0.28],
  ] as const)
    sheet.path(outline, ink, opacity);
}

function milkyWay({ sheet, inks, chance }: Stage): void {
  const { light, skyLow, skyTop } = inks;
  sheet.path('M180-20Q420 240 520 460T700 760H1040Q900 520 820 340T560-20z', mix(skyTop, skyLow, 0.3), 0.7);
  sheet.path('M280-20Q500 260 600 480T760 760H920Q800 520 700 330T440-20z', mix(skyTop, light, 0.3), 0.5);
  sheet.path('M380 60Q520 240 600 400T700 600Q620 520 540 400T380 60z', mix(skyTop, inks.shadow, 0.3), 0.6);
  for (let i = 0; i < 40; i++) {
    const progress = chance();
    sheet.disc(260 + progress * 560 + (chance() - 0.5) * 240, progress * 640, 2.4, light);
  }
}
