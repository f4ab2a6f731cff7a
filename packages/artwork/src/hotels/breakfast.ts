import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import { roundTree } from '../kit/round-tree.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';
import { drawOutlook, type Outlook } from './outlook.ts';

const outdoors: Readonly<Record<string, Outlook>> = {
  courtyard: 'court',
  garden: 'green',
  rooftop: 'roofs',
  waterside: 'water',
};

/** A laid table where the house serves breakfast: outdoors before an outlook, or in a room of its own. */
export function breakfastScene(kind: string, outlook: Outlook): Scene {
  return (stage) => {
    const room = rooms[kind];
    if (room) room(stage, outlook);
    else {
      drawOutlook(stage, outdoors[kind] ?? outlook, 800);
      terrace(stage, kind);
    }
    if (kind === 'tatami') tray(stage);
    else table(stage);
  };
}

const plank = ({ inks }: Stage) => mix(mix('#b98f63', inks.ground, 0.3), inks.light, 0.1);

function terrace({ sheet, inks, signature, fromLeft, mirror }: Stage, kind: string): void {
  const { light, ground, shadow, near } = inks;
  sheet.rect(0, 790, SHEET_SIZE, SHEET_SIZE, mix(mix(light, ground, 0.4), inks.skyLow, 0.1));
  if (kind === 'terrace' || kind === 'rooftop' || kind === 'waterside') {
    for (let at = 0; at < 25; at++) sheet.rect(at * 50, 690, 5, 104, mix(shadow, near, 0.3));
    sheet.rect(0, 682, SHEET_SIZE, 11, mix(shadow, near, 0.2));
  }
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(
      'M-20 0H1220V96q-32 40-64 0t-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0-64 0H-20z',
      signature,
    );
    for (let at = 0; at < 10; at++)
      sheet.path(`M${at * 128 + 10} 0h64v96q-32 40-64 0z`, mix(light, signature, 0.1));
  });
}

type Room = (stage: Stage, outlook: Outlook) => void;

/** Walls with openings through which the outlook is seen. */
function wallWith(stage: Stage, ink: string, holes: string): void {
  const { sheet, inks } = stage;
  sheet.path(`M0 0H${SHEET_SIZE}V${SHEET_SIZE}H0z${holes}`, ink);
  sheet.rect(0, 800, SHEET_SIZE, SHEET_SIZE, plank(stage));
  sheet.rect(0, 790, SHEET_SIZE, 14, mix(ink, inks.shadow, 0.2));
}

const wallOf = ({ inks, signature }: Stage) => mix(mix(inks.light, signature, 0.18), inks.skyLow, 0.2);

