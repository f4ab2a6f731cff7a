import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Three penguins that come up from the sea over a boulder: black masks, white bellies, pink over the eye. */
export const penguins: Prop = {
  height: 100,
  rests: 'on ground',
  scale: 0.56,
  draw(sheet, { light, shadow, ground }) {
    const back = mix(shadow, '#22303a', 0.5);
    const rock = mix(mix('#c9a98a', ground, 0.3), shadow, 0.1);
    const one = () => {
      sheet.path('M-40 0q20-12 34 0v8h-40zM8 0q20-12 36 0v8H10z', back);
      sheet.path('M-46-40Q-74-150-40-220-34-262 4-266 44-262 44-222 72-150 50-30 26 4 2 4T-46-40z', back);
      sheet.path('M-34-30Q-52-140-22-200 6-214 30-198 56-140 40-30 24-6 2-6T-34-30z', light);
      sheet.path('M12-206Q30-202 30-198 56-140 40-30 24-6 10-6 44-90 12-206z', mix(light, shadow, 0.18));
      sheet.line('M-30-60Q-42-150-6-186 34-150 34-60', back, 9);
      sheet.path('M-18-250Q-20-212 6-208 34-214 30-246 6-262-18-250z', mix(light, '#f2c2b4', 0.2));
      sheet.path('M-10-262Q-8-220 12-216 40-220 36-248 14-270-10-262z', back);
      sheet.path('M30-246l42 12-40 12z', mix(shadow, light, 0.2));
      sheet.path('M6-252q12-8 22 2-12 6-22-2z', '#e0a098');
      sheet.disc(18, -240, 4, light);
      sheet.path(
        'M-42-200Q-92-140-84-86-58-110-40-140zM46-196Q84-150 84-100 62-116 48-140z',
        mix(back, shadow, 0.3),
      );
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-200 6Q-190-60-110-70 0-96 110-66 190-50 200 6z', rock);
      sheet.path('M60-78Q180-60 200 6H90Q130-40 60-78z', mix(rock, shadow, 0.34));
      sheet.at(-100, -54, 1, one);
      sheet.at(16, -66, 1.24, one);
      sheet.at(126, -46, -0.84, one);
    });
  },
};
