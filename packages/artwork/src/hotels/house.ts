import { pick } from '../kit/chance.ts';
import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import { drawRoof } from '../kit/roof.ts';
import type { Stage } from '../stage.ts';
import type { HouseForm } from './facade-forms.ts';

type Face = { readonly left: number; readonly top: number; readonly base: number; readonly width: number };
type Inked = { readonly wall: string; readonly dim: string; readonly glass: string; readonly frame: string };

/** Draws a house with its middle at `x` and its foot at `base`, lit from the left, with a door in the colour of the place. */
export function drawHouse(stage: Stage, usual: HouseForm, { x, base }: { x: number; base: number }): void {
  const { sheet, inks, style, chance } = stage;
  // Houses of one street are neither equally tall nor equally wide.
  const isVaried = usual.roof === undefined && usual.storeys > 3;
  const form = isVaried
    ? {
        ...usual,
        storeys: usual.storeys - 1 + Math.floor(chance() * 2.4),
        bays: usual.bays - 1 + Math.floor(chance() * 2.4),
      }
    : usual;
  const { storeys, bays, bay, storey } = form;
  const [width, height] = [bays * bay, storeys * storey];
  const face: Face = { left: Math.round(x - width / 2), top: base - height, base, width };
  const wall = inLight(inks, form.wall ?? pick(style.walls, chance));
  const roof = inLight(inks, form.roofInk ?? pick(style.roofs, chance));
  const inked: Inked = {
    wall,
    dim: mix(wall, inks.shadow, 0.3),
    glass: mix(mix(inks.shadow, inks.water, 0.35), inks.skyLow, 0.12),
    frame: mix(inks.light, wall, 0.2),
  };
  if (has(form, 'turrets')) turrets(stage, face, inked, form.roof === 'merlons' ? undefined : roof);
  const kind = form.roof ?? (style.roof === 'tower' ? 'flat' : style.roof);
  drawRoof(
    sheet,
    { ...style, roof: kind, pitch: form.pitch ?? Math.min(style.pitch, 0.3) },
    { x: face.left, top: face.top, foot: base, width, wall, roof },
    inks.shadow,
    0.9,
  );
  sheet.rect(face.left, face.top, width, height, wall);
  sheet.rect(face.left + width * 0.86, face.top, width * 0.14, height, inked.dim);
  if (storeys > 1 && storeys < 8)
    for (let at = 1; at < storeys; at++)
      sheet.rect(face.left, base - at * storey - 3, width, 5, mix(wall, inks.shadow, 0.16));
  if (has(form, 'pediment')) pediment(stage, face, inked);
  windows(stage, form, face, inked);
  if (has(form, 'fin')) fin(stage, face, inked);
  groundFloor(stage, form, face, inked);
}

const has = (form: HouseForm, part: NonNullable<HouseForm['with']>[number]) =>
  form.with?.includes(part) ?? false;

function turrets(
  { sheet, inks }: Stage,
  { left, top, base, width }: Face,
  { wall, dim }: Inked,
  roof: string | undefined,
): void {
  for (const [at, ink] of [
    [left - 18, wall],
    [left + width - 58, dim],
  ] as const) {
    sheet.rect(at, top - 46, 76, base - top + 46, ink);
    if (roof === undefined) {
      for (const step of [0, 29, 58]) sheet.rect(at + step, top - 62, 18, 18, ink);
      continue;
    }
    sheet.poly([at - 8, top - 46, at + 38, top - 116, at + 84, top - 46], roof);
    sheet.poly([at + 38, top - 116, at + 84, top - 46, at + 50, top - 46], mix(roof, inks.shadow, 0.3));
  }
}

/** A fin above the door, as on hotels of the thirties. */
function fin({ sheet, inks, signature }: Stage, { left, top, base, width }: Face, { frame }: Inked): void {
  const middle = left + width / 2;
  sheet.rect(middle - 34, top - 92, 68, base - top, frame);
  sheet.rect(middle - 20, top - 108, 40, base - top, signature);
  sheet.rect(middle + 6, top - 108, 14, base - top, mix(signature, inks.shadow, 0.3));
}

