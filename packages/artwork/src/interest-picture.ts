import { mix } from './kit/mix.ts';
import { Sheet } from './kit/sheet.ts';
import { fir } from './kit/trees.ts';

/** What travellers look for, as the catalogue names it. */
export const interests = [
  'air',
  'bike',
  'culture',
  'exclusive',
  'nature',
  'nightlife',
  'pet',
  'romance',
  'sightseeing',
  'sport',
  'water',
  'wine',
] as const;
export type Interest = (typeof interests)[number];

const side = 400;
const ink = '#16364a';
const coral = '#e0533a';
const cream = '#fdf4e0';
const sand = '#f0c890';
const gold = '#e8b04a';

/** A small square poster of an interest: one bold thing on two or three flat inks, legible at 40 px. */
export function interestPicture(interest: Interest): string {
  const sheet = new Sheet(side, side);
  drawn[interest](sheet);
  return sheet.svg();
}

function ground(
  sheet: Sheet,
  sky: string,
  land: string,
  sun?: readonly [number, number, number, string],
): void {
  sheet.rect(0, 0, side, side, sky);
  if (sun) sheet.disc(...sun);
  sheet.path('M-10 310Q110 270 210 296T410 280V410H-10z', mix(sky, land, 0.45));
  sheet.path('M-10 344Q120 312 240 336T410 322V410H-10z', land);
}

