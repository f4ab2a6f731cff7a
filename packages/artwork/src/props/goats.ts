import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two goats on a boulder, one white, one brown, a bell at the neck. */
export const goats: Prop = {
  height: 84,
  rests: 'on ground',
  scale: 0.7,
  draw(sheet, { light, accent, shadow, ground, mid }) {
    const rock = mix(mix(mid, ground, 0.4), light, 0.2);
    const goat = (coat: string) => {
      const dark = mix(coat, shadow, 0.36);
      sheet.path('M-70-60h20V0h-18zM30-60h20l4 60H36z', dark);
      sheet.path(
        'M-92-130Q-20-150 50-134 84-150 96-176L130-166Q124-110 92-84 40-50-30-58T-96-66Q-108-100-92-130z',
        coat,
      );
      sheet.path('M-92-90Q0-70 92-100L92-84Q40-50-30-58T-96-66z', dark);
      sheet.path('M-90-66h22V0h-20zM50-70h22l2 70H56z', coat);
      sheet.path('M90-180Q104-206 136-196L164-164Q160-148 136-150 104-150 90-180z', coat);
      sheet.line('M106-200Q80-230 54-222M118-202Q100-240 76-244', mix(shadow, light, 0.4), 8);
      sheet.path('M140-150q6 22-8 34-8-16-8-32z', coat);
      sheet.disc(126, -180, 4, shadow);
      sheet.line('M84-140Q104-124 118-134', accent, 8);
      sheet.disc(104, -116, 9, '#e3ad45');
      sheet.path('M-94-130q-16-20-6-34 14 12 22 34z', coat);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-200 4Q-190-50-130-64L20-90Q130-80 200 4z', rock);
      sheet.path('M40-88Q150-70 200 4H90Q110-50 40-88z', mix(rock, shadow, 0.36));
      sheet.at(-70, -72, 1, () => goat(mix(light, '#f6ecd8', 0.5)));
      sheet.at(106, -62, -0.82, () => goat(mix('#9a6a48', shadow, 0.06)));
    });
  },
};
