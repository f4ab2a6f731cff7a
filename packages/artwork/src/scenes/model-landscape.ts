import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A model railway: a landscape no higher than a table, with peaks, a town and trains, and two giant children over it. */
export const modelLandscape: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, prop, signature } = stage;
  const { shadow, light, near, mid, accent, sun } = inks;
  const hall = mix(shadow, mid, 0.25);
  sheet.rect(0, 0, SHEET_SIZE, SHEET_SIZE, hall);
  sheet.path('M0 0H1200V90H0z', mix(hall, shadow, 0.6));
  sheet.line('M80 90V150M420 90V150M760 90V150M1100 90V150', shadow, 6);
  for (const at of [80, 420, 760, 1100]) {
    sheet.path(`M${at - 50} 200L${at - 22} 150H${at + 22}L${at + 50} 200z`, mix(signature, shadow, 0.2));
    sheet.path(`M${at - 46} 200H${at + 46}L${at + 130} 560H${at - 130}z`, sun, 0.1);
  }
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      child(stage, 330, { coat: accent, hair: '#6a3b28', skin: '#e0ac85' });
      child(stage, 880, { coat: mix('#3f8f8a', light, 0.1), hair: '#2a1b26', skin: '#a86e48', plaits: true });
      const grass = mix(near, '#8fae5a', 0.55);
      sheet.path(
        landUnder([0, 660, 200, 640, 460, 690, 760, 650, 1000, 690, SHEET_SIZE, 640], 1000),
        mix(grass, mid, 0.35),
      );
      peaks(stage);
      sheet.path(landUnder([0, 770, 260, 740, 560, 790, 860, 760, SHEET_SIZE, 790], 1040), grass);
      railway(stage, 812);
      town(stage);
      sheet.path(
        landUnder([0, 890, 300, 868, 640, 900, 960, 872, SHEET_SIZE, 900], 1060),
        mix(grass, light, 0.18),
      );
      railway(stage, 930);
      for (let i = 0; i < 34; i++)
        sheet.disc(
          20 + ((i * 173) % 1170),
          846 + ((i * 37) % 22) + (i % 3) * 60,
          10 + (i % 3) * 3,
          mix(near, shadow, 0.15 + (i % 3) * 0.1),
        );
      sheet.rect(0, 1010, SHEET_SIZE, 34, mix('#b9834e', light, 0.2));
      sheet.rect(0, 1044, SHEET_SIZE, 170, mix('#8a5a34', shadow, 0.35));
      sheet.line(
        'M140 1060V1200M480 1060V1200M820 1060V1200M1120 1060V1200',
        mix('#8a5a34', shadow, 0.55),
        8,
      );
      hands(stage);
    },
    1,
  );
  prop({ x: fromLeft(560), base: 934, width: 300 });
};

type Child = {
  readonly coat: string;
  readonly hair: string;
  readonly skin: string;
  readonly plaits?: boolean;
};

