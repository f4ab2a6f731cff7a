import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { stars } from '@ashore/artwork/kit/sky-things.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const night = '#232a5c';
const snow = '#fdeedd';
const blue = '#8f9cc4';
const deepBlue = '#5b6ca4';
const rust = '#c8432f';

export const zermattGornergrat = poster('zermatt-gornergrat', '#a99bb8', (sheet) => {
  const chance = chanceFrom(181);
  bands(sheet, {
    from: 0,
    to: 640,
    inks: ['#2f3a78', '#4a4a8c', '#6f5d9c', '#9c74a4', '#cc8fa2', '#efb0a0', '#fbd0ac'],
    wave: 8,
  });
  stars(sheet, chance, { from: 16, to: 170, count: 26, ink: '#fdeedd' });
  range(sheet);
  peak(sheet);
  slopes(sheet);
  firs(sheet, chance);
  line(sheet);
  train(sheet);
  for (const [x, y, s] of [
    [84, 958, 190],
    [160, 968, 120],
    [748, 960, 190],
    [680, 966, 116],
  ] as const)
    snowyFir(sheet, x, y, s);
});

function range(sheet: Sheet): void {
  sheet.path(
    'M0 560L70 500 130 526 200 470 270 520 330 500V660H0zM800 540L740 480 690 510 640 460 570 520 500 500V660H800z',
    '#a58cb4',
  );
  sheet.path(
    'M70 500L130 526 104 548 80 534 54 552 20 542zM740 480L800 540 770 544 748 520 724 536 712 500zM200 470L270 520 240 524 214 504 190 520 172 494z',
    '#f3c4b4',
  );
}

/** The first light takes the east face; the rest of the mountain is still night. */
function peak(sheet: Sheet): void {
  sheet.path(
    'M196 640L264 540 316 470 352 392 388 318 408 262 434 214 452 186 474 174 490 184 500 210 530 262 552 318 590 380 630 448 690 530 780 640z',
    '#e58a78',
  );
  sheet.path(
    'M474 174L490 184 500 210 530 262 552 318 590 380 630 448 690 530 780 640H480L520 570 482 500 502 430 470 350 486 286 468 228z',
    '#65599a',
  );
  sheet.path(
    'M452 186L474 174 468 228 486 286 470 350 502 430 486 462 460 418 446 446 420 384 404 424 388 372 366 412 352 392 388 318 408 262 434 214z',
    '#fff0dc',
  );
  sheet.path('M434 214L450 196 452 262 426 320 438 360 412 350 402 310z', '#f2a58c');
  sheet.path('M474 174L490 184 500 210 520 240 504 262 488 250 486 286 468 228z', '#a59ac8');
  sheet.path(
    'M552 318L590 380 600 400 574 392 566 420 546 366zM520 444L548 494 590 526 572 566 532 524zM316 470L352 452 370 494 336 504 314 540 294 514z',
    '#c3b4d6',
  );
}

function slopes(sheet: Sheet): void {
  sheet.path('M0 610Q120 560 260 586T520 600 800 560V1000H0z', '#cdbcd6');
  sheet.path('M800 560Q660 590 520 600 560 640 640 650T800 640z', blue);
  sheet.path('M0 690Q150 640 330 690T640 720 800 690V1000H0z', snow);
  sheet.path('M330 690Q480 740 640 720T800 690V790Q640 790 520 770T330 690z', '#cfc3dc');
  sheet.path('M0 850Q200 800 420 850T800 850V1000H0z', '#e6d6e0');
  sheet.path('M0 850Q120 820 240 826 180 880 60 900L0 910z', snow);
  sheet.path('M0 940Q240 890 460 930T800 930V1000H0z', blue);
  sheet.path('M0 976Q260 936 480 966T800 970V1000H0z', deepBlue);
}

function firs(sheet: Sheet, chance: () => number): void {
  for (let i = 0; i < 9; i++) {
    const x = 14 + i * 29 + 10 * chance();
    snowyFir(sheet, x, 650 + 14 * chance() - i * 4, 46 + 26 * chance());
  }
  for (const [x, y, s] of [
    [700, 664, 60],
    [742, 668, 78],
    [784, 660, 56],
  ] as const)
    snowyFir(sheet, x, y, s);
}

function snowyFir(sheet: Sheet, x: number, y: number, s: number): void {
  const k = s / 100;
  sheet.at(x, y, k, () => {
    sheet.path('M0-100L14-66H9L22-36H15L28-4H-28L-15-36H-22L-9-66H-14z', '#34407c');
    sheet.path('M0-100L-14-66-4-72 0-64zM-9-66L-22-36-8-44 0-36-2-64zM-15-36L-28-4-10-14 0-6-2-38z', snow);
  });
}

/** The rack line climbs across the picture on its bank of snow. */
function line(sheet: Sheet): void {
  sheet.path('M-10 842Q200 800 420 764T810 664V712Q620 776 420 816T-10 894z', '#b3a8cc');
  sheet.path('M-10 842Q200 800 420 764T810 664V676Q620 742 420 780T-10 858z', night);
  for (let x = 10; x < 800; x += 96) {
    const y = 838 - x * 0.205 - (x > 400 ? (x - 400) * 0.04 : 0);
    sheet.rect(x, y - 168, 6, 176, '#4a4a7c');
    sheet.rect(x, y - 168, 34, 5, '#4a4a7c');
  }
  sheet.line('M-10 672Q200 632 420 596T810 496', '#4a4a7c', 2.5);
}

function train(sheet: Sheet): void {
  sheet.turned(-11.4, 400, 764, () => {
    sheet.path('M70 772h640l-14 16H84z', night, 0.4);
    car(sheet, 96, 300);
    car(sheet, 410, 286);
    sheet.path('M696 652q36 6 44 62v46h-50z', '#93302f');
    sheet.path('M702 664q22 6 30 46h-30z', '#28305e');
    sheet.disc(722, 738, 8, '#ffe3a0');
    sheet.rect(394, 700, 20, 44, night);
    sheet.line('M230 640l30-46h30M540 640l30-46h30', night, 5);
  });
}

function car(sheet: Sheet, x: number, w: number): void {
  sheet.rect(x, 648, w, 112, rust);
  sheet.rect(x, 730, w, 30, '#93302f');
  sheet.rect(x - 4, 636, w + 8, 16, '#4a3560');
  sheet.rect(x, 652, w, 8, snow);
  const step = (w - 20) / 5;
  for (let i = 0; i < 5; i++)
    sheet.rect(x + 14 + i * step, 670, step - 12, 44, i === 2 ? '#f7dfae' : '#ffd27c');
  for (const [i, coat] of [
    [0, night],
    [1, '#6f3d6a'],
    [3, night],
    [4, '#2f6a86'],
  ] as const) {
    const cx = x + 14 + i * step + (step - 12) / 2;
    sheet.path(`M${Math.round(cx - 13)} 714q0-18 13-18t13 18z`, coat);
    sheet.disc(cx, 690, 7, mix('#8a5638', night, 0.15));
  }
  sheet.rect(x + 24, 760, 66, 14, night);
  sheet.rect(x + w - 90, 760, 66, 14, night);
}
