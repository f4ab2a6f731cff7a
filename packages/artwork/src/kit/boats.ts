import type { Sheet } from './sheet.ts';

interface Sails {
  hull: string;
  main: string;
  jib: string;
}

/** A small sloop in the distance. Its water line is at (x, y); `height` is its height. */
export function smallSail(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  { hull, main, jib }: Sails,
): void {
  const unit = height / 100;
  sheet.at(x, y, unit, () => {
    sheet.rect(-1, -102, 3, 92, hull);
    sheet.path('M4-15v-85q34 40 36 85z', main);
    sheet.path('M-3-15v-72q-28 34-32 72z', jib);
    sheet.path('M-42-14h86q-6 16-18 18h-50q-14-2-18-18z', hull);
  });
}

interface LinerInks {
  hull: string;
  line: string;
  white: string;
  shade: string;
  window: string;
  funnel: string;
  cap: string;
}

/** A cruise ship with its bow to the left. Its water line is at (x, y); `width` is its length. */
export function liner(sheet: Sheet, x: number, y: number, width: number, inks: LinerInks): void {
  sheet.at(x, y, width / 400, () => {
    sheet.path('M-120-96L-96-136H150l20 40z', inks.white);
    sheet.path('M-150-64l26-34H176l14 34z', inks.white);
    sheet.path('M110-136h40l20 40h6l14 34h-46z', inks.shade);
    for (const [from, to, top, step] of [
      [-100, 150, -124, 17],
      [-128, 160, -88, 17],
    ] as const) {
      for (let at = from; at < to; at += step) sheet.rect(at, top, 10, 10, inks.window);
    }
    sheet.path('M20-136l10-52h58l8 52z', inks.funnel);
    sheet.path('M28-176l2-12h58l2 12z', inks.cap);
    sheet.path('M-200-66Q0-54 196-66L186-2h-336Q-178-24-200-66z', inks.hull);
    sheet.path('M-168-22Q20-12 191-22l-1 8Q20-4-164-14z', inks.line);
  });
}