/** A child who leans on the far edge of the table, ten times as large as the mountains. */
function child({ sheet, inks }: Stage, at: number, { coat, hair, skin, plaits }: Child): void {
  const dim = mix(skin, inks.shadow, 0.25);
  sheet.path(
    `M${at - 190} 720Q${at - 190} 540 ${at - 60} 500H${at + 60}Q${at + 190} 540 ${at + 190} 720z`,
    coat,
  );
  sheet.path(
    `M${at + 20} 500H${at + 60}Q${at + 190} 540 ${at + 190} 720H${at + 90}Q${at + 100} 580 ${at + 20} 500z`,
    mix(coat, inks.shadow, 0.35),
  );
  sheet.rect(at - 34, 440, 68, 80, dim);
  if (plaits)
    sheet.path(
      `M${at - 128} 330q-40 70-20 150l30-10q-10-80 20-130zM${at + 128} 330q40 70 20 150l-30-10q10-80-20-130z`,
      hair,
    );
  sheet.oval(at, 350, 116, 128, skin);
  sheet.path(
    `M${at + 30} 226Q${at + 116} 250 ${at + 116} 350T${at + 30} 474Q${at + 86} 350 ${at + 30} 226z`,
    dim,
    0.6,
  );
  sheet.path(
    `M${at - 124} 350Q${at - 130} 200 ${at} 206T${at + 124} 350Q${at + 90} 270 ${at + 20} 280 ${at - 60} 300 ${at - 110} 300L${at - 124} 350z`,
    hair,
  );
  for (const side of [-44, 44]) {
    sheet.oval(at + side, 376, 17, 21, inks.light);
    sheet.disc(at + side, 384, 11, inks.shadow);
    sheet.disc(at + side * 1.6, 420, 17, mix(skin, inks.accent, 0.4), 0.6);
  }
  sheet.path(`M${at - 12} 402q12 16 24 0-4 20-12 20t-12-20z`, dim);
  sheet.path(`M${at - 26} 436q26 10 52 0-6 26-26 26t-26-26z`, mix(inks.accent, inks.shadow, 0.35));
}

function peaks({ sheet, inks }: Stage): void {
  const rock = mix(inks.mid, inks.far, 0.4);
  for (const [at, tall, width] of [
    [600, 190, 150],
    [500, 120, 110],
    [720, 110, 110],
  ] as const) {
    sheet.poly([at - width, 780, at, 780 - tall, at + width, 780], rock);
    sheet.poly([at, 780 - tall, at + width, 780, at + 20, 780], mix(rock, inks.shadow, 0.35));
    sheet.poly(
      [
        at - width * 0.3,
        780 - tall * 0.7,
        at,
        780 - tall,
        at + width * 0.3,
        780 - tall * 0.7,
        at + 6,
        780 - tall * 0.62,
      ],
      inks.light,
    );
  }
}

function railway({ sheet, inks }: Stage, y: number): void {
  sheet.line(`M-20 ${y}Q300 ${y - 22} 600 ${y}T1220 ${y}`, mix(inks.ground, inks.shadow, 0.35), 16);
  sheet.line(`M-20 ${y - 3}Q300 ${y - 25} 600 ${y - 3}T1220 ${y - 3}`, mix(inks.light, inks.shadow, 0.3), 4);
}

function town({ sheet, inks }: Stage): void {
  const roofs = [inks.accent, mix('#8a5a34', inks.light, 0.2), mix(inks.shadow, inks.mid, 0.4)];
  for (let i = 0; i < 9; i++) {
    const at = 130 + i * 44 + (i > 4 ? 420 : 0);
    const tall = 34 + (i % 3) * 12;
    const y = 872;
    sheet.rect(at, y - tall, 36, tall, mix(inks.light, inks.ground, 0.2 + (i % 2) * 0.4));
    sheet.poly([at - 5, y - tall, at + 18, y - tall - 24, at + 41, y - tall], roofs[i % 3] ?? inks.accent);
    sheet.rect(at + 8, y - tall + 10, 7, 9, inks.shadow);
    sheet.rect(at + 21, y - tall + 10, 7, 9, inks.shadow);
  }
  sheet.poly([360, 872, 360, 780, 372, 730, 384, 780, 384, 872], mix(inks.light, inks.shadow, 0.2));
}

/** Two fingers that set a tree, as large as the houses. */
function hands({ sheet, inks }: Stage): void {
  sheet.path(
    'M1010 1200Q940 1120 900 1010 880 950 896 944 914 940 930 1000L944 1010Q920 940 938 932 958 930 970 1000L990 1010Q976 960 992 956 1010 956 1020 1020 1090 1080 1130 1200z',
    '#c98d68',
  );
  sheet.path(
    'M990 1010Q976 960 992 956 1010 956 1020 1020 1090 1080 1130 1200H1060Q1050 1100 990 1010z',
    mix('#c98d68', inks.shadow, 0.3),
  );
}
