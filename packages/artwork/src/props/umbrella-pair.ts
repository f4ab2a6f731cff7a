import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two walkers under one umbrella in a light rain, a third in a hooded coat who points the way. */
export const umbrellaPair: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const [rain, ochre] = [mix(water, light, 0.5), mix('#e0a648', light, 0.1)];
    sheet.at(0, 0, PROP_SCALE, () => {
      walker(sheet, -96, 0, 312, {
        coat: mix('#3f6f8a', light, 0.1),
        shade: mix(mix('#3f6f8a', light, 0.1), shadow, 0.36),
        legs: mix(shadow, light, 0.18),
        skin: '#8a5638',
        hair: '#2a1b26',
      });
      walker(sheet, -6, 0, 298, {
        coat: light,
        shade: mix(light, shadow, 0.36),
        legs: mix(shadow, light, 0.18),
        skin: '#e0ac85',
        hair: '#6a3b28',
        long: true,
      });
      walker(sheet, 128, 0, 310, {
        coat: ochre,
        shade: mix(ochre, shadow, 0.36),
        legs: mix(shadow, light, 0.18),
        skin: '#c98d68',
        hair: '#33202c',
        bag: '#6a4a3a',
        hangingArms: 'left',
      });
      sheet.line('M-44-170V-356', mix(shadow, light, 0.3), 6);
      sheet.path(
        'M-170-340Q-160-420-48-430 70-420 82-340 62-360 40-340 18-360-4-340-26-360-48-340-70-360-92-340-114-360-134-340-152-358-170-340z',
        accent,
      );
      sheet.path(
        'M-48-430Q70-420 82-340 62-360 40-340 18-360-4-340 6-400-48-430z',
        mix(accent, shadow, 0.32),
      );
      sheet.path('M92-284Q98-330 128-332T164-284Q146-300 128-298T92-284z', ochre);
      sheet.line('M160-220L200-262', ochre, 22);
      sheet.line(
        'M-180-250l-10 26M-150-160l-10 26M60-200l-10 26M96-390l-10 26M184-330l-10 26M-196-80l-10 26M70-60l-10 26M190-150l-10 26',
        rain,
        5,
      );
    });
  },
};
