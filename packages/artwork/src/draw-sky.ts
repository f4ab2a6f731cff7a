import { bands, rings } from './kit/bands.ts';
import { mix, steps } from './kit/mix.ts';
import { birds, cloud, cumulus } from './kit/sky-things.ts';
import { SHEET_SIZE, type Stage } from './stage.ts';
import type { PictureWindow } from './window-of.ts';

/** Kinds of light in the sky. Adjacent pictures in a list get different ones. */
export const skyKinds = ['half sun', 'high sun', 'great sun', 'rings', 'rays', 'clouds', 'cumulus'] as const;
export type SkyKind = (typeof skyKinds)[number];

type Sky = {
  readonly kind: SkyKind;
  /** The y down to which the sky is seen. */
  readonly to: number;
  /** The part of the sheet that the picture shows. */
  readonly shown: PictureWindow;
};

/**
 * Draws everything above `to`: flat steps of ink and one of seven kinds of light. The frame never cuts the
 * sun, because a piece of it is a white blob.
 */
export function drawSky(stage: Stage, { kind, to, shown }: Sky): void {
  const { sheet, inks, chance, fromLeft } = stage;
  const sunAt = across(shown, fromLeft(330 + chance() * 200), risingRadius);
  sheet.rect(0, 0, SHEET_SIZE, to + 40, inks.skyLow);
  if (kind === 'rings') rings(sheet, sunAt, to, 1350, steps(inks.skyTop, inks.skyLow, 8));
  else if (kind === 'rays') rays(stage, sunAt, to);
  else bands(sheet, { from: 0, to: to + 40, inks: steps(inks.skyTop, inks.skyLow, 6), wave: 9 });
  if (kind === 'half sun' || kind === 'rings' || kind === 'rays') rising(stage, sunAt, to, shown);
  // Both discs leave the top right corner to the heart of the card, in a mirrored picture too.
  if (kind === 'high sun') wholeDisc(stage, { at: 340, y: 250, radius: 66 }, shown);
  if (kind === 'great sun') {
    const radius = Math.min(146, Math.round(shown.height * 0.12));
    wholeDisc(stage, { at: 0, y: 0, radius }, shown);
  }
  if (kind === 'clouds' || kind === 'high sun') {
    cloud(sheet, fromLeft(300 + chance() * 160), 190 + chance() * 80, 300, mix(inks.skyLow, inks.light, 0.6));
    cloud(sheet, fromLeft(920), 330 + chance() * 60, 200, mix(inks.skyLow, inks.light, 0.4));
  }
  if (kind === 'cumulus') cumulus(sheet, fromLeft(820), to - 110, 380, mix(inks.skyLow, inks.light, 0.7));
  if (chance() < 0.4) {
    const [left, top] = [fromLeft(640 + chance() * 200), 330 + chance() * 80];
    birds(
      sheet,
      [
        [left, top, 17],
        [left + 50, top + 22, 13],
        [left - 34, top + 40, 11],
      ],
      inks.shadow,
      4,
    );
  }
}

/** Radius of a sun on the horizon. */
const risingRadius = 104;
/** Distance between the sun and the edge of the frame. */
const margin = 30;

function across({ left, width }: PictureWindow, at: number, radius: number): number {
  const room = radius + margin;
  return Math.min(Math.max(at, left + room), left + width - room);
}

function rising({ sheet, inks }: Stage, at: number, to: number, shown: PictureWindow): void {
  if (to - risingRadius >= shown.top) sheet.disc(at, to, risingRadius, inks.sun);
}

type Disc = { readonly at: number; readonly y: number; readonly radius: number };

function wholeDisc({ sheet, inks }: Stage, { at, y, radius }: Disc, shown: PictureWindow): void {
  const down = Math.max(y, shown.top + radius + margin);
  sheet.disc(across(shown, at, radius), down, radius, inks.sun);
}

function rays({ sheet, inks }: Stage, cx: number, cy: number): void {
  const count = 24;
  const ink = mix(inks.skyTop, inks.skyLow, 0.62);
  sheet.rect(0, 0, SHEET_SIZE, cy + 40, mix(inks.skyTop, inks.skyLow, 0.82));
  for (let i = 0; i < count; i += 2) {
    const [a, b] = [i, i + 1].map((step) => Math.PI + (step / count) * Math.PI);
    const at = (angle = 0) => [cx + Math.cos(angle) * 1500, cy + Math.sin(angle) * 1500] as const;
    sheet.poly([cx, cy, ...at(a), ...at(b)], ink);
  }
  rings(sheet, cx, cy, 300, steps(mix(inks.skyLow, inks.sun, 0.2), mix(inks.skyLow, inks.sun, 0.7), 3));
}
