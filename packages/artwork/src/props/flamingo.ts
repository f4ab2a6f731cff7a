import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two flamingos in the shallows, one with its head down, each on its ring of water. */
export const flamingo: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const pink = mix('#ee8f8f', accent, 0.12);
    const [deep, pale] = [mix(pink, shadow, 0.26), mix(pink, light, 0.5)];
    const rings = (x: number) =>
      sheet.line(`M${x - 60} 0q60-14 120 0q-60 14-120 0`, mix(light, water, 0.3), 6);
    sheet.at(0, 0, PROP_SCALE, () => {
      rings(-70);
      rings(110);
      sheet.line('M-84 0V-150M-60-150L-40-70-66-30', deep, 8);
      sheet.path('M-170-170Q-150-250-70-250 10-246 6-190-10-136-80-140-130-140-170-170z', pink);
      sheet.path('M-170-170Q-90-160-40-214-30-170-60-140-130-140-170-170z', deep);
      sheet.path('M-180-176q-18 6-16 30 40 0 60-20z', mix(shadow, pink, 0.3));
      sheet.line('M-14-210Q50-220 20-300T20-408', pink, 22);
      sheet.path('M6-420q6-26 32-22 22 6 24 30l-18 12q-28 6-38-20z', pink);
      sheet.path('M56-424q20 6 22 30 0 22-14 32-2-20-18-34z', pale);
      sheet.path('M76-404q4 24-12 44-4-16-2-28z', shadow);
      sheet.disc(42, -424, 5, shadow);
      sheet.line('M100 0V-120M124 0V-124', deep, 7);
      sheet.path(
        'M40-140Q60-206 130-206 196-200 192-150 170-108 110-112 70-112 40-140z',
        mix(pink, light, 0.2),
      );
      sheet.path('M40-140Q110-130 150-178 158-140 130-112 70-112 40-140z', pink);
      sheet.line('M180-166Q210-120 178-92T168-34', mix(pink, light, 0.2), 18);
      sheet.path('M150-40q22-12 34 4-2 28-24 36-18-12-10-40z', pale);
      sheet.path('M160 0q14-2 22-14-14-8-26-6z', shadow);
    });
  },
};
