import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A flamenco dancer with one arm up and a train of ruffles behind; a guitarist on a chair. */
export const flamenco: Prop = {
  height: 118,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const deep = mix(accent, shadow, 0.36);
    const black = mix(shadow, light, 0.1);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-176-120V0M-110-120V0', mix('#8a5636', shadow, 0.2), 10);
      sheet.path('M-186-130h90v16h-90z', mix('#b9834e', shadow, 0.1));
      sheet.path('M-150-130h70l40 120h-30l-30-80-10 90h-34z', black);
      sheet.path('M-178-130q-8-90 20-116 40-12 62 12 14 50 4 104z', light);
      sheet.path('M-116-246q24 16 24 60 0 30-4 56h-30q20-60 10-116z', black);
      sheet.disc(-136, -282, 28, '#c98d68');
      sheet.path('M-166-284q0-32 32-32t28 30q-24-10-60 2z', shadow);
      sheet.path('M-150-166q-20-30 6-46 24-6 34 10 30-4 34 24-2 30-34 30-30 4-40-18z', '#c98442');
      sheet.disc(-112, -180, 12, shadow);
      sheet.line('M-96-190L-14-236', mix('#7a4a34', shadow, 0.2), 12);
      sheet.line('M-166-220Q-176-180-130-170', light, 20);
      sheet.path(
        'M50-240Q20-120 30-40 10 0-20 0 60 20 130 8 180 12 200-8 150-20 140-60 120-160 96-240z',
        accent,
      );
      sheet.path('M86-240h10q24 80 44 180 10 40 60 52-20 20-70 16 0-120-44-248z', deep);
      sheet.path(
        'M26-70q50 26 112 4l8 26q-66 24-126 0zM10-20q60 26 150 6l34 8q-30 18-64 14-70 12-150-8z',
        mix(accent, light, 0.3),
      );
      sheet.path('M46-238q-8-60 10-90 24-10 40 0 12 40 0 92-26 8-50-2z', accent);
      sheet.path('M78-332q14 0 18 4 12 40 0 92l-20 2q14-50 2-98z', deep);
      sheet.path('M44-300q30 20 54-4l10 40q-40 30-70 4z', light);
      sheet.line('M54-318Q10-350 30-410T70-452', '#c98d68', 15);
      sheet.line('M94-314Q140-280 112-232', '#c98d68', 15);
      sheet.disc(78, -362, 26, '#c98d68');
      sheet.path('M54-372q4-24 30-22 26 6 20 36-20-16-50-14z', shadow);
      sheet.disc(104, -388, 15, shadow);
      sheet.disc(94, -396, 10, light);
    });
  },
};
