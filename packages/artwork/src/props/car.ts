import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An open tourer of the fifties, hood down, wire wheels; two people on board, a scarf in the wind. */
export const car: Prop = {
  height: 48,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun }) {
    const deep = mix(accent, shadow, 0.34);
    sheet.at(0, 0, PROP_SCALE, () => {
      for (const [x, coat, skin, hair] of [
        [-66, light, '#e0ac85', '#6a3b28'],
        [-6, '#e3a94a', '#8a5638', '#2a1b26'],
      ] as const) {
        sheet.path(`M${x - 26}-96q-4-48 24-52q30 4 28 52z`, coat);
        sheet.path(`M${x + 4}-96q8-30-2-52q26 4 24 52z`, mix(coat, shadow, 0.36));
        sheet.disc(x + 2, -168, 18, skin);
        sheet.path(`M${x - 18}-164q-4-26 20-26q20 0 19 20q-18-4-22-4q-4 10-17 10z`, hair);
      }
      sheet.path('M-78-146q14 8 32 2q-10 12-26 12q-30 16-64 2q30-4 58-16z', '#3f8f8a');
      sheet.path('M46-104L66-158h14L66-104z', mix(light, water, 0.35));
      sheet.line('M50-104L70-160', light, 6);
      sheet.line('M30-112L44-130', shadow, 6);
      sheet.path('M-108-108q-26-18-50-4q-6 10 4 16h46z', mix(light, shadow, 0.2));
      sheet.path('M-196-60Q-192-100-140-104H56Q150-104 186-78Q200-66 198-40H-190Q-200-46-196-60z', accent);
      sheet.path('M-200-40Q-100-62 0-62T198-56V-34Q190-24 180-24H-186Q-200-26-200-40z', deep);
      sheet.path('M-186-66Q-120-86-40-70T188-78l6 8Q100-60-40-62T-190-58z', light);
      sheet.line('M-36-104q-6 34 0 66H50V-104', deep, 3);
      sheet.rect(26, -82, 16, 5, light);
      sheet.path('M-206-40h28v12h-28zM176-40h28v12h-28z', mix(light, shadow, 0.15));
      sheet.disc(184, -66, 11, sun);
      sheet.path('M-160-28q0-48 46-48t46 48zM74-28q0-48 46-48t46 48z', mix(shadow, accent, 0.2));
      for (const x of [-114, 120]) {
        sheet.disc(x, -34, 34, shadow);
        sheet.disc(x, -34, 22, light);
        sheet.disc(x, -34, 13, deep);
        sheet.disc(x, -34, 6, light);
      }
    });
  },
};
