import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const mist = '#f6dfc0';
const vermilion = '#dc4a2e';
const black = '#2a2038';
const moss = '#33584d';
const eye: [number, number] = [400, 520];

export const kyotoTorii = poster('kyoto-torii', '#c9b394', (sheet) => {
  const chance = chanceFrom(5);
  sheet.rect(0, 0, 800, 1000, mist);
  sheet.disc(400, 470, 300, '#f9e8cd');
  sheet.disc(400, 456, 120, '#fff6e2');
  forest(sheet, chance);
  stairs(sheet);
  for (const [i, scale] of [0.17, 0.22, 0.29, 0.385, 0.52, 0.72, 1].entries()) {
    torii(sheet, scale, Math.max(0, 0.62 - i * 0.115));
    if (i === 3) pilgrim(sheet);
    if (i === 4) lantern(sheet, 664, 812);
  }
  sheet.at(182, 884, 0.92, () => fox(sheet, 0, 0));
});

function forest(sheet: Sheet, chance: () => number): void {
  for (const [row, inks] of [
    [0, mix(mist, '#7f9f8c', 0.45)],
    [1, mix(mist, '#5c8272', 0.75)],
    [2, moss],
  ] as const) {
    for (let i = 0; i < 9; i++) {
      const w = 12 + row * 12 + 10 * chance();
      const gap = 66 + row * 74;
      const side = i % 2 === 0 ? -1 : 1;
      const x = 400 + side * (gap + (400 - gap) * ((Math.floor(i / 2) + chance() * 0.6) / 4.4));
      sheet.poly([x - w / 2, 0, x + w / 2, 0, x + w * 0.62, 720, x - w * 0.62, 720], inks);
    }
    const foot = 610 + row * 36;
    sheet.path(`M0 ${foot - 26}q150-30 330 20l70 10 70-10q180-50 330-20V1000H0z`, inks);
  }
  sheet.path('M0 724q170-40 300 30l-90 246H0zM800 724q-170-40-300 30l90 246h210z', '#223f3d');
}

/** Each step is nearer the eye than the last; riser and tread in two tones. */
function stairs(sheet: Sheet): void {
  const tread = '#d9bd9a';
  let scale = 0.14;
  while (scale < 1.3) {
    const next = scale * 1.13;
    const half = 184;
    const y = (s: number) => eye[1] + 386 * s;
    const lift = 14 * scale;
    sheet.poly(
      [
        400 - half * scale,
        y(scale),
        400 + half * scale,
        y(scale),
        400 + half * next,
        y(next) - lift,
        400 - half * next,
        y(next) - lift,
      ],
      mix(tread, mist, Math.max(0, 0.6 - scale)),
    );
    const edge = [
      400 - half * next,
      y(next) - lift,
      400 + half * next,
      y(next) - lift,
      400 + half * next,
      y(next),
    ];
    sheet.poly([...edge, 400 - half * next, y(next)], mix('#8d6f66', mist, Math.max(0, 0.6 - scale)));
    scale = next;
  }
}

/** A gate round the way, `scale` 1 fills the sheet; `haze` is how much of the mist lies before it. */
function torii(sheet: Sheet, scale: number, haze: number): void {
  const tint = (inkOf: string) => mix(inkOf, mist, haze);
  const [lit, dark, cap] = [tint(vermilion), tint('#a92f2c'), tint(black)];
  sheet.at(eye[0], eye[1], scale, () => {
    for (const side of [-1, 1]) {
      const x = 300 * side;
      sheet.poly([x - 36, -330, x + 36, -330, x + 40, 420, x - 40, 420], lit);
      sheet.poly([x + 8, -330, x + 36, -330, x + 40, 420, x + 8, 420], dark);
      sheet.poly([x - 44, 344, x + 44, 344, x + 48, 424, x - 48, 424], cap);
    }
    sheet.rect(-372, -262, 744, 46, lit);
    sheet.rect(-372, -230, 744, 14, dark);
    sheet.rect(-34, -330, 68, 76, cap);
    sheet.rect(-22, -322, 44, 60, tint('#f2b443'));
    sheet.path('M-438-404Q0-350 438-404l-14 70Q0-300-424-334z', lit);
    sheet.path('M-428-352Q0-314 428-352l-4 18Q0-300-424-334z', dark);
    sheet.path('M-452-436Q0-380 452-436l-14 40Q0-344-438-396z', cap);
  });
}

function pilgrim(sheet: Sheet): void {
  const [x, y] = [386, 694];
  shadow(sheet, x + 8, y, 30, black, 0.3);
  sheet.path(`M${x - 17} ${y - 74}q17-12 34 0l9 72h-52z`, '#fff3dc');
  sheet.path(`M${x + 4} ${y - 79}q9 1 13 5l9 72h-18z`, '#dcc3a4');
  sheet.rect(x - 18, y - 56, 37, 14, '#4a5c92');
  sheet.rect(x - 14, y - 4, 11, 6, black);
  sheet.rect(x + 5, y - 4, 11, 6, black);
  sheet.disc(x, y - 88, 12, '#d9a480');
  sheet.line(`M${x + 18} ${y - 60}V${y - 120}`, black, 4);
  sheet.path(
    `M${x - 40} ${y - 98}Q${x - 30} ${y - 142} ${x + 14} ${y - 146}Q${x + 60} ${y - 142} ${x + 68} ${y - 98}q-54-16-108 0z`,
    '#4a5c92',
  );
  sheet.path(
    `M${x + 14} ${y - 146}Q${x + 60} ${y - 142} ${x + 68} ${y - 98}q-18-5-36-7-2-24-18-41z`,
    '#303f70',
  );
}

function lantern(sheet: Sheet, x: number, y: number): void {
  const [stone, dark] = ['#93918a', '#6b6c70'];
  sheet.rect(x - 34, y - 14, 68, 16, dark);
  sheet.rect(x - 13, y - 84, 26, 72, stone);
  sheet.rect(x + 3, y - 84, 10, 72, dark);
  sheet.rect(x - 30, y - 96, 60, 14, stone);
  sheet.rect(x - 22, y - 134, 44, 38, stone);
  sheet.rect(x - 11, y - 126, 22, 22, '#ffd98c');
  sheet.path(`M${x - 44} ${y - 130}q30-8 36-32h16q6 24 36 32z`, dark);
  sheet.disc(x, y - 166, 8, dark);
}

function fox(sheet: Sheet, x: number, y: number): void {
  const [stone, dark] = ['#f4e6cf', '#c3b1a2'];
  sheet.rect(x - 62, y - 10, 124, 40, '#6b6c70');
  sheet.rect(x - 54, y - 40, 108, 32, '#93918a');
  sheet.path(`M${x + 26} ${y - 44}q44-10 36-70-2-26 8-44-42 14-44 62z`, dark);
  sheet.path(`M${x - 36} ${y - 40}q-4-60 8-94l14-6q40 22 44 100z`, stone);
  sheet.path(`M${x - 4} ${y - 130}q30 26 34 90h-26q8-50-8-90z`, dark);
  sheet.path(`M${x - 40} ${y - 160}l-22 14q2 10 14 10l20 10 22-8-2-34 2-28-16 20-10-2-12-18z`, stone);
  sheet.path(`M${x - 6} ${y - 134}l-2-34 2-28-12 16 2 40z`, dark);
  sheet.path(`M${x - 36} ${y - 134}q20 14 44-4l4 26q-26 20-52 4z`, vermilion);
}
