import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Three walkers who look up: one shades the eyes, one points to a gable, a child sits on shoulders. */
export const lookUp: Prop = {
  height: 104,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, ground }) {
    const moss = mix('#6f8a4a', light, 0.12);
    sheet.at(0, 0, PROP_SCALE, () => {
      walker(sheet, -120, 0, 310, {
        coat: moss,
        shade: mix(moss, shadow, 0.36),
        legs: mix(shadow, light, 0.18),
        skin: '#dda47c',
        hair: '#4a2f22',
        bag: '#8a5a3c',
        hangingArms: 'left',
      });
      walker(sheet, -10, 0, 300, {
        coat: mix('#e9b44c', light, 0.1),
        shade: mix(mix('#e9b44c', light, 0.1), shadow, 0.36),
        legs: mix(shadow, light, 0.18),
        skin: '#8a5638',
        hair: '#2a1b26',
        long: true,
        hangingArms: 'left',
      });
      walker(sheet, 124, 0, 316, {
        coat: mix('#4f7fa6', light, 0.1),
        shade: mix(mix('#4f7fa6', light, 0.1), shadow, 0.36),
        legs: mix(shadow, light, 0.18),
        skin: '#e0ac85',
        hair: '#6a3b28',
      });
      sheet.line('M-94-222Q-66-256-98-284', mix(moss, shadow, 0.3), 20);
      sheet.line('M16-214L62-300', '#e9b44c', 20);
      sheet.disc(66, -310, 11, '#8a5638');
      sheet.line('M106-250L100-190M144-250L148-190', mix(shadow, ground, 0.3), 22);
      sheet.path('M98-340q26-14 52 0l4 86q-30 14-60 0z', accent);
      sheet.path('M130-346q14 0 20 6l4 86q-14 7-28 7 12-50 4-99z', mix(accent, shadow, 0.34));
      sheet.disc(124, -366, 25, '#c98d68');
      sheet.path('M98-366q2-32 28-30t25 30q-16-16-28-14-12 12-25 14z', '#33202c');
      sheet.line('M102-328L72-370', accent, 16);
    });
  },
};
