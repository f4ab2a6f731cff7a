import type { Inks } from '../palettes.ts';
import { mix } from './mix.ts';
import type { Sheet } from './sheet.ts';
import { lens } from './water.ts';

/** A table for two under a parasol in the colour of the place. It fills the near corner of a square. */
export function cafe(
  sheet: Sheet,
  { light, shadow, ground, accent, near }: Inks,
  {
    x,
    y,
    scale,
    parasolColour,
  }: { readonly x: number; readonly y: number; readonly scale: number; readonly parasolColour: string },
): void {
  const iron = mix(shadow, near, 0.2);
  sheet.at(x, y, scale, () => {
    sheet.path(lens(20, 4, 170, 18), shadow, 0.35);
    sheet.rect(-5, -330, 10, 330, iron);
    sheet.path('M-170-300Q-120-400 0-408 120-400 170-300z', parasolColour);
    sheet.path('M0-408Q120-400 170-300H96Q80-380 0-408z', mix(parasolColour, shadow, 0.32));
    sheet.path('M0-408Q-80-380-96-300H-20Q-20-370 0-408z', mix(parasolColour, light, 0.7));
    sheet.path('M-170-300h340v16q-28 20-57 0t-57 0-57 0-56 0-57 0-56 0z', mix(parasolColour, light, 0.7));
    sheet.oval(0, -110, 88, 16, light);
    sheet.path('M-88-110q88 32 176 0v8q-88 32-176 0z', mix(light, shadow, 0.3));
    for (const dir of [-1, 1])
      sheet.at(130 * dir, 0, dir, () => {
        sheet.line('M-30-70L-36 0M30-70L40 0M-36-72H34M34-72L48-170M48-170H20', iron, 8);
        sheet.path('M-40-80H36v12H-40z', mix(accent, ground, 0.3));
      });
    for (const at of [-40, 36]) {
      sheet.path(`M${at - 13} -138h26q-2 22-13 24t-13-24z`, mix(light, shadow, 0.1));
      sheet.rect(at - 20, -116, 40, 5, mix(light, shadow, 0.24));
    }
  });
}
