import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';
import { drawOutlook, type Outlook } from './outlook.ts';

/** How rooms of a house are furnished, by the motif of its façade. */
const furnishings: Readonly<Record<string, 'tatami' | 'wood' | 'arched' | 'tent'>> = {
  ryokan: 'tatami',
  machiya: 'tatami',
  hanok: 'tatami',
  chalet: 'wood',
  lodge: 'wood',
  'timber-house': 'wood',
  bungalow: 'wood',
  pavilion: 'wood',
  cave: 'arched',
  riad: 'arched',
  kasbah: 'arched',
  monastery: 'arched',
  palazzo: 'arched',
  cliffside: 'arched',
  'tented-camp': 'tent',
};

/** A room with a made bed and a large window. What is outside is what the room looks at. */
export function roomScene(motif: string, outlook: Outlook, isTwin = false): Scene {
  return (stage) => {
    const kind = furnishings[motif] ?? 'painted';
    drawOutlook(stage, outlook, 740);
    walls(stage, kind);
    if (kind !== 'tatami' && kind !== 'wood') curtains(stage);
    // Wide frames end at 975.
    stage.sheet.at(0, -34, 1, () => {
      if (kind === 'tatami') mats(stage);
      else if (isTwin) twinBeds(stage);
      else {
        bed(stage);
        lamp(stage);
      }
    });
  };
}

const opening = { left: 250, right: 790, top: 250, bottom: 690 } as const;
const FLOOR = 790;

function wallInk({ inks, signature }: Stage, kind: string): string {
  if (kind === 'wood') return mix(mix('#c79a6b', inks.light, 0.25), inks.skyLow, 0.1);
  if (kind === 'tatami') return mix(mix('#e9dcc0', inks.light, 0.2), inks.skyLow, 0.1);
  if (kind === 'tent') return mix('#f2e2c2', inks.light, 0.25);
  return mix(mix(inks.light, signature, 0.2), inks.skyLow, 0.2);
}

function walls(stage: Stage, kind: string): void {
  const { sheet, inks, mirror, fromLeft } = stage;
  const { left, right, top, bottom } = opening;
  const wall = wallInk(stage, kind);
  const frame =
    kind === 'tatami' || kind === 'wood' ? mix('#7c5237', inks.shadow, 0.1) : mix(inks.light, wall, 0.15);
  const isArched = kind === 'arched';
  const hole = isArched
    ? `M${left} ${bottom}H${right}V${top + 190}A270 220 0 0 0 ${left} ${top + 190}z`
    : `M${left} ${bottom}H${right}V${top}H${left}z`;
  const floor = mix(mix(kind === 'tatami' ? '#c9c48a' : '#b98f63', inks.ground, 0.25), inks.skyLow, 0.08);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(`M0 0H${SHEET_SIZE}V${SHEET_SIZE}H0z${hole}`, wall);
    if (kind === 'wood')
      for (const y of [70, 150, 230, 700, 770]) sheet.rect(0, y, SHEET_SIZE, 4, mix(wall, inks.shadow, 0.22));
    if (kind === 'tent')
      for (let at = 0; at < 8; at++)
        sheet.path(`M${at * 170 - 40} 0h70L${at * 170 + 10} 220h-20z`, mix(wall, stage.signature, 0.4));
    if (!isArched) {
      sheet.rect(left - 16, top - 16, right - left + 32, 16, frame);
      for (const at of [left - 16, right]) sheet.rect(at, top - 16, 16, bottom - top + 32, frame);
    }
    const bars = kind === 'tatami' ? [0.17, 0.34, 0.5, 0.66, 0.83] : [0.5];
    for (const share of bars)
      sheet.rect(
        left + (right - left) * share - 4,
        isArched ? top - 14 : top,
        8,
        bottom - top + (isArched ? 14 : 0),
        frame,
      );
    if (kind === 'tatami') sheet.rect(left, top + 130, right - left, 7, frame);
    sheet.rect(left - 40, bottom - 4, right - left + 80, 20, frame);
    sheet.rect(left - 40, bottom + 16, right - left + 80, 9, mix(wall, inks.shadow, 0.25));
    sheet.rect(0, FLOOR - 12, SHEET_SIZE, 14, mix(wall, inks.shadow, 0.16));
    sheet.rect(0, FLOOR, SHEET_SIZE, SHEET_SIZE, floor);
    sheet.path(
      `M${left - 30} ${FLOOR + 2}H${right - 10}L${right + 130} ${SHEET_SIZE}H${left - 120}z`,
      mix(floor, inks.light, 0.3),
    );
    for (const y of [880, 960, 1060]) sheet.rect(0, y, SHEET_SIZE, 4, mix(floor, inks.shadow, 0.16));
  });
}

function curtains({ sheet, inks, signature, fromLeft, mirror }: Stage): void {
  const linen = mix(mix(inks.light, signature, 0.5), inks.skyLow, 0.12);
  const { left, right, top } = opening;
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.rect(left - 90, top - 52, right - left + 180, 12, mix(inks.shadow, signature, 0.25));
    for (const [at, side] of [
      [left - 80, 1],
      [right + 80, -1],
    ] as const)
      sheet.at(at, top - 42, side, () => {
        sheet.path('M0 0H110Q116 240 74 360 110 470 104 560H0z', linen);
        sheet.path(
          'M30 0H52Q54 260 40 560H24zM78 0H98Q104 230 66 352 84 180 78 0z',
          mix(linen, inks.shadow, 0.2),
        );
      });
  });
}

