import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A peacock with its train swept behind it, gold and green eyes down its length. */
export const peacock: Prop = {
  height: 98,
  rests: 'on ground',
  scale: 0.7,
  draw(sheet, { light, shadow, water, near }) {
    const blue = mix('#1f6f9a', water, 0.3);
    const green = mix('#2f8a6a', near, 0.3);
    const gold = '#e3b04c';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M60-190Q-60-230-200-60-204-10-180 4-60-10 40-80z', green);
      sheet.path('M60-150Q-60-110-180 4-60-10 40-80z', mix(green, shadow, 0.34));
      for (const [x, y, radius] of [
        [-160, -40, 16],
        [-120, -90, 15],
        [-110, -32, 14],
        [-66, -130, 14],
        [-58, -74, 13],
        [-10, -150, 12],
        [-6, -104, 12],
      ] as const) {
        sheet.oval(x, y, radius * 1.3, radius, gold);
        sheet.disc(x - 3, y, radius * 0.6, blue);
      }
      sheet.line('M70-60V0M104-60L110 0', mix(gold, shadow, 0.4), 8);
      sheet.path(
        'M20-150Q60-210 120-190 150-230 128-300 126-344 156-350 186-346 184-316 176-240 168-180 160-90 96-60 30-70 20-150z',
        blue,
      );
      sheet.path(
        'M156-340Q180-330 178-300 176-240 168-180 160-90 96-60 140-160 150-240z',
        mix(blue, shadow, 0.34),
      );
      sheet.path('M184-330l20 10-20 8z', gold);
      sheet.disc(166, -330, 5, light);
      sheet.line('M156-350L140-384M162-350L160-390M166-350L178-386', blue, 4);
      sheet.path('M136-388h8v8h-8zM156-394h8v8h-8zM176-390h8v8h-8z', gold);
    });
  },
};
