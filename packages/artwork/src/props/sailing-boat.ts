import { mix } from '../kit/mix.ts';
import type { Prop } from '../stage.ts';

/** A sloop under sail with three people on board. */
export const sailingBoat: Prop = {
  height: 118,
  rests: 'on water',
  draw(sheet, { light, accent, shadow, ground }) {
    sheet.line('M2-12V-114', shadow, 2);
    sheet.path('M1-111Q-9-64-42-20Q-20-16 1-18z', light);
    sheet.path('M1-111Q-3-60-10-17L1-18z', mix(light, shadow, 0.25));
    sheet.path('M3-109Q27-67 51-19Q28-22 3-19z', mix(ground, accent, 0.25));
    sheet.path('M30-57Q42-37 51-19Q40-21 28-21Q34-38 30-57z', accent);
    for (const [x, coat] of [
      [-32, accent],
      [-22, mix(accent, shadow, 0.5)],
      [18, light],
    ] as const) {
      sheet.path(`M${x - 4}-11q-1-10 4-10t4 10z`, coat);
      sheet.disc(x, -24, 3.2, mix(ground, shadow, 0.45));
    }
    sheet.path('M-46-13Q0-9 56-16Q49-2 38 4H-35Q-43-1-46-13z', light);
    sheet.path('M-45-10Q0-5 54-12Q53-8 51-6Q0-1-44-5z', accent);
  },
};
