import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A far ridge and five dunes, the nearer ones larger, some with a shaded side. The landmark stands behind the first
 * dune, a caravan walks on the second, the prop stands on the third.
 */
export const desert: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  // Between 600 and 660, so that the dunes below have room.
  const horizonLine = Math.min(660, Math.max(600, stage.horizon));
  sky(horizonLine);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () =>
      sheet.path(
        landUnder(
          [
            0,
            horizonLine - 40,
            240,
            horizonLine - 66,
            520,
            horizonLine - 24,
            820,
            horizonLine - 70,
            SHEET_SIZE,
            horizonLine - 30,
          ],
          horizonLine + 60,
        ),
        inks.far,
      ),
    1,
  );
  landmark({ x: fromLeft(440), base: horizonLine + 36, height: horizonLine - 270 });
  sheet.at(fromLeft(0), 0, mirror, () => dunesWithCaravan(stage, horizonLine), 1);
  prop({ x: fromLeft(690), base: 892, width: 360 });
};

function dunesWithCaravan({ sheet, inks }: Stage, horizonLine: number): void {
  const { ground, mid, near, shadow, skyLow, far, light } = inks;
  const sand = mix(mix('#eaac66', ground, 0.55), skyLow, 0.12);
  sheet.path(
    `M0 ${horizonLine + 40}Q200 ${horizonLine - 6} 400 ${horizonLine + 30}T760 ${horizonLine + 18} 960 ${horizonLine - 30} 1200 ${horizonLine + 20}V900H0z`,
    mix(sand, far, 0.35),
  );
  sheet.path(
    `M960 ${horizonLine - 30}Q1080 ${horizonLine - 16} 1200 ${horizonLine + 20}V${horizonLine + 120}Q1040 ${horizonLine + 90} 960 ${horizonLine + 60} 900 ${horizonLine + 20} 960 ${horizonLine - 30}z`,
    mix(mix(sand, far, 0.35), shadow, 0.26),
  );
  const caravanY = horizonLine + 44;
  sheet.path(
    `M0 ${caravanY + 90}Q160 ${caravanY + 70} 260 ${caravanY + 20} 350 ${caravanY - 24} 420 ${caravanY + 10} 560 ${caravanY + 84} 760 ${caravanY + 70} 1000 ${caravanY + 50} 1200 ${caravanY + 80}V1000H0z`,
    mix(sand, light, 0.1),
  );
  sheet.path(
    `M348 ${caravanY - 6}Q390 ${caravanY - 10} 420 ${caravanY + 10} 560 ${caravanY + 84} 760 ${caravanY + 70} 700 ${caravanY + 130} 560 ${caravanY + 150} 430 ${caravanY + 150} 400 ${caravanY + 100} 400 ${caravanY + 40} 348 ${caravanY - 6}z`,
    mix(sand, mix(near, shadow, 0.3), 0.5),
  );
  const camels = [
    [112, caravanY + 77, 0.62, mix(mid, shadow, 0.1)],
    [190, caravanY + 57, 0.64, mix(light, skyLow, 0.2)],
    [268, caravanY + 18, 0.66, mix(near, mid, 0.3)],
  ] as const;
  // A little lower than the hooves and to their left, as the slope falls away.
  for (const [x, y, size] of camels) sheet.path(lens(x - 24, y + 22, 50 * size, 8), mix(sand, shadow, 0.4));
  for (const [x, y, size, rug] of camels)
    sheet.at(x, y, size, () => {
      const coat = mix('#5a3040', shadow, 0.35);
      sheet.path(
        'M-60-58Q-56-84-30-84-14-86 0-122 14-86 34-82 52-86 58-114 62-128 80-126L96-118Q92-106 78-108 76-70 50-48L52 2H44L34-40-26-42-32 2H-40L-44-40-52 2H-60z',
        coat,
      );
      sheet.path('M-30-88Q-14-92 0-124 14-92 32-88L34-58Q0-50-36-58z', rug);
      sheet.path('M8-104Q16-92 32-88L34-58 12-54z', shadow, 0.3);
    });
  sheet.path('M0 850Q180 790 380 822 620 860 860 806T1200 790V1200H0z', sand);
  sheet.path('M860 806Q1040 770 1200 790V960Q1080 930 980 900 860 860 860 806z', mix(sand, shadow, 0.26));
  sheet.path(
    'M0 1010Q200 930 430 966 640 1000 820 960T1200 960V1200H0z',
    mix(sand, mix(near, shadow, 0.3), 0.36),
  );
  sheet.path('M0 1010Q200 930 430 966 330 990 260 1060T120 1200H0z', mix(sand, mix(near, shadow, 0.2), 0.18));
  sheet.path('M0 1120Q300 1040 640 1090T1200 1070V1200H0z', mix(sand, mix(near, shadow, 0.4), 0.55));
}
