import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A sitting dog with hanging ears, a kerchief around its neck and a ball in front of its paws. */
export const dog: Prop = {
  height: 98,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const coat = '#c88a4f';
    const dark = mix(coat, shadow, 0.4);
    const cream = mix(light, coat, 0.12);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-110-40Q-180-30-196-96Q-196-116-180-108Q-160-66-100-70z', dark);
      sheet.path('M-132-4Q-166-60-116-142Q-70-210-26-256H84Q112-190 100-120L98-4H50L40-70L-20-4z', coat);
      sheet.path('M30-250H84Q112-190 100-120L98-4H50L40-90Q60-170 30-250z', dark);
      sheet.path('M62-240Q110-200 98-130Q88-104 66-110Q30-180 62-240z', cream);
      sheet.path('M-10-130L14-20Q44-20 46 0H-20L-46-110z', coat);
      sheet.path(
        'M-62-112Q6-116 4-46Q0-22-20-18Q24-20 26 0H-110Q-144-8-140-50Q-126-108-62-112z',
        mix(coat, light, 0.16),
      );
      sheet.path('M54-24Q100-30 112-12V0H50zM-22-18Q22-20 26 0H-60Q-40-18-22-18z', cream);
      sheet.path('M-40-270H80L90-226L-46-190z', coat);
      sheet.path(
        'M-30-312Q-22-384 44-388Q94-386 108-344L150-326Q168-316 162-296Q148-272 106-276Q92-242 48-240Q-16-244-30-312z',
        coat,
      );
      sheet.path(
        'M96-320Q118-334 150-326Q168-316 162-296Q148-272 106-276Q98-256 78-248Q70-290 96-320z',
        cream,
      );
      sheet.path(
        'M106-276Q98-256 78-248Q74-260 76-272Q110-276 162-296Q148-272 106-276z',
        mix(cream, shadow, 0.3),
      );
      sheet.path('M112-280q22 2 30-8q6 30-12 34q-18 0-18-26z', mix(accent, light, 0.35));
      sheet.path('M142-330q24-4 28 12q-4 18-20 12q-14-8-8-24z', shadow);
      sheet.disc(80, -332, 9, shadow);
      sheet.path('M20-374Q-30-382-52-320Q-68-262-36-248Q-8-250 6-300Q12-340 20-374z', dark);
      sheet.path(
        'M-34-268Q30-222 100-262Q112-248 104-236Q60-196 30-140Q0-180-36-228Q-48-250-34-268z',
        accent,
      );
      sheet.path(
        'M50-240Q80-250 100-262Q112-248 104-236Q60-196 30-140Q56-190 50-240z',
        mix(accent, shadow, 0.36),
      );
      sheet.disc(164, -28, 28, '#e9c04c');
      sheet.path('M150-52Q176-30 160 0M184-48Q170-30 186-10', light);
    });
  },
};