function pediment({ sheet }: Stage, { left, top, width }: Face, { wall, dim, frame }: Inked): void {
  const middle = left + width / 2;
  sheet.poly([middle - 110, top + 8, middle, top - 62, middle + 110, top + 8], frame);
  sheet.poly([middle - 84, top + 2, middle, top - 46, middle + 84, top + 2], wall);
  sheet.disc(middle, top - 14, 13, dim);
}

function windows(stage: Stage, form: HouseForm, face: Face, inked: Inked): void {
  const { storeys, bays, bay, storey } = form;
  const panes = form.panes ?? (stage.style.panes === 'lattice' ? 'lattice' : 'sash');
  const first = form.storeys === 1 || has(form, 'arcade') || has(form, 'veranda') ? 1 : 0;
  for (let level = first; level < storeys; level++)
    for (let at = 0; at < bays; at++) {
      const isDoorway = level === 0 && at === Math.floor((bays - 1) / 2);
      if (isDoorway || (level === 0 && bays % 2 === 0 && at === bays / 2)) continue;
      const x = face.left + (at + 0.5) * bay;
      const foot = face.base - level * storey - storey * 0.2;
      pane(stage, { x, foot, wide: bay * 0.42, tall: storey * 0.56, panes }, form, inked);
    }
}

type Pane = {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
  readonly panes: string;
};

function pane(
  { sheet, inks, signature, chance }: Stage,
  { x, foot, wide, tall, panes }: Pane,
  form: HouseForm,
  inked: Inked,
): void {
  const { frame, glass } = inked;
  const isLit = chance() < 0.12;
  const ink = isLit ? mix('#ffe9b0', inks.light, 0.3) : glass;
  if (panes === 'strip') {
    sheet.rect(x - wide * 0.9, foot - tall * 0.8, wide * 1.8, tall * 0.7, ink);
  } else if (panes === 'small') {
    sheet.rect(x - wide * 0.26, foot - tall * 0.7, wide * 0.52, tall * 0.5, ink);
  } else if (panes === 'arch') {
    sheet.path(arch(x, foot, wide + 12, tall + 8), frame);
    sheet.path(arch(x, foot, wide, tall), ink);
    sheet.rect(x - 2, foot - tall + 2, 4, tall, frame);
  } else {
    sheet.rect(x - wide / 2 - 6, foot - tall - 6, wide + 12, tall + 8, frame);
    sheet.rect(x - wide / 2, foot - tall, wide, tall, ink);
    sheet.rect(x - 2, foot - tall, 4, tall, frame);
    sheet.rect(x - wide / 2, foot - tall * 0.56, wide, 4, frame);
    if (panes === 'lattice')
      for (const share of [0.25, 0.75])
        sheet.rect(x - wide / 2 + wide * share - 1, foot - tall, 3, tall, frame);
  }
  if (has(form, 'shutters')) {
    const leaf = mix(signature, inks.near, 0.35);
    for (const side of [-1, 1])
      sheet.rect(x + side * (wide / 2 + 15) - 9, foot - tall - 2, 18, tall + 4, leaf);
  }
  if (has(form, 'rails')) {
    sheet.rect(x - wide * 0.78, foot, wide * 1.56, 5, mix(inks.shadow, inks.near, 0.3));
    for (let at = -3; at <= 3; at++)
      sheet.rect(x + at * wide * 0.24 - 1.5, foot - 22, 3, 22, mix(inks.shadow, inks.near, 0.3));
    sheet.rect(x - wide * 0.78, foot - 24, wide * 1.56, 4, mix(inks.shadow, inks.near, 0.3));
  }
}

