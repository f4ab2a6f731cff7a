import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two dancers with joined hands overhead and one skirt flying out. */
export const performers: Prop = {
  height: 101,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, sun }) {
    const deep = mix(accent, shadow, 0.34);
    const black = mix(shadow, light, 0.14);
    const [his, hers, hair] = ['#8a5638', '#dda47c', '#33202c'];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-150-196L-196 0h34L-108-140L-76 0h34L-70-196z', black);
      sheet.path('M-88-196h18L-42 0h-20z', mix(black, shadow, 0.7));
      sheet.path('M-200-8h42v8h-42zM-78-8h46v8h-46z', shadow);
      sheet.line('M-138-290Q-178-270-192-312', light, 22);
      sheet.disc(-194, -320, 12, his);
      sheet.path('M-152-190q-8-84 6-116q36-22 74 0q14 48 4 116q-42 12-84 0z', light);
      sheet.path(
        'M-150-204q-6-70 0-96l26-16q-10 60 14 120q-20 2-40-8zM-70-302q12 44 2 112q-14 4-28 5q14-60 2-130z',
        black,
      );
      sheet.rect(-120, -334, 22, 24, his);
      sheet.disc(-106, -350, 27, his);
      sheet.path('M-134-346q-6-34 28-36q32 2 28 34q-22-12-34-12q-4 14-22 14z', hair);
      sheet.line('M28-30L18-4', hers, 15);
      sheet.line('M100-30L128-8', hers, 15);
      sheet.path('M4-8h26v8H0zM116-12l18-4 4 16h-16z', shadow);
      sheet.line('M92-272Q136-262 176-306', hers, 15);
      sheet.path(
        'M44-220h40Q128-120 200-96Q196-50 168-52Q140-14 104-36Q70-4 34-30Q-4-10-24-44Q-50-46-44-66Q22-130 44-220z',
        accent,
      );
      sheet.path('M70-220h14Q128-120 200-96Q196-50 168-52Q150-30 130-28Q116-130 70-220z', deep);
      sheet.path('M54-200Q40-100 34-30Q-4-10-24-44Q30-100 54-200z', deep);
      sheet.line('M-42-62Q-20-36 2-40T40-46T92-50T144-60T188-80', light, 9);
      sheet.path('M36-280q28-14 58 0q4 34-10 62h-40q-12-28-8-62z', accent);
      sheet.path('M72-286q12 0 22 6q4 34-10 62h-16q14-30 4-68z', deep);
      sheet.rect(56, -304, 18, 24, hers);
      sheet.disc(62, -320, 23, hers);
      sheet.path('M40-330q6-26 32-22q30 10 14 44q-8 6-12-6q-4-12-14-16q-10 2-20 0z', hair);
      sheet.disc(92, -338, 14, hair);
      sheet.disc(82, -350, 9, sun);
      sheet.line('M42-272L14-318L-8-386', hers, 15);
      sheet.line('M-80-296Q-40-320-16-380', light, 22);
      sheet.disc(-12, -390, 13, his);
    });
  },
};
