import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A rider in a broad hat on a walking bay horse. */
export const horse: Prop = {
  height: 105,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const [bay, dark] = ['#a4623c', mix('#a4623c', shadow, 0.45)];
    const mane = mix(shadow, '#a4623c', 0.16);
    const deep = mix(accent, shadow, 0.36);
    const skin = '#c98d68';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-140-222Q-182-214-180-150Q-182-106-200-84Q-156-92-150-144Q-150-180-128-196z', mane);
      sheet.path('M-104-168L-64-158L-72-104L-50-24L-38 0H-68L-74-22L-100-98z', dark);
      sheet.path('M62-176L114-160Q130-132 124-108L112-66L122-42L96-34L90-62L98-104L62-140z', dark);
      sheet.path(
        'M-142-212Q-108-244-50-230Q0-220 40-236Q72-266 96-304Q104-326 124-334L128-354L142-334Q156-322 174-290Q188-266 184-252Q172-240 156-254Q142-262 132-262Q122-220 104-186Q92-160 62-152Q0-138-62-152Q-84-154-98-146Q-144-152-142-212z',
        bay,
      );
      sheet.path(
        'M132-262Q122-220 104-186Q92-160 62-152Q0-138-62-152L-90-150Q-40-180 30-180Q90-190 112-270z',
        dark,
      );
      sheet.path('M-144-206Q-88-196-84-146L-106-98L-96-24L-86 0H-118L-120-22L-134-96Q-156-140-144-206z', bay);
      sheet.path('M42-180L100-178L90-94L92-24L104 0H70L66-22L62-94z', bay);
      sheet.path(
        'M-120-20H-97L-86 0H-118zM66-20H92L104 0H70zM-74-20H-49L-38 0H-68zM92-40L118-44L122-30L94-24z',
        mane,
      );
      sheet.path('M-134-96L-106-98L-103-76H-132zM62-94H90L90-74L64-72z', light);
      sheet.path('M128-338Q92-318 76-274Q62-250 34-236Q74-236 90-262Q106-298 134-326z', mane);
      sheet.path('M138-322L160-300L174-268L166-264Q148-296 138-322z', light);
      sheet.line('M132-312L150-262M140-290L56-258', mix(shadow, accent, 0.2), 5);
      sheet.path('M-62-236Q-10-222 36-240L44-196Q-10-180-68-196z', '#e9b44c');
      sheet.path('M-58-240Q-46-262-36-246H14Q28-264 34-244Q-10-222-58-240z', mane);
      sheet.line('M-6-240L34-206L16-148', mix(shadow, light, 0.22), 32);
      sheet.path('M2-160H32L30-132H48Q54-126 50-118H4z', mane);
      sheet.path('M-44-238q-12-70 8-104q28-20 58-2q16 36 6 106q-38 12-72 0z', accent);
      sheet.path('M2-353q12 2 20 9q16 36 6 106l-26 5q16-60 0-120z', deep);
      sheet.line('M8-326Q20-268 56-260', deep, 22);
      sheet.disc(60, -260, 12, skin);
      sheet.rect(-16, -372, 20, 24, skin);
      sheet.disc(-2, -382, 24, skin);
      sheet.path('M-50-388q48-20 98 2l-4 9q-46-14-90-1zM-28-390q0-28 26-28q24 0 28 30z', light);
      sheet.path('M-29-398q28-10 56 2l1 8q-28-10-57-2z', mane);
    });
  },
};
