import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A view from inside: a window in the style of the region with the landmark and roofs; a table with a cup and
 * a book or flowers.
 */
export const windowView: Scene = (stage) => {
  const { inks, chance, fromLeft, sky, landmark, town } = stage;
  sky(640);
  farLand(stage, 620);
  landmark({ x: fromLeft(560), base: 660, height: 350, framed: true, widest: 480 });
  town({ x: [200, 1000], foot: () => 724, base: 860, width: [62, 92], height: [40, 76], haze: 0.2 });
  town({ x: [180, 1020], foot: () => 800, base: 860, width: [96, 130], height: [50, 90] });
  const wall = mix(mix(inks.mid, stage.signature, 0.34), inks.shadow, 0.3);
  const isArched = ['arch', 'lattice'].includes(stage.style.panes) || chance() < 0.3;
  frame(stage, wall, isArched);
  if (chance() < 0.6) curtains(stage);
  table(stage);
};

const box = { left: 250, right: 910, top: 190, bottom: 830 } as const;

function frame({ sheet, inks, mirror, fromLeft }: Stage, wall: string, isArched: boolean): void {
  const { light, ground, shadow } = inks;
  const { left, right, top, bottom } = box;
  const spring = isArched ? top + 190 : top;
  const hole = isArched
    ? `M${left} ${bottom}H${right}V${spring}A330 200 0 0 0 ${left} ${spring}z`
    : `M${left} ${bottom}H${right}V${top}H${left}z`;
  const outer = isArched
    ? `M${left - 34} ${bottom}V${spring}A364 236 0 0 1 ${right + 34} ${spring}V${bottom}z`
    : `M${left - 34} ${bottom}V${top - 34}H${right + 34}V${bottom}z`;
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path(`M0 0H${SHEET_SIZE}V${SHEET_SIZE}H0z${hole}`, wall);
      sheet.path(`${outer}${hole}`, mix(light, ground, 0.16));
      sheet.path(`M${right} ${bottom}V${spring}h-16V${bottom}z`, mix(light, shadow, 0.4));
      sheet.rect(574, isArched ? top - 8 : top, 12, bottom - top, mix(light, ground, 0.16));
      sheet.rect(left, spring + (isArched ? 0 : 150), right - left, 11, mix(light, ground, 0.16));
      sheet.rect(left - 60, bottom - 6, right - left + 120, 30, light);
      sheet.rect(left - 60, bottom + 18, right - left + 120, 12, mix(light, shadow, 0.38));
    },
    1,
  );
}

function curtains({ sheet, inks, signature }: Stage): void {
  const { light, shadow } = inks;
  const linen = mix(light, signature, 0.12);
  sheet.rect(150, 120, 900, 14, mix(shadow, signature, 0.2));
  for (const [at, mirror] of [
    [170, 1],
    [1030, -1],
  ] as const)
    sheet.at(at, 128, mirror, () => {
      sheet.path('M0 0H180Q170 300 60 470 90 600 80 800H-10z', linen);
      for (const fold of [
        'M40 0H76Q60 300 16 470 34 620 26 800H6L0 480z',
        'M130 0H180Q170 300 60 470 128 260 130 0z',
      ])
        sheet.path(fold, mix(linen, shadow, 0.2));
      sheet.path('M-4 454Q30 480 74 452L76 486Q30 510-4 486z', signature);
    });
}

function table(stage: Stage): void {
  const { sheet, inks, fromLeft, mirror, signature, chance } = stage;
  const { light, shadow, ground, accent, near } = inks;
  const wood = mix(mix('#a8683c', ground, 0.3), shadow, 0.12);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path('M180 1000H1240V1220H120z', wood);
    sheet.path('M180 1000H1240V1022H174z', mix(wood, light, 0.3));
    sheet.path('M500 1022L470 1200M860 1022L880 1200', mix(wood, shadow, 0.3));
    sheet.path(lens(420, 1016, 96, 14), shadow, 0.4);
    sheet.path('M352 930h130q-2 70-36 84h-58q-34-14-36-84z', light);
    sheet.path('M440 930h42q-2 70-36 84h-26q24-30 20-84z', mix(light, shadow, 0.28));
    sheet.line('M484 944q44-4 40 24-6 26-48 24', light, 12);
    sheet.line('M392 902q-18-26 0-50t0-48M436 902q-18-26 0-50t0-48', light, 7, 0.6);
  });
  if (chance() < 0.5) {
    sheet.path(lens(fromLeft(760), 1050, 130, 14), shadow, 0.4);
    sheet.at(fromLeft(750), 1040, 1, () => {
      sheet.path('M-110-12L90-34 116 6-96 30z', signature);
      sheet.path('M-96 30L116 6V22L-94 46z', light);
      sheet.path('M-70-4L60-18 66-10-64 6z', mix(signature, light, 0.6));
    });
    return;
  }
  sheet.at(fromLeft(800), 1030, mirror, () => {
    sheet.path(lens(10, 4, 80, 12), shadow, 0.4);
    sheet.line('M0-150Q-30-220-70-270M0-150Q4-240 10-310M4-150Q50-220 90-250', near, 7);
    for (const [pointX, pointY, radius, ink] of [
      [-74, -280, 34, accent],
      [12, -322, 38, light],
      [96, -262, 32, signature],
      [-24, -226, 24, signature],
      [56, -214, 22, accent],
    ] as const) {
      sheet.disc(pointX, pointY, radius, ink);
      sheet.disc(pointX + 4, pointY + 4, radius * 0.4, mix(ink, shadow, 0.3));
    }
    sheet.path(
      'M-46-160H50Q44-130 62-80 76-20 34 0H-32Q-74-20-58-80-40-130-46-160z',
      mix(inks.water, light, 0.15),
    );
    sheet.path('M22-160H50Q44-130 62-80 76-20 34 0H10Q50-70 22-160z', mix(inks.water, shadow, 0.35));
  });
}
