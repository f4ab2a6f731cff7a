import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A diving whale: both flukes high above the swell, foam at the root, a boat of watchers. */
export const whale: Prop = {
  height: 68,
  rests: 'on water',
  draw(sheet, { light, accent, shadow, water }) {
    const skin = mix(mix(shadow, water, 0.35), light, 0.14);
    const dark = mix(skin, shadow, 0.55);
    sheet.at(0, 0, PROP_SCALE, () => {
      for (const [x, coat] of [
        [124, light],
        [146, '#e9b44c'],
        [166, '#3f8f8a'],
      ] as const) {
        sheet.path(`M${x - 8}-26q0-22 8-24q10 2 9 24z`, coat);
        sheet.disc(x, -56, 6, '#8a5638');
      }
      sheet.path('M94-32Q150-22 200-38Q196-14 180-8H110Q98-16 94-32z', accent);
      sheet.path('M99-20Q150-10 195-24Q190-12 180-8H110z', mix(accent, shadow, 0.36));
      sheet.path(
        'M-88 8Q-60-60-58-120Q-58-150-70-164Q-130-178-192-244Q-198-258-184-260Q-120-272-70-242Q-46-226-34-202Q-24-226 0-242Q50-274 114-264Q128-260 122-248Q66-180 2-164Q-10-150-10-120Q-8-60 34 8z',
        skin,
      );
      sheet.path(
        'M-34-202Q-24-226 0-242Q50-274 114-264Q128-260 122-248Q66-180 2-164Q-10-150-10-120Q-8-60 34 8H-16Q-34-90-34-202z',
        dark,
      );
      sheet.path('M-188-250Q-130-190-76-180Q-60-190-52-208Q-110-250-184-254z', mix(skin, light, 0.32));
      sheet.path('M116-252Q60-196 6-180Q-10-190-18-206Q40-252 116-258z', mix(dark, light, 0.14));
      sheet.path('M-60-120Q-46-50-70 8H-88Q-60-60-60-120z', mix(skin, light, 0.3));
      sheet.line('M-150-212v34M-112-186v26M60-186v30M96-214v22', light, 5, 0.8);
      sheet.path(
        'M-170 10q6-26 36-18q6-34 40-22q14-26 38-4q24-22 44 0q30-20 40 10q28-4 36 18q30-6 40 16z',
        light,
      );
      sheet.path('M-130 10q20-18 44-6q26-20 54-4q36-16 60 4q30-10 50 6z', mix(light, water, 0.35));
    });
  },
};
