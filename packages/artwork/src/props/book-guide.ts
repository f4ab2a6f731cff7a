import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/**
 * From left to right: a listener with grey hair and a bag, a young woman with folded arms, and a guide in a hat who reads
 * from a small book. One of the groups on foot that take turns (`local-props.ts`).
 */
export const bookGuide: Prop = {
  height: 84,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const blue = mix(water, light, 0.2);
    const trousers = mix(shadow, light, 0.18);
    const plum = mix('#7a4a6a', light, 0.1);
    sheet.at(0, 0, PROP_SCALE, () => {
      walker(sheet, -116, 0, 304, {
        coat: blue,
        shade: mix(blue, shadow, 0.36),
        legs: trousers,
        skin: '#e0ac85',
        hair: '#c9c4c0',
      });
      walker(sheet, 6, 0, 292, {
        coat: accent,
        shade: mix(accent, shadow, 0.36),
        legs: trousers,
        skin: '#8a5638',
        hair: '#2a1b26',
        long: true,
        hangingArms: 'none',
      });
      walker(sheet, 126, 0, 318, {
        coat: plum,
        shade: mix(plum, shadow, 0.36),
        legs: trousers,
        skin: '#dda47c',
        hair: '#4a2f22',
        hat: '#d8b878',
        hangingArms: 'none',
      });
      sheet.line('M96-216L70-178M152-214L124-176', mix(plum, shadow, 0.2), 22);
      sheet.path('M58-196L96-186 134-196V-158L96-148 58-158z', light);
      sheet.path('M96-186L134-196V-158L96-148z', mix(light, shadow, 0.22));
      sheet.line('M68-182l18 5M68-170l18 5M106-176l18-5', shadow, 3);
      sheet.path('M-30-200q36 20 74 0v22q-38 16-74 0z', mix(accent, shadow, 0.25));
      sheet.path('M-150-150h22v56h-22z', '#8a5a3c');
    });
  },
};
