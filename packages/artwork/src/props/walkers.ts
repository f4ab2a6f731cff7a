import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A guide in a hat who holds up a pennant, and two travellers behind. */
export const walkers: Prop = {
  height: 119,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, ground }) {
    const legs = mix(shadow, light, 0.16);
    sheet.at(0, 0, PROP_SCALE, () => {
      const teal = mix('#3f8f8a', shadow, 0.1);
      walker(sheet, -132, 0, 324, {
        coat: teal,
        shade: mix(teal, shadow, 0.36),
        legs: mix(ground, shadow, 0.5),
        skin: '#8a5638',
        hair: '#2a1b26',
        bag: '#d99a4a',
      });
      walker(sheet, -22, 0, 300, {
        coat: '#efc07a',
        shade: mix('#efc07a', shadow, 0.36),
        legs,
        skin: '#e0ac85',
        hair: '#6a3b28',
        long: true,
      });
      sheet.line('M178-206V-470', mix(light, shadow, 0.5), 6);
      sheet.path('M176-470q-44-14-84 4q30 12 20 30q30-12 64-4z', accent);
      sheet.path('M86-176h42l-12 176H86zM116-176h42L166 0h-30z', legs);
      sheet.rect(110, -306, 26, 40, '#c98d68');
      sheet.disc(122, -318, 30, '#c98d68');
      sheet.path('M64-330q58-24 116 0l-6 12q-52-18-104 0zM92-336q4-36 30-36t30 36z', light);
      sheet.path('M91-342q31-10 62 0l1 10q-32-8-64 0z', accent);
      sheet.path('M78-256q44-28 88 0v114q-44 12-88 0z', light);
      sheet.path('M130-272q22 2 36 16v114q-16 6-32 6q14-66-4-136z', mix(light, shadow, 0.34));
      sheet.line('M84-248Q64-210 72-168', light, 24);
      sheet.line('M72-162v10', '#c98d68', 22);
      sheet.line('M156-250Q190-246 180-282', mix(light, shadow, 0.34), 24);
      sheet.line('M179-298v-8', '#c98d68', 22);
      sheet.line('M88-262L150-150', '#8a5a3c', 8);
      sheet.path('M136-166h34v40h-34z', '#8a5a3c');
    });
  },
};
