import { bands } from '@ashore/artwork/kit/bands.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { pair } from '@ashore/artwork/kit/sheet.ts';
import { birds } from '@ashore/artwork/kit/sky-things.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const plum = '#33294f';
const cloudInk = '#fff8e9';
const coral = '#e5484d';

export const capeTownCable = poster('cape-town-cable', '#d9b58f', (sheet) => {
  bands(sheet, {
    from: 0,
    to: 640,
    inks: ['#58a9bd', '#83c1c8', '#b2d7cf', '#dbe6d1', '#f6e9cb', '#fbdcae'],
    wave: 8,
  });
  sheet.disc(126, 470, 96, '#fffae2');
  mountain(sheet);
  tablecloth(sheet);
  slopes(sheet);
  cables(sheet);
  sheet.at(286, 470, 1.2, () => cabin(sheet));
  birds(
    sheet,
    [
      [560, 150, 17],
      [610, 170, 13],
      [590, 126, 11],
    ],
    plum,
    4,
  );
  proteas(sheet);
});

/** From the city: Devil's Peak left, the flat top with its gorge, Lion's Head far right. */
function mountain(sheet: Sheet): void {
  sheet.path('M690 640Q730 560 748 470L766 440 786 452 800 500V660z', '#b98a86');
  sheet.path('M0 640L40 560 84 520 118 440 150 408 176 428 206 480 236 500V660H0z', '#b58a92');
  sheet.path('M150 408L176 428 206 480 236 500V660H150L166 540z', '#93708a');
  sheet.path(
    'M190 660L226 560 232 470 252 372 270 340 420 332 560 336 700 330 736 352 752 430 776 520 800 560V700H190z',
    '#d98d63',
  );
  for (const d of [
    'M270 340L300 338 306 470 282 560 260 640H206L230 560 236 470 256 372z',
    'M380 334L424 332 410 440 428 540 400 640H352L376 520 366 440z',
    'M470 334L496 334 508 420 488 480 520 640H470L460 500z',
    'M572 336L626 333 612 430 640 520 622 640H556L584 520 566 430z',
    'M690 330L736 352 752 430 776 520 800 560V660H706L720 520 690 430z',
  ]) {
    sheet.path(d, '#8f5a68');
  }
  sheet.path(
    'M252 372L270 340 420 332 560 336 700 330 736 352 740 372 700 360 560 366 420 362 284 370z',
    '#f0b98a',
  );
}

/** The cloud lies flat on the top and spills over the edge. */
function tablecloth(sheet: Sheet): void {
  sheet.path(
    'M236 356Q232 318 282 316 300 284 356 296 392 262 452 286 500 258 556 288 620 266 656 300 714 290 730 326 764 336 752 362 738 396 716 370 706 420 684 372 650 356 640 380 628 402 606 366 560 350 520 368 500 420 478 370 420 356 380 372 366 396 348 370 306 362 290 380 262 396 236 356z',
    cloudInk,
  );
  sheet.path(
    'M250 352Q320 332 420 340T600 336 740 344Q752 362 738 376 726 380 716 370 706 420 684 372 650 356 640 380 628 402 606 366 560 350 520 368 500 420 478 370 420 356 380 372 366 396 348 370 306 362 290 380 262 396 250 352z',
    '#dfd9d4',
  );
  sheet.rect(676, 312, 44, 22, '#8f5a68');
  sheet.rect(670, 306, 56, 8, plum);
}

function slopes(sheet: Sheet): void {
  sheet.path(landUnder([0, 610, 140, 600, 300, 616, 480, 596, 640, 610, 800, 580], 1000), '#7a8f6c');
  sheet.path(landUnder([0, 690, 180, 720, 380, 700, 560, 716, 800, 664], 1000), '#54785f');
  sheet.path(landUnder([0, 800, 220, 830, 430, 860, 640, 830, 800, 800], 1000), '#335a52');
  for (const [x, y, r] of [
    [90, 716, 20],
    [124, 722, 14],
    [360, 712, 18],
    [600, 716, 22],
    [636, 714, 14],
    [720, 700, 18],
    [486, 724, 13],
  ] as const) {
    sheet.path(
      `M${x - r * 1.3} ${y}q${r * 0.3}-${r * 1.4} ${r * 1.3}-${r * 1.4}t${r * 1.3} ${r * 1.4}z`,
      '#335a52',
    );
  }
}

