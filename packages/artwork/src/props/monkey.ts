import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A macaque sits on a carved stone with its young, long tail hanging. */
export const monkey: Prop = {
  height: 96,
  rests: 'on ground',
  scale: 0.8,
  draw(sheet, { light, shadow, ground }) {
    const fur = mix('#8f7f6c', shadow, 0.1);
    const [dark, face] = [mix(fur, shadow, 0.36), '#d9a98c'];
    const stone = mix(mix(ground, light, 0.3), shadow, 0.2);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-180 4L-160-90H160L180 4z', stone);
      sheet.path('M60-90H160L180 4H90z', mix(stone, shadow, 0.34));
      sheet.line('M-150-46h90q20-20 40 0h100', mix(stone, shadow, 0.3), 8);
      sheet.line('M96-100Q170-90 160-20T190 30', dark, 14);
      sheet.path('M-80-90Q-110-210-50-270H50Q120-220 110-90z', fur);
      sheet.path('M30-270H50Q120-220 110-90H50Q90-180 30-270z', dark);
      sheet.path('M-110-90q10-60 60-50 30 20 20 50zM30-90q0-56 60-50 36 16 30 50z', dark);
      sheet.path('M-30-120q30-100 60 0z', mix(fur, light, 0.4));
      sheet.path('M-66-330Q-70-390 0-394 70-390 66-330 60-262 0-260-60-262-66-330z', fur);
      sheet.path('M-44-332Q-40-372 0-352 40-372 44-332 40-280 0-276-40-280-44-332z', face);
      sheet.path('M-10-394Q0-420 12-394z', dark);
      sheet.disc(-70, -334, 18, face);
      sheet.disc(70, -334, 18, face);
      sheet.disc(-18, -336, 7, shadow);
      sheet.disc(18, -336, 7, shadow);
      sheet.path('M-12-306q12 8 24 0-4 10-12 10t-12-10z', mix(shadow, face, 0.3));
      sheet.line('M-70-230Q-100-170-40-140', fur, 28);
      sheet.disc(-20, -150, 44, mix(fur, light, 0.2));
      sheet.disc(-30, -196, 30, mix(fur, light, 0.2));
      sheet.path('M-52-198q22-20 40 0-4 26-20 26t-20-26z', face);
      sheet.disc(-40, -196, 4, shadow);
      sheet.disc(-26, -196, 4, shadow);
    });
  },
};