function groundFloor(stage: Stage, form: HouseForm, face: Face, inked: Inked): void {
  const { sheet, inks, signature } = stage;
  const { left, base, width } = face;
  const { bays, bay, storey } = form;
  const tall = Math.min(storey * 0.76, 126);
  if (has(form, 'arcade'))
    for (let at = 0; at < bays; at++) {
      sheet.path(arch(left + (at + 0.5) * bay, base, bay * 0.7 + 10, tall + 12), inked.frame);
      sheet.path(arch(left + (at + 0.5) * bay, base, bay * 0.7, tall + 4), mix(inked.dim, inks.shadow, 0.35));
    }
  if (has(form, 'veranda')) veranda(stage, form, face, inked);
  if (form.roof === undefined && stage.style.roof === 'tower')
    sheet.rect(left, base - 8, width, 8, inked.dim);
  if (has(form, 'hoist')) {
    const top = base - form.storeys * storey;
    sheet.rect(left + width / 2 - 5, top - 26, 10, 40, mix(inks.shadow, inks.near, 0.3));
    sheet.line(`M${left + width / 2} ${top - 20}h46v40`, mix(inks.shadow, inks.near, 0.3), 6);
  }
  const middle = bays % 2 === 0 ? left + width / 2 : left + (Math.floor((bays - 1) / 2) + 0.5) * bay;
  if (has(form, 'steps'))
    for (const [at, half] of [
      [0, 84],
      [-12, 66],
    ] as const)
      sheet.rect(
        middle - half,
        base + at - 2,
        half * 2,
        14,
        mix(inked.frame, inks.shadow, at === 0 ? 0.2 : 0.1),
      );
  const foot = has(form, 'steps') ? base - 12 : base;
  sheet.rect(middle - 40, foot - tall - 6, 80, tall + 6, inked.frame);
  sheet.rect(middle - 32, foot - tall, 64, tall, mix(signature, inks.shadow, 0.18));
  sheet.rect(middle - 2, foot - tall, 4, tall, mix(signature, inks.shadow, 0.5));
  sheet.path(
    `M${middle - 62} ${foot - tall - 6}h124l14 34q-12 14-25 0t-25 0-25 0-25 0-25 0-27 0z`,
    signature,
  );
  sheet.path(
    `M${middle - 20} ${foot - tall - 6}h40l4 34q-12 14-24 0t-24 0z`,
    mix(inks.light, signature, 0.15),
  );
  for (const side of [-1, 1]) {
    sheet.rect(middle + side * 78 - 16, foot - 30, 32, 30, mix(inks.ground, inks.shadow, 0.34));
    sheet.disc(middle + side * 78, foot - 52, 27, mix(inks.near, '#5f8a4c', 0.5));
    sheet.disc(middle + side * 78 - 6, foot - 58, 16, mix(inks.near, '#7fa860', 0.6));
  }
}

/** Posts under a lean-to roof, and doors behind them. */
function veranda(
  { sheet, inks }: Stage,
  { bays, bay, storey }: HouseForm,
  { left, base, width }: Face,
  { frame, dim, glass }: Inked,
): void {
  const wood = mix(mix('#7c4f36', inks.shadow, 0.2), inks.skyLow, 0.06);
  const top = base - storey * 0.86;
  sheet.rect(left, top, width, base - top, mix(dim, inks.shadow, 0.12));
  for (let at = 0; at < bays; at++) {
    const x = left + (at + 0.5) * bay;
    sheet.rect(x - bay * 0.27, top + storey * 0.2, bay * 0.54, storey * 0.66, frame);
    sheet.rect(x - bay * 0.22, top + storey * 0.25, bay * 0.44, storey * 0.61, glass);
  }
  for (let at = 0; at <= bays; at++) sheet.rect(left + at * bay - 6, top, 12, base - top, wood);
  sheet.path(
    `M${left - 34} ${top + 14}L${left + 6} ${top - 20}h${width - 12}l40 34z`,
    mix(wood, inks.shadow, 0.3),
  );
}
