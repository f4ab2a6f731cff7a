import { rings } from '@ashore/artwork/kit/bands.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const ink = '#241a35';
const crimson = '#b3263a';
const crimsonDark = '#7d1b38';
const gold = '#f2b443';
const cream = '#fff0d6';
const jade = '#1f7f7a';

export const chengduOpera = poster('chengdu-opera', '#7d2740', (sheet) => {
  sheet.rect(0, 0, 800, 1000, '#3b1a3c');
  rings(sheet, 400, 440, 470, ['#4f1f42', '#6e2745', '#963244', '#c24f47', '#e5824f', '#f6b766']);
  clouds(sheet);
  floor(sheet);
  flags(sheet);
  sheet.at(388, 806, 0.94, () => performer(sheet));
  curtains(sheet);
  audience(sheet);
});

/** Lucky clouds of the backdrop: scrolls, not weather. */
function clouds(sheet: Sheet): void {
  for (const [x, y, s] of [
    [214, 560, 1],
    [590, 590, 0.9],
    [640, 320, 0.7],
    [172, 330, 0.7],
  ] as const) {
    sheet.at(x, y, s, () => {
      sheet.path('M-110 20q-6-34 30-36 6-34 44-30 30-30 58 2 40-4 40 30 34 4 30 34z', '#f6c98a', 0.55);
      sheet.line('M-70 6q-2-22 18-22t16 20-16 8M10 4q-2-28 22-26t18 24-18 6', crimson, 5, 0.6);
    });
  }
}

function floor(sheet: Sheet): void {
  sheet.path('M0 760Q400 716 800 760V1000H0z', '#5a1f38');
  sheet.path(lens(400, 800, 330, 42), '#f6b766', 0.65);
  sheet.path('M0 886Q400 856 800 886V1000H0z', '#3b1630');
}

/** Four general's flags fan out behind the shoulders. */
function flags(sheet: Sheet): void {
  for (const [a, inkOf, trim] of [
    [-58, jade, gold],
    [-30, crimson, gold],
    [30, crimson, gold],
    [58, jade, gold],
  ] as const) {
    sheet.turned(a, 400, 600, () => {
      sheet.rect(397, 264, 6, 330, gold);
      const side = a < 0 ? -1 : 1;
      sheet.poly([400, 272, 400 + side * 104, 346, 400, 416], trim);
      sheet.poly([400, 292, 400 + side * 76, 346, 400, 398], inkOf);
    });
  }
}

/** Feet at 0. Robe, sleeves, collar, mask, headdress with its pheasant plumes, fan. */
function performer(sheet: Sheet): void {
  plumes(sheet);
  sheet.path('M-60-20h46v26h-52zM14-20h46l6 26H14z', ink);
  sheet.path('M-96-300Q-130-120-150-16Q0 20 150-16 130-120 96-300z', crimson);
  sheet.path('M30-300H96Q130-120 150-16 100 2 50 4 70-140 30-300z', crimsonDark);
  sheet.path('M-150-16Q0 20 150-16L144-50Q0-14-144-50z', gold);
  sheet.path('M-143-56Q0-20 143-56L138-76Q0-42-138-76z', jade);
  sheet.path('M-44-292h88l18 262Q0-18-62-30z', '#f6dca8');
  sheet.path('M8-292h36l18 262Q30-22 14-21z', '#dcb07c');
  wave(sheet);
  sheet.path('M-100-196H100l6 34H-106z', ink);
  sheet.path('M-102-186H102l2 12H-104z', gold);
  sheet.disc(0, -179, 22, gold);
  sheet.disc(0, -179, 12, crimson);
  sleeves(sheet);
  sheet.path('M-104-296Q-60-344 0-346 60-344 104-296 60-262 0-258-60-262-104-296z', jade);
  sheet.path('M20-345Q70-338 104-296 70-268 24-260 40-300 20-345z', '#145a5e');
  sheet.path('M-104-296Q-60-262 0-258 60-262 104-296L98-304Q56-274 0-271-56-274-98-304z', gold);
  mask(sheet);
  headdress(sheet);
}

function wave(sheet: Sheet): void {
  const rows = [
    [-120, 26],
    [-84, 32],
  ] as const;
  for (const [y, w] of rows) sheet.line(`M${-w} ${y}q${w / 2}-20 ${w} 0t${w} 0`, crimson, 7);
}

function sleeves(sheet: Sheet): void {
  sheet.path('M-96-300Q-190-280-218-180L-236-60Q-196-40-168-60L-150-170Q-130-210-96-220z', crimson);
  sheet.path('M-236-60Q-196-40-168-60L-160-6Q-200 14-244-8z', cream);
  sheet.path('M-220-170q34 20 66 6l-3 18q-34 12-66-6z', gold);
  sheet.path('M96-300Q186-300 214-372L236-420 186-452 150-380Q128-344 80-340z', crimsonDark);
  sheet.path('M236-420l-50-32 14-30 52 32z', cream);
  fan(sheet);
}

