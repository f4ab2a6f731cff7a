import { mix } from '../kit/mix.ts';
import type { Prop } from '../stage.ts';

/** A pair of upright sea birds on a rock: dark backs, white fronts and cheeks, coral bills. */
export const bird: Prop = {
  height: 95,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, mid, ground }) {
    const back = mix(shadow, light, 0.14);
    const rock = mix(mix(mid, ground, 0.5), light, 0.25);
    const one = () => {
      sheet.path('M-40-12q30-14 50 8q-20 12-54 4zM14-12q34-14 56 8q-22 12-58 4z', '#e8953a');
      sheet.path('M-66-16L-104 2L-60-2z', mix(back, shadow, 0.5));
      sheet.path(
        'M-70-12Q-98-130-54-214Q-58-300 6-304Q62-300 64-240Q62-222 64-204Q104-110 72-12Q0 12-70-12z',
        back,
      );
      sheet.path('M-40-8Q-60-120-6-206Q30-222 60-206Q102-110 70-12Q20 4-40-8z', light);
      sheet.path('M60-206Q102-110 70-12Q40-2 12-2Q70-90 60-206z', mix(light, shadow, 0.2));
      sheet.path('M-2-246Q4-284 40-282Q66-272 62-238Q52-214 26-214Q2-220-2-246z', light);
      sheet.path('M52-276Q96-282 112-244Q88-226 56-230Q46-252 52-276z', accent);
      sheet.path('M110-248Q88-226 56-230L54-246Q84-242 110-248z', mix(accent, shadow, 0.36));
      sheet.path('M66-277l10 2l2 43l-10 0z', '#f2b443');
      sheet.disc(32, -254, 9, shadow);
      sheet.path('M-52-204Q-110-130-88-52Q-52-78-32-150z', mix(back, light, 0.14));
      sheet.path('M-40-180Q-60-110-88-52Q-52-78-32-150z', mix(back, shadow, 0.4));
    };
    sheet.at(0, 0, 0.25, () => {
      sheet.path('M-200 4Q-190-44-140-62L60-70Q150-58 200 4z', rock);
      sheet.path('M60-70Q150-58 200 4H70L110-30z', mix(rock, shadow, 0.38));
      sheet.path('M-140-62L60-70L90-50L-60-42z', mix(rock, light, 0.45));
      sheet.at(-82, -54, 1.06, one);
      sheet.at(108, -50, -0.82, one);
    });
  },
};