/** Two ropes from the lower corner to the upper station. */
function cables(sheet: Sheet): void {
  sheet.line('M-20 520Q330 372 700 312', plum, 5);
  sheet.line('M-20 566Q340 400 704 318', plum, 3, 0.7);
}

/** Hangs from the origin: the wheels touch the rope. */
function cabin(sheet: Sheet): void {
  sheet.at(-6, -80, 1, () => {
    sheet.path('M-34 4L36-24l6 12L-28 18z', plum);
    for (const [x, y] of [
      [-24, 8],
      [-4, 0],
      [16, -8],
      [32, -15],
    ] as const)
      sheet.disc(x, y, 7, '#5d5472');
    sheet.path('M-4 4h10l14 66h-12L2 36-8 70h-12z', plum);
    sheet.path('M-84 76Q0 44 92 76l-6 16H-78z', cloudInk);
    sheet.path('M20 55Q64 60 92 76l-6 16H28z', '#d8cbc4');
    sheet.path('M-86 88H94L84 204Q70 222 40 222H-34Q-64 222-76 204z', coral);
    sheet.path('M34 88H94L84 204Q70 222 40 222H20Q36 160 34 88z', '#b0343c');
    sheet.path('M-76 104H84l-6 60H-70z', '#2a4f68');
    sheet.path('M-70 108h30l-20 52h-6zM-10 108h24l-20 52h-22z', '#8cc1cc', 0.8);
    for (const x of [-34, 6, 46]) sheet.rect(x, 102, 6, 64, coral);
    riders(sheet);
    sheet.path('M-72 182H82l-2 14H-70z', cloudInk);
  });
}

function riders(sheet: Sheet): void {
  for (const [x, coat, tone] of [
    [-52, '#f2b443', '#8a5638'],
    [-14, cloudInk, '#c98d68'],
    [26, '#7fb08a', '#6b4330'],
    [66, '#f2b443', '#e0ac85'],
  ] as const) {
    sheet.path(`M${x - 13} 164q0-22 13-22t13 22z`, coat);
    sheet.disc(x, 134, 9, tone);
  }
}

/** King proteas: petals in two tones round a pale heart. */
function proteas(sheet: Sheet): void {
  sheet.path(landUnder([0, 930, 200, 944, 420, 930, 620, 900, 800, 880], 1000), '#1f3f46');
  for (const [x, y, s, lean] of [
    [668, 772, 1.34, 10],
    [524, 880, 0.9, -30],
  ] as const) {
    sheet.line(`M${x} ${y}Q${x} ${y + 100} ${x - lean} 1010`, '#2c5a50', 13 * s);
    for (const [dy, w, h] of [
      [64, -96, 70],
      [84, 104, 80],
      [128, -84, 60],
      [150, 92, 64],
    ] as const) {
      sheet.path(blade(x - lean * (dy / 200), y + dy * s, w * s, h * s), w > 0 ? '#3d7260' : '#5a9070');
    }
    sheet.at(x, y, s, () => protea(sheet));
  }
}

/** A leaf from its stem: broad in the middle, its tip turned up. */
function blade(x: number, y: number, w: number, h: number): string {
  const p = (dx: number, dy: number) => pair(x + dx * w, y + dy * h);
  return `M${p(0, 0)}Q${p(0.3, -0.86)} ${p(1, -0.9)}Q${p(0.84, -0.06)} ${p(0, 0)}z`;
}

function protea(sheet: Sheet): void {
  for (const [ring, inkOf, tall] of [
    [5, '#b94860', 104],
    [4, '#e5707a', 88],
    [3, '#f6a79a', 66],
  ] as const) {
    for (let i = -ring; i <= ring; i++) {
      if ((i + ring) % 2 === 1) continue;
      const lean = (i / ring) * 62;
      sheet.turned(lean, 0, 20, () =>
        sheet.path(`M-15 20Q-22-${tall * 0.5} 0-${tall} 22-${tall * 0.5} 15 20z`, inkOf),
      );
    }
  }
  sheet.path('M-34 20Q-36-44 0-52 36-44 34 20z', '#fff0dc');
  sheet.path('M6-50Q36-40 34 20H12Q22-20 6-50z', mix('#fff0dc', '#b94860', 0.3));
  sheet.path('M-40 10Q0 34 40 10 34 44 0 48-34 44-40 10z', '#4c8064');
}
