import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A dhow with one great slanting sail, carved stern, men along the gunwale. */
export const dhow: Prop = {
  height: 106,
  rests: 'on water',
  draw(sheet, { light, accent, shadow, ground }, signature) {
    const wood = mix('#8a5636', shadow, 0.1);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M0-60V-330M-130-120L150-420', mix(wood, shadow, 0.3), 9);
      sheet.path('M-128-124L146-414Q190-240 130-100 0-140-128-124z', mix(light, ground, 0.2));
      sheet.path('M146-414Q190-240 130-100L70-112Q140-240 146-414z', mix(light, shadow, 0.24));
      sheet.path('M-40-216L60-322Q90-230 70-140L-6-150z', accent, 0.8);
      sheet.path('M-200-130L-130-90Q0-60 130-78L200-140Q190-30 130 4H-110Q-180-20-200-130z', wood);
      sheet.path(
        'M-200-130L-130-90Q0-60 130-78L200-140 196-112 134-56Q0-38-134-66L-194-104z',
        mix(wood, light, 0.35),
      );
      sheet.path('M60 4Q150-30 190-90 180-10 130 4z', mix(wood, shadow, 0.45));
      sheet.path('M130-80L200-140V-170L150-150 120-110z', mix(wood, signature, 0.3));
      for (const [x, coat] of [
        [-80, light],
        [-36, light],
        [30, signature],
        [80, light],
      ] as const) {
        sheet.path(`M${x - 14}-62q-2-44 14-46 16 2 14 46z`, coat);
        sheet.disc(x, -118, 12, '#a87050');
        sheet.path(`M${x - 14}-118q0-16 14-16t14 16l2 14-6-10h-20z`, light);
      }
    });
  },
};