/** Two narrow beds side by side. */
function twinBeds(stage: Stage): void {
  const scale = 0.62;
  for (const left of [-168, 330]) {
    const x = stage.mirror === 1 ? left : SHEET_SIZE * (1 - scale) - left;
    stage.sheet.at(x, 380, scale, () => bed(stage));
  }
}

function bed({ sheet, inks, signature, fromLeft, mirror }: Stage): void {
  const { light, shadow, ground } = inks;
  const sheetInk = mix(light, '#ffffff', 0.4);
  const wood = mix('#8a5f40', shadow, 0.12);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(lens(800, 976, 330, 26), shadow, 0.3);
    sheet.path('M1040 560q0-36 36-36h24q36 0 36 36V960H1040z', mix(signature, shadow, 0.12));
    sheet.path('M1040 560q0-36 36-36h10V960H1040z', mix(signature, light, 0.2));
    sheet.rect(500, 880, 560, 60, wood);
    for (const at of [520, 1020]) sheet.rect(at, 930, 26, 46, mix(wood, shadow, 0.4));
    sheet.path('M480 800q0-34 36-38H1060V890H480z', sheetInk);
    sheet.path('M480 846H1060V890H480z', mix(sheetInk, shadow, 0.14));
    sheet.path('M480 800q0-34 36-38H720Q706 830 720 890H480z', mix(signature, light, 0.25));
    sheet.path('M664 762h56Q706 830 720 890h-56Q650 830 664 762z', signature);
    sheet.path('M480 862h222l6 28H480z', mix(signature, shadow, 0.2));
    sheet.path('M884 770q-16-64 40-66h96q34 0 34 40 0 30-24 32H900z', mix(light, ground, 0.1));
    sheet.path('M930 734q-8-50 40-52h60q28 2 26 40-2 26-30 26H944z', sheetInk);
    sheet.path('M960 762q40 10 90-4-8 16-34 18H900z', mix(sheetInk, shadow, 0.16));
  });
}

/** A table beside the window, with a lamp, a book and a vase. */
function lamp({ sheet, inks, signature, fromLeft, mirror }: Stage): void {
  const { light, shadow, near } = inks;
  const wood = mix('#8a5f40', shadow, 0.12);
  sheet.at(fromLeft(330), 960, mirror, () => {
    sheet.path(lens(6, 6, 130, 18), shadow, 0.3);
    sheet.path('M-108-120H108v16H-108z', mix(wood, light, 0.15));
    sheet.path('M-84-104h12L-82 0h-12zM84-104H72L82 0h12z', wood);
    sheet.rect(-46, -230, 8, 110, mix(shadow, near, 0.3));
    sheet.path('M-96-230h108L-8-318h-68z', mix('#ffe6b0', light, 0.3));
    sheet.path('M-24-230h36L-8-318h-22z', mix('#ffd98a', inks.ground, 0.3));
    sheet.path('M26-132l64-8 6 18-62 4z', signature);
    sheet.path('M20-122l76-6v8H20z', light);
  });
}

function mats(stage: Stage): void {
  const { sheet, inks, signature, fromLeft, mirror } = stage;
  const edge = mix(inks.near, inks.shadow, 0.3);
  sheet.at(fromLeft(0), 0, mirror, () => {
    for (const d of ['M300 826L180 1240', 'M640 826L660 1240', 'M960 826L1120 1240']) sheet.line(d, edge, 9);
    sheet.rect(0, 926, SHEET_SIZE, 9, edge);
    sheet.path(lens(720, 968, 360, 24), inks.shadow, 0.25);
    sheet.path('M420 900q0-30 40-34H1000q50 0 50 40v50H420z', mix(inks.light, '#ffffff', 0.4));
    sheet.path('M420 900q0-30 40-34H760Q748 910 760 956H420z', mix(signature, inks.light, 0.35));
    sheet.path('M716 866h44Q748 910 760 956h-44Q704 910 716 866z', signature);
    sheet.path('M900 870q-8-44 40-46h80q36 0 34 34 0 20-22 22H910z', mix(inks.light, inks.ground, 0.1));
    sheet.path('M420 936H1050v20H420z', mix(inks.light, inks.shadow, 0.16));
    // A scroll in its niche, and one branch.
    sheet.rect(880, 250, 230, 480, mix(mix('#d8c8a4', inks.light, 0.2), inks.shadow, 0.08));
    sheet.rect(950, 290, 92, 300, inks.light);
    sheet.disc(996, 380, 34, inks.accent);
    sheet.path('M960 520q40-70 72-10v40h-72z', mix(inks.mid, inks.light, 0.3));
    sheet.rect(880, 724, 230, 16, mix('#7c5237', inks.shadow, 0.1));
    sheet.path(arch(1060, 724, 34, 60), signature);
    sheet.line('M1060 664q-14-50 8-86M1060 664q16-30 34-40', inks.near, 6);
    sheet.disc(1068, 578, 13, inks.accent);
    sheet.disc(1096, 622, 11, inks.accent);
  });
}