const drawn: Readonly<Record<Interest, (sheet: Sheet) => void>> = {
  air(sheet) {
    ground(sheet, '#9fd2d6', '#3d7a5e', [316, 96, 38, cream]);
    sheet.path('M172 238L188 290H222L238 238z', mix(ink, sand, 0.25));
    sheet.path(
      'M205 36C122 36 92 98 100 146 108 196 158 226 176 246H234C252 226 302 196 310 146 318 98 288 36 205 36z',
      coral,
    );
    sheet.path('M205 36C160 60 150 180 184 246H226C260 180 250 60 205 36z', cream);
    sheet.path(
      'M205 36C288 36 318 98 310 146 302 196 252 226 234 246H222C290 176 272 60 205 36z',
      mix(coral, ink, 0.3),
    );
    sheet.path('M182 282H228L222 322H188z', '#8a5638');
  },
  bike(sheet) {
    ground(sheet, '#f4c9a2', '#c9785a', [96, 96, 44, cream]);
    for (const x of [112, 290]) sheet.line(`M${x - 66} 254a66 66 0 1 1 132 0a66 66 0 1 1-132 0z`, ink, 13);
    sheet.line('M112 254L166 158H262L194 254H112M166 158L194 254M262 158L290 254', coral, 14);
    sheet.line('M166 158L154 128M134 126H178M262 158L252 116H222', ink, 13);
    sheet.disc(194, 254, 17, ink);
  },
  culture(sheet) {
    ground(sheet, '#fbe3c0', '#d9a06e', [300, 108, 50, coral]);
    sheet.poly([60, 148, 200, 72, 340, 148], ink);
    sheet.rect(66, 152, 268, 22, '#8a5a4c');
    for (const x of [84, 146, 208, 270]) {
      sheet.rect(x, 178, 44, 124, cream);
      sheet.rect(x + 28, 178, 16, 124, mix(cream, ink, 0.28));
    }
    sheet.rect(62, 304, 276, 20, '#8a5a4c');
    sheet.rect(44, 324, 312, 24, ink);
  },
  exclusive(sheet) {
    sheet.rect(0, 0, side, side, '#123a52');
    sheet.disc(200, 196, 176, '#1a4c68');
    sheet.path('M112 104H288L348 180 200 338 52 180z', '#7fc3c8');
    sheet.path('M112 104L52 180H134zM288 104L348 180H266z', '#4f9fae');
    sheet.path('M134 180L200 338 52 180z', '#2f7f96');
    sheet.path('M266 180L200 338 348 180z', '#23667e');
    sheet.path('M112 104L134 180 200 104zM288 104L266 180 200 104z', '#b5e2dc');
    sheet.path('M330 60l9 25 25 9-25 9-9 25-9-25-25-9 25-9z', gold);
  },
  nature(sheet) {
    ground(sheet, '#d5e8cf', '#2f6454', [286, 104, 46, cream]);
    for (const [x, y, s] of [
      [92, 338, 150],
      [318, 336, 170],
      [206, 360, 290],
    ] as const)
      fir(sheet, x, y, s, s > 200 ? '#4b9070' : '#5fa37c', '#24584a');
  },
  nightlife(sheet) {
    sheet.rect(0, 0, side, side, '#2a2352');
    sheet.disc(200, 400, 250, '#3b2f6b');
    sheet.path('M250 52a106 106 0 1 0 62 178a86 86 0 1 1-62-178z', '#f6cf78');
    for (const [x, y, k] of [
      [312, 92, 22],
      [96, 92, 14],
      [334, 176, 12],
    ] as const)
      sheet.poly(
        [
          x,
          y - k,
          x + k / 3,
          y - k / 3,
          x + k,
          y,
          x + k / 3,
          y + k / 3,
          x,
          y + k,
          x - k / 3,
          y + k / 3,
          x - k,
          y,
          x - k / 3,
          y - k / 3,
        ],
        cream,
      );
    for (const [x, w, h] of [
      [0, 74, 96],
      [74, 60, 140],
      [134, 82, 84],
      [216, 58, 120],
      [274, 76, 74],
      [350, 60, 150],
    ] as const)
      sheet.rect(x, side - h, w, h, '#14112e');
    for (const [x, y] of [
      [92, 286],
      [112, 320],
      [232, 304],
      [368, 276],
      [24, 330],
      [160, 344],
    ] as const)
      sheet.rect(x, y, 14, 18, coral);
  },
  pet(sheet) {
    ground(sheet, '#f6dcb4', '#e0a07a');
    for (const [x, y, rx, ry] of [
      [104, 178, 34, 46],
      [164, 116, 36, 50],
      [238, 116, 36, 50],
      [298, 178, 34, 46],
    ] as const)
      sheet.oval(x, y, rx, ry, '#8a4a4c');
    sheet.path(
      'M200 190C250 190 306 248 300 296 296 332 250 334 200 322 150 334 106 332 102 296 96 248 150 190 200 190z',
      '#8a4a4c',
    );
    sheet.path(
      'M236 200C276 222 304 262 300 296 296 332 250 334 214 326 264 320 272 250 236 200z',
      '#6a3640',
    );
  },
  romance(sheet) {
    ground(sheet, '#fbd3c0', '#e89a8a', [200, 196, 150, '#fde8d2']);
    sheet.path(
      'M200 320C108 252 68 200 82 148 94 98 164 84 200 142 236 84 306 98 318 148 332 200 292 252 200 320z',
      coral,
    );
    sheet.path(
      'M262 104C300 106 314 130 318 148 332 200 292 252 200 320 262 250 300 180 262 104z',
      mix(coral, ink, 0.28),
    );
    sheet.path('M112 142Q120 118 146 114 124 136 118 168z', '#ffd9c6');
  },
  sightseeing(sheet) {
    ground(sheet, '#bfe0e4', '#6aa0a8', [320, 84, 34, cream]);
    sheet.path(
      'M140 116L158 84H242L260 116H324Q344 116 344 136V290Q344 310 324 310H76Q56 310 56 290V136Q56 116 76 116z',
      ink,
    );
    sheet.path('M56 152H344V196H56z', coral);
    sheet.disc(200, 214, 78, cream);
    sheet.disc(200, 214, 60, '#1f5f78');
    sheet.disc(200, 214, 34, '#0d2f44');
    sheet.disc(184, 196, 13, cream);
    sheet.rect(284, 132, 36, 14, gold);
    sheet.rect(84, 102, 42, 14, coral);
  },
  sport(sheet) {
    ground(sheet, '#dbe9d6', '#7fa35f', [308, 92, 40, gold]);
    sheet.poly([14, 344, 150, 96, 286, 344], '#4f7f9a');
    sheet.poly([150, 96, 286, 344, 190, 344, 172, 216], '#2f5870');
    sheet.path('M104 182L150 96 198 184 172 172 152 200 132 170z', cream);
    sheet.poly([190, 356, 288, 190, 396, 356], '#3d6a80');
    sheet.poly([288, 190, 396, 356, 320, 356, 302, 262], '#24485e');
    sheet.rect(146, 34, 9, 70, ink);
    sheet.poly([155, 34, 222, 56, 155, 80], coral);
  },
  water(sheet) {
    sheet.rect(0, 0, side, side, '#cfe9e6');
    sheet.disc(304, 96, 44, '#fff2c8');
    sheet.path('M206 50V236H322Q300 120 206 50z', coral);
    sheet.path('M190 92V236H106Q122 160 190 92z', cream);
    sheet.path('M84 250H330Q312 300 276 306H136Q100 300 84 250z', ink);
    for (const [i, y] of [286, 326, 366].entries())
      sheet.path(
        `M-40 ${y}q30-32 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V410H-40z`,
        ['#5fb4bd', '#2f8ca2', '#176a86'][i] ?? ink,
      );
  },
  wine(sheet) {
    ground(sheet, '#f3e6c0', '#8fa35f', [84, 92, 40, '#f0b45e']);
    sheet.path('M126 60H274Q292 190 200 206 108 190 126 60z', mix(cream, '#9fd2d6', 0.5));
    sheet.path('M122 112H278Q270 194 200 206 130 194 122 112z', '#9c2f42');
    sheet.path('M222 112H278Q270 194 200 206 250 176 222 112z', '#6f2036');
    sheet.path('M192 204H208L212 312H188z', mix(ink, cream, 0.3));
    sheet.path('M126 336Q130 312 200 308 270 312 274 336z', ink);
    sheet.path('M146 78h16q-6 60 8 92-26-26-24-92z', cream, 0.75);
  },
};