const rooms: Readonly<Record<string, Room>> = {
  salon(stage, outlook) {
    const { sheet, inks, signature } = stage;
    drawOutlook(stage, outlook, 740);
    const wall = wallOf(stage);
    wallWith(stage, wall, [270, 600, 930].map((x) => `M${x - 90} 720H${x + 90}V240H${x - 90}z`).join(''));
    for (const x of [270, 600, 930]) {
      sheet.rect(x - 4, 240, 8, 480, inks.light);
      for (const y of [400, 560]) sheet.rect(x - 90, y, 180, 7, inks.light);
      sheet.path(
        `M${x - 112} 226h60q4 260-40 500h-20zM${x + 112} 226h-60q-4 260 40 500h20z`,
        mix(signature, inks.light, 0.3),
      );
    }
    sheet.rect(0, 720, SHEET_SIZE, 10, mix(wall, inks.shadow, 0.15));
    sheet.line('M600 0V110M520 150q80 70 160 0M480 130q120 130 240 0', mix('#b98a3c', inks.shadow, 0.1), 8);
    for (const x of [480, 540, 600, 660, 720]) sheet.disc(x, 118, 13, mix('#ffe9b0', inks.light, 0.3));
  },
  conservatory(stage) {
    const { sheet, inks } = stage;
    drawOutlook(stage, 'green', 780);
    const iron = mix(inks.light, '#ffffff', 0.3);
    sheet.rect(0, 786, SHEET_SIZE, SHEET_SIZE, mix(mix(inks.light, inks.ground, 0.4), inks.skyLow, 0.1));
    for (let at = 0; at <= 6; at++) sheet.rect(at * 200 - 5, 180, 10, 610, iron);
    for (const y of [180, 390, 600, 782]) sheet.rect(0, y, SHEET_SIZE, 9, iron);
    for (let at = 0; at <= 6; at++) sheet.line(`M${at * 200} 184L600-120`, iron, 8);
    for (const [x, size] of [
      [120, 330],
      [1090, 380],
    ] as const) {
      roundTree(sheet, x, 830, size, [
        mix('#7c5237', inks.shadow, 0.1),
        mix(inks.near, '#7fa860', 0.6),
        mix(inks.near, '#4f7f48', 0.5),
      ]);
      sheet.path(`M${x - 60} 800H${x + 60}L${x + 44} 900H${x - 44}z`, stage.signature);
    }
  },
  kitchen(stage, outlook) {
    const { sheet, inks, signature } = stage;
    drawOutlook(stage, outlook, 640);
    const wall = wallOf(stage);
    wallWith(stage, wall, 'M250 600H560V270H250z');
    sheet.rect(400, 270, 8, 330, inks.light);
    sheet.rect(236, 600, 340, 16, inks.light);
    for (const y of [360, 500]) {
      sheet.rect(660, y, 400, 12, mix('#8a5f40', inks.shadow, 0.1));
      for (let at = 0; at < 6; at++) {
        const ink = [signature, inks.light, mix(inks.mid, inks.light, 0.3), inks.accent][at % 4] ?? signature;
        sheet.rect(684 + at * 62, y - 44 - (at % 3) * 8, 40, 44 + (at % 3) * 8, ink);
      }
    }
    for (let at = 0; at < 20; at++)
      for (const row of [0, 1])
        if ((at + row) % 2 === 0)
          sheet.rect(at * 62, 676 + row * 56, 62, 56, mix(signature, inks.light, 0.55));
    sheet.rect(0, 660, SHEET_SIZE, 16, mix('#8a5f40', inks.shadow, 0.1));
  },
  vaulted(stage) {
    const { sheet, inks } = stage;
    const wall = mix(mix('#d9c3a0', inks.light, 0.2), inks.skyLow, 0.08);
    wallWith(stage, wall, '');
    for (const x of [130, 600, 1070]) {
      sheet.path(arch(x, 800, 400, 640), mix(wall, inks.shadow, 0.2));
      sheet.path(arch(x, 800, 340, 590), mix(wall, inks.shadow, 0.36));
      sheet.path(arch(x, 640, 90, 170), mix('#ffe9b0', inks.light, 0.3));
    }
    for (const x of [365, 835]) {
      sheet.rect(x - 34, 420, 68, 380, mix(wall, inks.light, 0.3));
      sheet.rect(x + 8, 420, 26, 380, mix(wall, inks.shadow, 0.16));
      sheet.rect(x - 48, 400, 96, 24, mix(wall, inks.light, 0.4));
    }
  },
  counter(stage, outlook) {
    const { sheet, inks, signature } = stage;
    drawOutlook(stage, outlook, 600);
    const wall = wallOf(stage);
    wallWith(stage, wall, 'M200 560H540V250H200z');
    sheet.rect(366, 250, 8, 310, inks.light);
    for (const y of [330, 450]) {
      sheet.rect(630, y, 440, 12, mix('#8a5f40', inks.shadow, 0.1));
      for (let at = 0; at < 9; at++)
        sheet.path(
          `M${650 + at * 46} ${y}v-50q4-14 4-30h12q0 16 4 30v50z`,
          at % 3 === 0 ? signature : mix(inks.mid, inks.light, at % 2 === 0 ? 0.2 : 0.5),
        );
    }
    for (const x of [320, 600, 880]) {
      sheet.line(`M${x} 0V150`, inks.shadow, 5);
      sheet.path(`M${x - 56} 200q0-56 56-56t56 56z`, signature);
      sheet.disc(x, 204, 15, mix('#ffe9b0', inks.light, 0.3));
    }
    sheet.rect(0, 620, SHEET_SIZE, 190, mix(signature, inks.shadow, 0.34));
    sheet.rect(0, 604, SHEET_SIZE, 22, mix('#b98f63', inks.light, 0.2));
  },
  tatami(stage) {
    const { sheet, inks } = stage;
    drawOutlook(stage, 'green', 720);
    const wall = mix(mix('#e9dcc0', inks.light, 0.2), inks.skyLow, 0.1);
    const wood = mix('#7c5237', inks.shadow, 0.1);
    wallWith(stage, wall, 'M330 730H870V230H330z');
    sheet.rect(0, 800, SHEET_SIZE, SHEET_SIZE, mix('#c9c48a', inks.light, 0.15));
    for (const [from, to] of [
      [60, 330],
      [870, 1140],
    ] as const) {
      sheet.rect(from, 220, to - from, 570, mix(inks.light, '#ffffff', 0.3));
      for (let at = 0; at <= 3; at++) sheet.rect(from + (at * (to - from)) / 3 - 3, 220, 6, 570, wood);
      for (const y of [220, 360, 500, 640, 784]) sheet.rect(from, y, to - from, 6, wood);
    }
    sheet.rect(0, 208, SHEET_SIZE, 16, wood);
    for (const at of [324, 870]) sheet.rect(at, 208, 12, 586, wood);
  },
};

