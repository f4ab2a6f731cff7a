import { bands } from '../kit/bands.ts';
import { mix, steps } from '../kit/mix.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';
import { drawOutlook, type Outlook } from './outlook.ts';

const outdoors: Readonly<Record<string, Outlook | undefined>> = {
  roof: 'roofs',
  garden: 'green',
  outdoor: 'green',
  courtyard: 'court',
  heated: 'mountains',
  plunge: 'court',
};

/** A pool of a hotel, by its kind. An infinity pool ends in the outlook of the house. */
export function poolScene(kind: string, outlook: Outlook): Scene {
  return (stage) => {
    if (kind === 'indoor' || kind === 'bath') {
      hall(stage, kind === 'bath');
      return;
    }
    drawOutlook(stage, outdoors[kind] ?? outlook, 630);
    stage.sheet.at(0, -70, 1, () => {
      if (kind === 'infinity') infinity(stage);
      else deckAndPool(stage, kind);
      if (kind === 'heated') steam(stage);
      parasol(stage);
      lounger(stage, 250, 1004);
      if (kind !== 'plunge') lounger(stage, 590, 1022);
    });
  };
}

const poolInks = ({ inks }: Stage) => {
  const blue = mix('#4fb3c4', inks.water, 0.35);
  return { blue, pale: mix(blue, inks.light, 0.5), deep: mix(blue, inks.shadow, 0.2) };
};

const stone = ({ inks }: Stage) => mix(mix(inks.light, inks.ground, 0.35), inks.skyLow, 0.1);

function deckAndPool(stage: Stage, kind: string): void {
  const { sheet, inks, chance, fromLeft, mirror } = stage;
  const { blue, pale, deep } = poolInks(stage);
  const deck = stone(stage);
  sheet.rect(0, 690, SHEET_SIZE, SHEET_SIZE, deck);
  if (kind === 'roof') {
    for (let at = 0; at < 13; at++) sheet.rect(at * 100, 620, 6, 74, mix(inks.shadow, inks.near, 0.3));
    sheet.rect(0, 616, SHEET_SIZE, 78, mix(inks.skyLow, inks.light, 0.5), 0.35);
    sheet.rect(0, 612, SHEET_SIZE, 9, mix(inks.light, deck, 0.2));
  }
  sheet.rect(0, 690, SHEET_SIZE, 8, mix(deck, inks.shadow, 0.24));
  if (kind === 'plunge') {
    sheet.oval(fromLeft(690), 830, 300, 96, mix(deck, inks.shadow, 0.2));
    sheet.oval(fromLeft(690), 826, 284, 86, blue);
    sheet.oval(fromLeft(690), 842, 250, 62, pale);
    glints(sheet, chance, {
      x: [fromLeft(690) - 160, fromLeft(690) + 160],
      y: [800, 880],
      count: 7,
      ink: inks.light,
      opacity: 0.7,
      size: [14, 34],
    });
    return;
  }
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M300 742H1010L1190 918H160z', mix(deck, inks.shadow, 0.22));
      sheet.path('M312 752H1000L1166 904H186z', deep);
      sheet.path('M312 768H1000L1166 904H186z', blue);
      sheet.path('M280 800q200-18 400 0t390 0L1166 904H186z', mix(blue, pale, 0.45));
      sheet.path('M222 862q240-22 460 0t452 0L1166 904H186z', mix(blue, pale, 0.75));
      sheet.line('M1010 790v-70q0-22 22-22M1060 800v-70q0-22 22-22', mix(inks.light, inks.shadow, 0.15), 8);
    },
    1,
  );
  glints(sheet, chance, {
    x: [230, 1000],
    y: [780, 890],
    count: 12,
    ink: inks.light,
    opacity: 0.7,
    size: [14, 44],
  });
}

function infinity(stage: Stage): void {
  const { sheet, inks, chance, fromLeft, mirror } = stage;
  const { blue, pale } = poolInks(stage);
  bands(sheet, {
    from: 668,
    to: 960,
    inks: steps(mix(blue, inks.skyLow, 0.3), pale, 5),
    wave: 3,
    power: 1.1,
  });
  sheet.rect(0, 662, SHEET_SIZE, 8, mix(inks.light, blue, 0.3));
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [700, 900],
    count: 16,
    ink: inks.light,
    opacity: 0.7,
    size: [14, 48],
  });
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 900Q400 880 760 944T1240 960V1220H-20z', mix(stone(stage), inks.shadow, 0.2));
      sheet.path('M-20 914Q400 894 760 958T1240 974V1220H-20z', stone(stage));
    },
    1,
  );
}

