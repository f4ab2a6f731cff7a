import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A motor scooter on its stand: leg shield, round tail, a suitcase and a helmet on the rack. */
export const scooter: Prop = {
  height: 75,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, sun, water }) {
    const deep = mix(accent, shadow, 0.34);
    const grey = mix(light, shadow, 0.35);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-20-50L-34-4', shadow, 9);
      sheet.path('M-192-236H-84q8 0 8 8v54h-124v-54q0-8 8-8z', '#b8824e');
      sheet.path('M-116-236h32q8 0 8 8v54h-40z', '#83533a');
      sheet.line('M-166-236v62M-152-250h28v14', '#5f3a2e', 7);
      sheet.line('M-196-168H-80', grey, 8);
      for (const x of [-118, 128]) {
        sheet.disc(x, -44, 44, shadow);
        sheet.disc(x, -44, 26, light);
        sheet.disc(x, -44, 12, grey);
      }
      sheet.line('M128-44L76-236', grey, 14);
      sheet.path('M86-62q0-52 44-56q48 4 58 62q-16-20-40-24t-62 18z', accent);
      sheet.path('M140-116q40 10 48 60q-16-20-40-24q6-16-8-36z', deep);
      sheet.path('M52-234q26-10 40 4L118-84Q104-46 60-34H-40V-58H20Q66-62 62-100z', accent);
      sheet.path('M84-232L110-76Q96-46 60-34H-40V-48H40Q92-56 84-116z', deep);
      sheet.path(
        'M-188-66Q-184-146-104-154H-40Q-14-118 2-58V-34H-60Q-66-84-118-84T-176-44Q-190-50-188-66z',
        accent,
      );
      sheet.path('M-60-154H-40Q-14-118 2-58V-34H-60q-4-24-18-38q34-26 18-82z', deep);
      sheet.path('M-166-98q24-34 70-34q-34 10-50 44z', mix(accent, light, 0.55));
      sheet.path('M-172-156q4-24 38-22q40 10 84-6q30-2 28 22q-74 18-150 6z', shadow);
      sheet.path('M56-240q24-22 54-12q10 22-4 34l-44 0q-8-8-6-22z', accent);
      sheet.disc(104, -236, 17, sun);
      sheet.line('M72-244L40-258', shadow, 12);
      sheet.line('M76-250L64-284', grey, 5);
      sheet.disc(60, -288, 13, mix(light, water, 0.3));
      sheet.path('M-104-176q-4-44 38-46q38 2 38 40l-8 6z', light);
      sheet.path('M-56-220q28 8 28 38l-8 6h-30q18-18 10-44z', mix(light, shadow, 0.3));
    });
  },
};
