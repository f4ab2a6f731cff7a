import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';
import { drawGuitarist } from './guitarist.ts';

/** A singer in a long dress and a shawl beside a guitarist on a stool. */
export const song: Prop = {
  height: 98,
  rests: 'on ground',
  draw(sheet, inks) {
    const { light, accent, shadow } = inks;
    const dress = mix(shadow, light, 0.12);
    const [skin, hair] = ['#c98f66', '#2a1b26'];
    sheet.at(0, 0, PROP_SCALE, () => {
      drawGuitarist(sheet, inks);
      sheet.path('M84-14q22-120 16-206h84q-6 86 20 206q-60 18-120 0z', dress);
      sheet.path('M150-220h34q-6 86 20 206q-18 6-40 8q8-110-14-214z', mix(dress, shadow, 0.5));
      sheet.path('M90-216q-2-62 20-88q32-20 64 0q22 26 20 88q-52 22-104 0z', dress);
      sheet.rect(131, -330, 22, 30, skin);
      sheet.disc(142, -346, 27, skin);
      sheet.path('M114-342q-6-38 28-40q34 2 28 40q-12-20-28-20t-28 20z', hair);
      sheet.disc(142, -384, 14, hair);
      sheet.path('M132-336q10 10 20 0q-2 14-10 14t-10-14z', '#7c2f2a');
      sheet.path(
        'M96-300q46-20 92 0q24 50 14 104q-10-60-38-84q-22 24-44 0q-28 24-38 84q-10-54 14-104z',
        accent,
      );
      sheet.path('M164-280q28 24 38 84q10-54-14-104q-10-6-24-8z', mix(accent, shadow, 0.36));
      sheet.line('M98-286Q76-240 112-218', accent, 18);
      sheet.line('M188-286Q232-256 216-318', mix(accent, shadow, 0.36), 18);
      sheet.disc(114, -216, 11, skin);
      sheet.disc(215, -326, 11, skin);
    });
  },
};
