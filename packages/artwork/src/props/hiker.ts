import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A walker with a big rucksack and a staff, one foot on the top of a boulder. */
export const hiker: Prop = {
  height: 113,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, mid, ground }) {
    const rock = mix(mix(mid, ground, 0.45), light, 0.3);
    const deep = mix(accent, shadow, 0.36);
    const legs = mix(shadow, light, 0.2);
    const skin = '#c98d68';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-200 4L-176-70L-120-118L-96-158L20-166L52-190H104L142-120L176-88L200 4z', rock);
      sheet.path('M20-166L52-190H104L142-120L176-88L200 4H40L64-60L10-104z', mix(rock, shadow, 0.38));
      sheet.path(
        'M-96-158L20-166L10-104L-40-126L-120-118zM52-190H104L126-150L70-160z',
        mix(rock, light, 0.45),
      );
      sheet.path('M-176-70L-110-84L-60-30L-96 4H-200z', mix(rock, shadow, 0.2));
      sheet.path('M-200 4q14-44 44-32q14-28 40-4q24 2 24 36z', '#4f7d5a');
      sheet.line('M134-336L120-130', '#8a5a3c', 9);
      sheet.path('M-44-296L-58-166H-24L-4-244L30-260z', legs);
      sheet.path('M-10-296L34-296L74-256Q84-246 80-230L72-194H42L46-232L-4-252z', mix(legs, light, 0.14));
      sheet.path('M-64-174h40v14h-44q-2-10 4-14zM40-202h40q10 4 8 14H40z', mix(shadow, accent, 0.3));
      sheet.path('M-46-282q-8-76 10-104q26-20 52-6q24 34 20 110q-40 14-82 0z', light);
      sheet.path('M0-398q10 0 16 6q24 34 20 110l-22 6q8-70-14-122z', mix(light, shadow, 0.32));
      sheet.path('M-116-300q-8-74 12-96q28-18 66-4q14 40 8 114q-36 14-74 4z', accent);
      sheet.path('M-58-404q10 0 20 4q14 40 8 114q-14 6-30 8q22-70 2-126z', deep);
      sheet.path('M-112-404q-8-26 10-28h56q18 4 8 28z', mix(light, shadow, 0.25));
      sheet.line('M-110-344h70', deep, 6);
      sheet.line('M-28-394Q6-380 2-330', shadow, 8);
      sheet.line('M8-376Q52-310 128-326', light, 21);
      sheet.disc(132, -328, 12, skin);
      sheet.rect(-12, -414, 22, 22, skin);
      sheet.disc(2, -422, 24, skin);
      sheet.path('M-46-430q50-18 94 2l-3 9q-46-14-90-2zM-22-432q2-20 24-20t26 22z', '#e9b44c');
    });
  },
};
