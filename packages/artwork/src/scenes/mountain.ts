import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { firRow } from '../kit/trees.ts';
import { lens } from '../kit/water.ts';
import type { PlaceLook } from '../places.ts';
import { warm } from '../regions.ts';
import type { Scene, Stage } from '../stage.ts';

/** A high valley: far peaks in two planes, a dark forest edge, a path up the meadow, boulders in front. */
export const mountain: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop, look } = stage;
  const { mid, near, ground, light, shadow, skyLow } = inks;
  const horizonLine = Math.min(horizon, 620);
  sky(horizonLine);
  peaks(stage, horizonLine);
  landmark({ x: fromLeft(420), base: horizonLine + 40, height: 430 });
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(
      landUnder(
        [
          -40,
          horizonLine - 10,
          140,
          horizonLine + 6,
          380,
          horizonLine + 40,
          640,
          horizonLine + 30,
          900,
          horizonLine - 40,
          1240,
          horizonLine - 120,
        ],
        900,
      ),
      mix(mid, near, 0.4),
    );
    const slope = (at: number) => horizonLine + 70 - (at > 500 ? (at - 500) * 0.14 : 0);
    const ink = mix(near, shadow, 0.12);
    if (!alpine(look)) bushes(sheet, chance, { x: [-20, 1220], y: horizonLine + 90, size: 84, ink });
    else firRow(sheet, chance, { x: [-20, 1220], y: slope, size: 62, ink, base: 900 });
    const meadow = mix(ground, near, 0.28);
    sheet.path(
      landUnder(
        [
          -40,
          horizonLine + 40,
          200,
          horizonLine + 70,
          520,
          horizonLine + 84,
          860,
          horizonLine + 56,
          1240,
          horizonLine + 10,
        ],
        1200,
      ),
      meadow,
    );
    sheet.path(
      landUnder(
        [
          -40,
          horizonLine + 150,
          260,
          horizonLine + 130,
          560,
          horizonLine + 150,
          900,
          horizonLine + 110,
          1240,
          horizonLine + 90,
        ],
        1200,
      ),
      mix(meadow, ground, 0.5),
    );
    const trail = mix(ground, light, 0.5);
    sheet.path(
      `M404 ${horizonLine + 84}Q560 ${horizonLine + 110} 500 ${horizonLine + 146}Q350 ${horizonLine + 190} 470 ${horizonLine + 236}Q590 ${horizonLine + 270} 500 860L600 860Q700 ${horizonLine + 262} 540 ${horizonLine + 222}Q420 ${horizonLine + 190} 536 ${horizonLine + 152}Q600 ${horizonLine + 110} 412 ${horizonLine + 82}z`,
      trail,
    );
  });
  for (const [i, tall] of [66, 60].entries()) {
    const coat = i === 0 ? light : mix(mid, shadow, 0.2);
    const hat = mix(ground, light, 0.4);
    passerBy(sheet, {
      x: fromLeft(490 + i * 36),
      y: horizonLine + 172 + i * 8,
      tall,
      coat,
      ground,
      shadow,
      hat,
      bag: near,
    });
  }
  sheet.path(landUnder([-40, 812, 300, 838, 620, 820, 940, 806, 1240, 830], 1200), mix(ground, shadow, 0.16));
  sheet.path(
    landUnder([-40, 960, 300, 980, 700, 950, 1240, 990], 1200),
    mix(mix(ground, near, 0.5), skyLow, 0.05),
  );
  boulders(stage);
  prop({ x: fromLeft(740), base: 892, width: 380 });
};

/** Whether the place has snowy mountains with firs, which a warm coast does not. */
function alpine(look: PlaceLook): boolean {
  return look.tree !== 'palm' && !warm(look) && look.terrain !== 'sea';
}

/** Four summits. The left plane of each is lit, and every second one has snow if the place is alpine. */
function peaks({ sheet, inks, chance, fromLeft, look }: Stage, horizonLine: number): void {
  const { far, skyLow, shadow, light } = inks;
  const snow = mix(light, far, 0.12);
  for (const [i, at] of [40, 780, 560, 1020].entries()) {
    const [pointX, top, half] = [
      fromLeft(at),
      horizonLine - 110 - Math.round(chance() * 90) - (i === 3 ? 70 : 0),
      260 + i * 20,
    ];
    const body = mix(far, skyLow, i === 3 ? 0.05 : 0.25);
    sheet.poly(
      [
        pointX - half,
        horizonLine + 60,
        pointX - half * 0.42,
        top + 78,
        pointX,
        top,
        pointX + half * 0.5,
        top + 96,
        pointX + half,
        horizonLine + 60,
      ],
      body,
    );
    sheet.poly(
      [
        pointX,
        top,
        pointX + half * 0.5,
        top + 96,
        pointX + half,
        horizonLine + 60,
        pointX + 60,
        horizonLine + 60,
        pointX + 22,
        top + 90,
        pointX - 16,
        top + 60,
      ],
      mix(body, shadow, 0.22),
    );
    if (i % 2 === 0 || !alpine(look)) continue;
    sheet.poly(
      [
        pointX,
        top,
        pointX - 62,
        top + 48,
        pointX - 40,
        top + 44,
        pointX - 24,
        top + 62,
        pointX - 8,
        top + 40,
      ],
      snow,
    );
    sheet.poly(
      [pointX, top, pointX - 8, top + 40, pointX + 8, top + 58, pointX + 26, top + 40, pointX + 44, top + 50],
      mix(snow, far, 0.4),
    );
  }
}

function boulders({ sheet, inks, fromLeft, mirror }: Stage): void {
  const { shadow, ground, light, far, accent } = inks;
  const stone = mix(far, shadow, 0.3);
  for (const [left, y, size] of [
    [170, 960, 1.5],
    [340, 985, 0.7],
    [1060, 1010, 0.9],
  ] as const) {
    sheet.path(lens(fromLeft(left) + 14, y, 100 * size, 12), shadow, 0.4);
    sheet.at(fromLeft(left), y, size, () => {
      sheet.poly([-92, 0, -78, -52, -30, -92, 30, -84, 76, -46, 90, 0], stone);
      sheet.poly([90, 0, 76, -46, 30, -84, 8, -50, 24, 0], mix(stone, shadow, 0.4));
      sheet.poly([-78, -52, -30, -92, 30, -84, 8, -50, -40, -44], mix(stone, light, 0.35));
    });
  }
  for (let i = 0; i < 12; i++) {
    const [pointX, pointY] = [fromLeft(330 + i * 61) + 20 * mirror, 1040 + ((i * 53) % 110)];
    sheet.disc(pointX, pointY, 7, i % 3 === 0 ? mix(ground, accent, 0.5) : light);
  }
}