function fan(sheet: Sheet): void {
  for (let i = 0; i < 7; i++) {
    sheet.turned(-58 + i * 22, 224, -470, () => {
      sheet.path('M224-470l-24-128q24-14 48 0z', i % 2 === 0 ? cream : '#f6c98a');
      sheet.path('M203-582q21-12 42 0l3-16q-24-14-48 0z', jade);
    });
  }
  sheet.disc(224, -470, 18, '#e0ac85');
}

/** A painted face in four flat shapes: it is a mask, and it is about to change. */
function mask(sheet: Sheet): void {
  sheet.path('M-62-420Q-66-330 0-312 66-330 62-420 40-470 0-472-40-470-62-420z', cream);
  sheet.path(
    'M-62-420Q-40-470 0-472 40-470 62-420 66-404 62-388 30-414 14-450L0-404-14-450Q-30-414-62-388-66-404-62-420z',
    crimson,
  );
  sheet.path('M-56-394q26-22 46 4-4 22-26 20-16-6-20-24zM56-394q-26-22-46 4 4 22 26 20 16-6 20-24z', ink);
  sheet.path('M-42-390q10-8 20 0-8 10-20 0zM42-390q-10-8-20 0 8 10 20 0z', gold);
  sheet.path('M-10-396h20l8 36q-18 12-36 0z', gold);
  sheet.path('M-24-344q24-12 48 0-8 18-24 18t-24-18z', crimson);
  sheet.path('M-58-372q14 26 30 34-4 12-8 12-20-14-22-46zM58-372q-14 26-30 34 4 12 8 12 20-14 22-46z', jade);
}

function headdress(sheet: Sheet): void {
  sheet.path('M-78-426Q-70-520 0-526 70-520 78-426 40-456 0-456-40-456-78-426z', gold);
  sheet.path('M12-525Q70-514 78-426 60-440 40-448 46-500 12-525z', '#c98632');
  sheet.path('M-58-446Q-46-496 0-500 46-496 58-446 30-466 0-466-30-466-58-446z', jade);
  for (const [x, y, r] of [
    [-72, -470, 13],
    [-50, -510, 14],
    [-18, -534, 15],
    [18, -534, 15],
    [50, -510, 14],
    [72, -470, 13],
  ] as const)
    sheet.disc(x, y, r, crimson);
  for (const [x, y, r] of [
    [-34, -528, 9],
    [34, -528, 9],
    [0, -552, 12],
    [-66, -492, 8],
    [66, -492, 8],
  ] as const)
    sheet.disc(x, y, r, cream);
  sheet.disc(0, -482, 13, crimson);
  sheet.line('M-74-430q-14 40-8 84M74-430q14 40 8 84', gold, 6);
  sheet.disc(-82, -340, 9, crimson);
  sheet.disc(82, -340, 9, crimson);
}

function plumes(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.at(
      0,
      0,
      side,
      () => {
        sheet.path('M34-520Q90-720 226-690 300-664 284-560 262-650 206-652 120-650 52-510z', '#8a5a34');
        sheet.path('M38-518Q96-700 220-678 284-656 282-580 260-660 204-662 120-660 38-518z', cream);
        sheet.line(
          'M84-610l12 22M112-648l16 20M150-672l12 24M192-682l6 26M232-676l-6 26M262-652l-18 20',
          '#8a5a34',
          6,
        );
      },
      1,
    );
  }
}

function curtains(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.at(
      400,
      0,
      side,
      () => {
        sheet.path('M400 0H270Q262 420 330 660 344 780 322 1000H400z', crimsonDark);
        sheet.path('M356 0H314Q310 440 356 680 366 800 350 1000H376Q394 800 384 680 350 440 356 0z', crimson);
        sheet.path('M400 0H384Q380 300 400 480z', crimson);
        sheet.path('M318 604l82-34v34l-76 34z', gold);
      },
      1,
    );
  }
  sheet.path(
    'M0 0H800V66Q740 124 667 84 600 140 533 88 466 144 400 88 333 144 267 88 200 140 133 84 60 124 0 66z',
    crimsonDark,
  );
  sheet.line(
    'M0 66Q60 124 133 84 200 140 267 88 333 144 400 88 466 144 533 88 600 140 667 84 740 124 800 66',
    gold,
    8,
  );
}

function audience(sheet: Sheet): void {
  for (const [x, r] of [
    [60, 46],
    [176, 40],
    [300, 44],
    [520, 42],
    [640, 46],
    [760, 42],
  ] as const) {
    sheet.disc(x, 912, r, ink);
    sheet.path(`M${x - r * 1.8} 1000q0-${r * 1.2} ${r * 1.8}-${r * 1.2}t${r * 1.8} ${r * 1.2}z`, ink);
  }
  sheet.path('M366 960h88l-12 40h-64z', cream);
  sheet.path('M420 960h34l-12 40h-18z', mix(cream, ink, 0.3));
  sheet.path('M360 952q50-46 100 0z', cream);
  sheet.path('M414 926q30 6 46 26h-36z', mix(cream, ink, 0.3));
  sheet.disc(410, 924, 8, jade);
  sheet.path('M388 900q-10-20 2-34t2-32q14 18 4 34t2 32z', cream, 0.6);
}
