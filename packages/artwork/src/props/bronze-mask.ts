import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** The great bronze mask of Sanxingdui: eyes on stalks, wide ears, a broad thin smile; a visitor before it. */
export const bronzeMask: Prop = {
  height: 96,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const bronze = mix('#7f9a6a', shadow, 0.12);
    const [dim, bright] = [mix(bronze, shadow, 0.42), mix(bronze, '#d8b45c', 0.5)];
    const stone = mix(light, shadow, 0.16);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-120-96H120V0H-120z', stone);
      sheet.path('M50-96H120V0H50z', mix(stone, shadow, 0.36));
      sheet.path('M-136-112H136V-92H-136z', mix(stone, light, 0.4));
      sheet.path('M-104-300L-196-352-186-262-104-200zM104-300L196-352 186-262 104-200z', bronze);
      sheet.path('M-112-286L-178-326-170-268-112-222zM112-286L178-326 170-268 112-222z', dim);
      sheet.path('M-112-340Q0-366 112-340L104-180Q60-116 0-112-60-116-104-180z', bronze);
      sheet.path('M40-352Q90-348 112-340L104-180Q70-124 20-114 70-200 40-352z', dim);
      sheet.path('M-20-352H20L14-384H-14zM-12-380q12-22 24 0z', bright);
      sheet.path(
        'M-92-296Q-54-322-22-296L-26-280Q-56-300-90-278zM22-296Q54-322 92-296L90-278Q56-300 26-280z',
        bright,
      );
      sheet.path('M-80-280h52v40h-52zM28-280h52v40H28z', dim);
      sheet.path('M-72-272h36l-6 40h-38q-8-20 8-40zM36-272h36q16 20 8 40H42z', bright);
      sheet.disc(-60, -236, 15, shadow);
      sheet.disc(60, -236, 15, shadow);
      sheet.path('M-14-280H14L26-206Q0-192-26-206z', bright);
      sheet.path('M14-280L26-206Q14-198 4-198z', dim);
      sheet.path('M-84-176Q0-150 84-176L80-160Q0-130-80-160z', shadow);
      walker(sheet, -170, 8, 240, {
        coat: accent,
        shade: mix(accent, shadow, 0.36),
        legs: mix(shadow, light, 0.2),
        skin: '#e0ac85',
        hair: '#2a1b26',
      });
      sheet.disc(-170, -208, 21, '#2a1b26');
    });
  },
};
