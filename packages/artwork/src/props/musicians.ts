import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';
import { drawGuitarist } from './guitarist.ts';

/** A duo: a guitarist on a stool, a bass player behind the big brown body of the double bass. */
export const musicians: Prop = {
  height: 103,
  rests: 'on ground',
  draw(sheet, inks) {
    const { light, shadow } = inks;
    const black = mix(shadow, light, 0.18);
    const [wood, deepWood] = ['#b5652f', '#7c4026'];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M64-170h34L90 0H62zM96-170h34l6 170h-28z', black);
      sheet.path('M58-164q-12-96 8-136q34-22 70 0q18 60 10 136z', light);
      sheet.path('M104-312q20 2 32 12q18 60 10 136h-34q10-80-8-148z', mix(light, shadow, 0.32));
      sheet.rect(86, -336, 22, 28, '#8a5638');
      sheet.disc(98, -352, 27, '#8a5638');
      sheet.path('M70-350q-4-34 28-34q32 0 28 34q-20-14-34-14q-4 12-22 14z', '#2a1b26');
      sheet.line('M142-16V-2', shadow, 6);
      sheet.path(
        'M142-248q-40 2-42 40q2 24 14 36q-36 18-36 74q4 82 64 82t64-82q0-56-36-74q12-12 14-36q-2-38-42-40z',
        wood,
      );
      sheet.path(
        'M142-248q40 2 42 40q-2 24-14 36q36 18 36 74q-4 82-64 82q40-70 30-110t-8-60q12-30-22-62z',
        deepWood,
      );
      sheet.rect(135, -404, 13, 290, '#4a2820');
      sheet.path('M131-412q12-6 22 4l-4 24h-16zM122-392h40v7h-40z', '#4a2820');
      sheet.path('M124-112h36v9h-36z', '#4a2820');
      sheet.line('M110-150q-8 16 0 34M174-150q8 16 0 34', '#4a2820', 5);
      sheet.line('M68-284Q34-214 128-164', light, 22);
      sheet.line('M126-296Q176-320 152-356', mix(light, shadow, 0.32), 20);
      sheet.disc(132, -162, 12, '#8a5638');
      sheet.disc(146, -362, 12, '#8a5638');
      drawGuitarist(sheet, inks);
    });
  },
};