function table(stage: Stage): void {
  const { sheet, inks, signature, fromLeft, mirror } = stage;
  const { light, shadow, accent } = inks;
  const cloth = mix(light, '#ffffff', 0.35);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(lens(600, 1130, 480, 30), shadow, 0.3);
    sheet.path('M180 850Q600 800 1020 850L1070 1220H130z', cloth);
    sheet.path('M180 850Q600 900 1020 850L1070 1220H130z', mix(cloth, shadow, 0.13));
    sheet.path('M520 828h150L720 1220H470z', mix(signature, light, 0.3));
    plate(stage, 330, 846);
    sheet.path('M282 838q30-44 96-30 34 10 26 30-20-26-58-22-30 2-64 22z', mix('#c98a4a', light, 0.2));
    sheet.path('M300 832q40-26 84-14-40-2-84 14z', mix('#8a5a34', shadow, 0.1));
    cup(stage, 500, 838);
    // Pot, juice and fruit.
    sheet.path('M642 832h104q22-84-16-128h-72q-38 44-16 128z', mix(inks.water, light, 0.25));
    sheet.path('M712 832h34q22-84-16-128h-26q34 60 8 128z', mix(inks.water, shadow, 0.25));
    sheet.path('M664 704h60l-10-22h-40z', mix(inks.water, shadow, 0.2));
    sheet.line('M746 740q46-6 38 40-8 26-34 28', mix(inks.water, light, 0.1), 12);
    sheet.path('M636 770l-44-44 10-10 50 34z', mix(inks.water, light, 0.25));
    sheet.path('M812 836h56l8-96h-72z', mix(light, '#ffffff', 0.3));
    sheet.path('M813 830h54l5-64h-64z', '#f2b33d');
    sheet.path('M902 838q-24-40 6-42h130q30 2 6 42z', mix(light, signature, 0.3));
    for (const [x, y, ink] of [
      [936, 786, accent],
      [988, 780, '#e9b23c'],
      [962, 756, '#7fa25a'],
      [1016, 794, accent],
    ] as const) {
      sheet.disc(x, y, 27, ink);
      sheet.disc(x - 8, y - 8, 9, mix(ink, light, 0.5));
    }
    plate(stage, 740, 920);
    sheet.oval(740, 908, 40, 13, light);
    sheet.disc(740, 904, 13, '#f2b33d');
    cup(stage, 560, 930);
  });
}

function plate({ sheet, inks }: Stage, x: number, y: number): void {
  sheet.oval(x, y + 4, 92, 22, mix(inks.light, inks.shadow, 0.28));
  sheet.oval(x, y, 92, 21, mix(inks.light, '#ffffff', 0.5));
  sheet.oval(x, y - 1, 62, 13, mix(inks.light, inks.shadow, 0.1));
}

function cup({ sheet, inks, signature }: Stage, x: number, y: number): void {
  const china = mix(inks.light, '#ffffff', 0.5);
  sheet.oval(x, y + 4, 62, 14, mix(inks.light, inks.shadow, 0.2));
  sheet.path(`M${x - 40} ${y - 58}h80q-2 50-26 60h-28q-24-10-26-60z`, china);
  sheet.path(`M${x + 12} ${y - 58}h28q-2 50-26 60h-12q14-24 10-60z`, mix(china, inks.shadow, 0.2));
  sheet.rect(x - 39, y - 46, 78, 8, signature);
  sheet.line(`M${x + 42} ${y - 46}q30 2 24 20-6 14-32 12`, china, 9);
  sheet.line(
    `M${x - 12} ${y - 76}q-12-18 0-36t0-34M${x + 16} ${y - 76}q-12-18 0-36t0-34`,
    inks.light,
    6,
    0.7,
  );
}

/** A low table with bowls, fish and chopsticks. */
function tray({ sheet, inks, signature, fromLeft, mirror }: Stage): void {
  const lacquer = mix('#5a2f2c', inks.shadow, 0.15);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(lens(600, 1010, 400, 26), inks.shadow, 0.3);
    sheet.path('M240 850H960L1020 960H180z', lacquer);
    sheet.rect(180, 958, 840, 20, mix(lacquer, inks.shadow, 0.4));
    for (const at of [220, 930]) sheet.rect(at, 976, 44, 40, mix(lacquer, inks.shadow, 0.3));
    for (const [x, y, ink, fill] of [
      [350, 900, '#2f4a5a', '#fffdf4'],
      [500, 880, '#7a2f2a', '#c99a5a'],
      [850, 890, signature, '#7fa25a'],
    ] as const) {
      sheet.path(
        `M${x - 62} ${y - 40}H${x + 62}Q${x + 50} ${y + 26} ${x + 24} ${y + 34}H${x - 24}Q${x - 50} ${y + 26} ${x - 62} ${y - 40}z`,
        mix(ink, inks.light, 0.12),
      );
      sheet.oval(x, y - 40, 62, 15, mix(ink, inks.light, 0.35));
      sheet.oval(x, y - 43, 50, 12, fill);
    }
    sheet.line('M350 850q-14-24 0-46t0-44M500 830q-14-24 0-46t0-44', inks.light, 7, 0.7);
    sheet.path('M590 870h170l16 40H574z', mix(inks.light, '#8fb0b8', 0.4));
    sheet.path('M604 886q60-34 120-4l26-16-4 26 4 20-26-12q-60 24-120-14z', mix('#d98a6a', inks.light, 0.15));
    sheet.line('M560 944L790 930M566 952L796 938', mix('#c98a4a', inks.shadow, 0.1), 6);
  });
}