function steam({ sheet, inks, fromLeft }: Stage): void {
  for (const [x, y, width] of [
    [500, 800, 210],
    [760, 770, 170],
    [640, 860, 240],
  ] as const)
    sheet.path(lens(fromLeft(x), y, width, 30), mix(inks.light, inks.skyLow, 0.2), 0.55);
  for (const x of [480, 640, 800]) sheet.line(`M${fromLeft(x)} 780q-26-50 0-96t0-96`, inks.light, 14, 0.45);
}

function parasol({ sheet, inks, signature, fromLeft, mirror }: Stage): void {
  const { light, shadow } = inks;
  sheet.at(fromLeft(410), 1010, mirror, () => {
    sheet.rect(-6, -400, 12, 400, mix('#8a5f40', shadow, 0.1));
    sheet.path('M-210-372Q-150-480 0-490 150-480 210-372z', signature);
    sheet.path('M0-490Q150-480 210-372H110Q90-450 0-490z', mix(signature, shadow, 0.3));
    sheet.path('M0-490Q-90-450-110-372H-10Q-16-440 0-490z', mix(light, signature, 0.15));
  });
}

function lounger({ sheet, inks, signature, fromLeft, mirror }: Stage, x: number, y: number): void {
  const { light, shadow } = inks;
  sheet.at(fromLeft(x), y, mirror, () => {
    sheet.path(lens(10, 4, 150, 16), shadow, 0.3);
    sheet.path('M-130-44H90L150-120l20 12L104-24H-130z', mix(light, '#ffffff', 0.3));
    sheet.path('M-130-30H96l8 6H-130z', mix(light, shadow, 0.25));
    sheet.path('M-60-46H0v20H-60z', signature);
    sheet.line('M-104-24V2M86-24L96 2', mix('#8a5f40', shadow, 0.2), 10);
  });
}

/** A pool under a roof; with `isBath` the hot tub of a Japanese house. */
function hall(stage: Stage, isBath: boolean): void {
  const { sheet, inks, chance, fromLeft, mirror, signature } = stage;
  const { light, shadow } = inks;
  drawOutlook(stage, 'green', 640);
  const wall = isBath ? mix('#c39a6c', light, 0.2) : mix(mix(light, signature, 0.14), inks.skyLow, 0.15);
  const dim = mix(wall, shadow, 0.22);
  const holes = [150, 430, 710, 990]
    .map((x) =>
      isBath
        ? `M${x - 120} 640H${x + 120}V300H${x - 120}z`
        : `M${x - 96} 640H${x + 96}V360a96 96 0 0 0-192 0z`,
    )
    .join('');
  sheet.path(`M0 0H${SHEET_SIZE}V700H0z${holes}`, wall);
  for (const x of [290, 570, 850]) {
    sheet.rect(x - 18, 180, 36, 500, mix(wall, light, 0.35));
    sheet.rect(x + 6, 180, 12, 500, dim);
    if (!isBath) sheet.rect(x - 30, 640, 60, 22, dim);
  }
  sheet.rect(0, 0, SHEET_SIZE, 190, dim);
  for (let at = 0; at < 9; at++) sheet.rect(at * 150 - 20, 0, 24, 190, mix(dim, shadow, 0.2));
  sheet.rect(0, 660, SHEET_SIZE, SHEET_SIZE, mix(wall, light, 0.3));
  const { blue, pale, deep } = poolInks(stage);
  const rim = isBath ? mix('#a87448', shadow, 0.05) : mix(light, wall, 0.3);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M240 730H960L1120 1010H80z', rim);
      sheet.path('M262 748H938L1070 984H130z', deep);
      sheet.path('M262 770H938L1070 984H130z', isBath ? mix(blue, '#8fb8a0', 0.5) : blue);
      sheet.path('M206 860q240-20 400 0t400 0L1070 984H130z', pale, 0.6);
    },
    1,
  );
  glints(sheet, chance, {
    x: [240, 960],
    y: [790, 960],
    count: 10,
    ink: light,
    opacity: 0.7,
    size: [16, 40],
  });
  if (isBath) {
    steam(stage);
    sheet.at(fromLeft(900), 1000, mirror, () => {
      sheet.path('M-60-80H60L46 0H-46z', mix('#a87448', shadow, 0.1));
      sheet.rect(-60, -60, 120, 9, signature);
      sheet.oval(0, -80, 60, 14, mix('#c39a6c', light, 0.3));
    });
  } else lounger(stage, 300, 1060);
}
