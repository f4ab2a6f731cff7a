import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A marble figure without arms on its plinth, two visitors looking up. */
export const statue: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }, signature) {
    const marble = mix(light, '#f4ecdc', 0.4);
    const dim = mix(marble, shadow, 0.34);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-80-30H80V0H-80zM-62-150H62V-30H-62zM-76-168H76V-148H-76z', mix(marble, shadow, 0.14));
      sheet.path('M30-30H80V0H30zM24-150H62V-30H24zM30-168H76V-148H30z', mix(marble, shadow, 0.4));
      sheet.path(
        'M-40-168Q-60-240-36-290-48-330-38-360-20-380 6-378 36-372 36-350 44-320 30-286 54-240 46-168z',
        marble,
      );
      sheet.path('M10-378Q36-372 36-350 44-320 30-286 54-240 46-168H16Q34-260 10-300 24-340 10-378z', dim);
      sheet.path('M-52-168Q-56-230-34-262 0-250 36-266 58-230 52-168z', mix(marble, shadow, 0.12));
      sheet.path('M-30-250Q-20-200-34-168H-14Q-4-220-14-252zM14-256Q30-210 20-168H38Q44-220 28-260z', dim);
      sheet.path('M-44-352l-14-14 16-14zM38-350l14-10-10-18z', dim);
      sheet.rect(-10, -398, 20, 24, marble);
      sheet.path('M-26-418Q-26-450 0-450T26-418 14-388 0-388-26-418z', marble);
      sheet.path('M8-448Q26-444 26-418T8-388Q20-416 8-448z', dim);
      sheet.path('M-28-424Q-28-456 2-456T28-424Q10-440-28-424z', dim);
      for (const [x, tall, coat, skin] of [
        [-140, 300, signature, '#8a5638'],
        [140, 280, accent, '#dda47c'],
      ] as const) {
        const unit = tall / 100;
        walker(sheet, x, 8, tall, {
          coat,
          shade: mix(coat, shadow, 0.36),
          legs: mix(shadow, light, 0.2),
          skin,
          hair: '#2a1b26',
          long: x > 0,
        });
        sheet.disc(x, 8 - 90 * unit, 9 * unit, '#2a1b26');
      }
    });
  },
};
