import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A telescope on its tripod aimed at the sky, and a person looking through it. */
export const telescope: Prop = {
  height: 102,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const deep = mix(accent, shadow, 0.36);
    const steel = mix(shadow, light, 0.22);
    const teal = mix('#3f8f8a', shadow, 0.1);
    const [skin, legs] = ['#dda47c', mix(shadow, light, 0.3)];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-170-134h60L-104 0h-28l-10-96L-154 0h-28z', legs);
      sheet.path('M-134-134h24L-104 0h-28l-10-96z', mix(legs, shadow, 0.45));
      sheet.path('M-188-12h38V0h-38zM-136-12h36q6 2 6 12h-42z', shadow);
      sheet.path('M-178-124q-10-76 10-104q28-20 54 0q20 32 12 104q-38 14-76 0z', teal);
      sheet.path('M-124-235q6 2 10 7q20 32 12 104l-26 6q18-60 4-117z', mix(teal, shadow, 0.4));
      sheet.rect(-148, -252, 20, 24, skin);
      sheet.disc(-132, -262, 26, skin);
      sheet.path('M-160-250q-10-44 30-42q26 2 28 24q-22-8-30-6q-2 18-10 32q-16 10-18-8z', '#6a3b28');
      sheet.line('M30-262L-40-4M30-262L46-4M30-262L118-4', '#8a5a3c', 12);
      sheet.line('M40-262L122-4', '#5f3a2e', 6);
      sheet.line('M-4-130H74', '#8a5a3c', 6);
      sheet.path('M14-286H48V-236H14z', steel);
      sheet.turned(-28, 30, -290, () => {
        sheet.path('M-132-304h40v28h-40z', steel);
        sheet.path('M-142-300h12v20h-12z', shadow);
        sheet.path('M-96-314H40v48H-96z', accent);
        sheet.path('M-96-286H40v20H-96z', deep);
        sheet.path('M36-322H186v64H36z', accent);
        sheet.path('M36-284H186v26H36z', deep);
        sheet.path('M30-324h18v68H30zM-100-316h14v52h-14zM180-328h22v76h-22z', light);
        sheet.path('M30-284h18v28H30zM-100-286h14v22h-14zM180-284h22v32h-22z', mix(light, shadow, 0.35));
        sheet.path('M202-326h7v72h-7z', mix(water, light, 0.4));
        sheet.path('M-40-338h70v14h-70z', steel);
      });
      sheet.disc(31, -272, 19, steel);
      sheet.disc(31, -272, 8, light);
      sheet.line('M-122-214L-92-172L-60-214', mix(teal, shadow, 0.25), 20);
      sheet.disc(-58, -220, 11, skin);
    });
  },
};
