import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two travellers, one with a map, and a child ahead of them with a red balloon. */
export const strollers: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }, signature) {
    sheet.at(0, 0, PROP_SCALE, () => {
      walker(sheet, -90, 0, 330, {
        coat: signature,
        shade: mix(signature, shadow, 0.36),
        legs: mix(shadow, light, 0.16),
        skin: '#e0ac85',
        hair: '#6a3b28',
        bag: '#8a5a3c',
      });
      walker(sheet, 20, 0, 310, {
        coat: light,
        shade: mix(light, shadow, 0.3),
        legs: mix(water, shadow, 0.4),
        skin: '#8a5638',
        hair: '#2a1b26',
        hat: '#f0cd84',
        long: true,
      });
      sheet.path('M-50-190L10-206 66-190V-140L10-156-50-140z', mix(light, '#f4e3bc', 0.6));
      sheet.path('M10-206L66-190V-140L10-156z', mix(light, shadow, 0.2));
      sheet.line('M-36-172L-6-180M24-176L52-168M-30-160L0-166', accent, 5);
      walker(sheet, 142, 0, 200, {
        coat: mix('#e3a94a', light, 0.1),
        shade: mix('#e3a94a', shadow, 0.34),
        legs: mix(shadow, light, 0.2),
        skin: '#c98d68',
        hair: '#33202c',
      });
      sheet.line('M176-90Q190-220 168-330', mix(shadow, light, 0.3), 4);
      sheet.path('M168-330q-44-20-44-62 4-44 44-46 42 4 44 46-2 42-44 62z', accent);
      sheet.path('M178-436q32 8 34 44-2 42-44 62 30-50 10-106z', mix(accent, shadow, 0.3));
    });
  },
};
