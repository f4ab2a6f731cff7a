import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An orca that leaps out of the sea: black back, white patch behind the eye, tall fin; a second fin beyond. */
export const orca: Prop = {
  height: 66,
  rests: 'on water',
  draw(sheet, { light, shadow, water }) {
    const black = mix(shadow, '#10141c', 0.6);
    const white = mix(light, '#ffffff', 0.4);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-196 2Q-186-60-158-104-150-60-128 2z', black);
      sheet.path('M-60 12Q-74-90 0-178 70-244 158-250 184-246 176-222 176-150 120-70 90-20 84 12z', black);
      sheet.path('M176-222Q176-150 120-70 90-20 84 12H28Q60-90 130-180 160-214 176-222z', white);
      sheet.path('M84 12Q92-40 120-80 136-96 130-70 116-30 112 12z', black);
      sheet.path('M-4-174Q-20-240-62-268-52-200-40-132z', black);
      sheet.path('M110-216Q136-232 150-220 142-200 116-198 104-204 110-216z', white);
      sheet.path('M62-118Q20-110-6-52 30-40 70-84z', mix(black, water, 0.25));
      sheet.path('M-40-60Q-30-110 4-150-4-100-20-50z', mix(black, light, 0.3));
      sheet.disc(158, -222, 4, black);
      sheet.path(
        'M-200 14q10-16 36-12 30-14 56 2 16-26 48-18 20-26 56-14 30-26 64-4 34-18 56 6 30-8 44 14 24-4 30 26z',
        white,
      );
      sheet.path('M-150 18q40-18 90-4 50-22 100-4t130 8z', mix(white, water, 0.4));
      sheet.line('M-66-80l-14-24M190-60l16-26M160-30l30-18M-90-40l-26-12', white, 7);
    });
  },
};
