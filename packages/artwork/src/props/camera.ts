import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A photographer bends to a camera on a tripod; a long lens points at the view. */
export const camera: Prop = {
  height: 98,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const deep = mix(accent, shadow, 0.36);
    const black = mix(shadow, light, 0.14);
    const legs = mix(shadow, light, 0.26);
    const skin = '#b77a52';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-186-84h70q10 0 10 10V0h-90v-74q0-10 10-10z', '#b8824e');
      sheet.path('M-132-84h16q10 0 10 10V0h-30z', '#80502f');
      sheet.line('M-172-84q0-26 22-26t22 26M-194-44h88', '#6b4030', 7);
      sheet.path('M-110-196L-78 0h-34zM-110-200h50L-30 0h-34z', legs);
      sheet.path('M-112-200h68L-22 0h-34L-78-120L-86 0h-32z', legs);
      sheet.path('M-72-200h28L-22 0h-34L-78-120z', mix(legs, shadow, 0.45));
      sheet.path('M-122-12h42V0h-42zM-58-12h38q8 2 8 12h-46z', shadow);
      sheet.path('M-118-190Q-130-280-86-334Q-46-350-14-322Q-18-250-38-188Q-78-176-118-190z', accent);
      sheet.path('M-40-341Q-26-336-14-322Q-18-250-38-188L-64-183Q-34-260-40-341z', deep);
      sheet.path('M-118-204Q-78-190-34-202l-4 16Q-78-174-118-188z', black);
      sheet.line('M92-240L30-4M92-240L104-4M92-240L172-4', black, 10);
      sheet.line('M58-110H138', black, 5);
      sheet.rect(82, -262, 22, 34, black);
      sheet.path('M40-330h24l10-20h34l10 20h22v72H40z', black);
      sheet.path('M100-350h8l10 20h22v72h-34q10-46-6-92z', mix(black, shadow, 0.7));
      sheet.path('M140-326h34l14-8h10v76h-10l-14-8h-34z', mix(black, light, 0.2));
      sheet.path('M190-334h8v76h-8z', mix(water, light, 0.4));
      sheet.path('M150-326h10v60h-10z', light);
      sheet.rect(46, -318, 50, 10, light);
      sheet.disc(56, -288, 9, light);
      sheet.line('M-56-306L-6-250L46-272', deep, 24);
      sheet.disc(54, -270, 14, skin);
      sheet.rect(-32, -350, 22, 24, skin);
      sheet.disc(-2, -360, 27, skin);
      sheet.path('M-32-362q-2-32 30-32q26 0 32 24l30 4q4 8-4 10q-30-2-50-6q-16 2-38 0z', light);
      sheet.path('M12-390q14 6 18 20l30 4q4 8-4 10q-30-2-44-5q6-14 0-29z', mix(light, shadow, 0.28));
    });
  },
};
