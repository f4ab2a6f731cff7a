import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A dromedary with a rider in a turban on a fringed saddle cloth. */
export const camel: Prop = {
  height: 108,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const coat = '#c98f55';
    const dark = mix(coat, shadow, 0.42);
    const deep = mix(accent, shadow, 0.34);
    const skin = '#8a5638';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-140-208Q-164-180-158-140', dark, 9);
      sheet.line('M-158-140V-124', shadow, 14);
      sheet.path(
        'M-104-172L-66-164L-76-96L-52-16L-40 0H-78L-80-14L-102-92zM74-172L112-170L118-94L146-18L156 0H120L116-14L92-90z',
        dark,
      );
      sheet.path(
        'M-146-194Q-140-240-86-252Q-56-300-16-306Q22-300 46-250Q76-240 88-222Q110-208 116-252Q116-304 134-334Q146-352 170-346Q198-338 200-322Q196-308 176-310Q160-308 158-276Q158-200 130-170Q108-150 78-162Q0-142-82-158Q-142-156-146-194z',
        coat,
      );
      sheet.path(
        'M158-276Q158-200 130-170Q108-150 78-162Q0-142-82-158Q-106-158-122-162Q-60-184 20-182Q120-176 138-276Q150-300 158-276z',
        dark,
      );
      sheet.path('M134-338L124-356L144-348z', dark);
      sheet.disc(158, -331, 5, shadow);
      sheet.path(
        'M-146-194Q-92-196-86-150L-106-94L-96-16L-84 0H-122L-122-14L-134-92Q-150-140-146-194z',
        coat,
      );
      sheet.path('M48-186L98-180L88-92L92-16L104 0H66L66-14L62-92z', coat);
      sheet.line('M136-320Q150-312 160-316M142-318Q84-262 30-290', accent, 5);
      sheet.path('M-86-258Q-56-304-16-312Q26-304 50-256L60-186Q-10-168-94-188z', accent);
      sheet.path('M8-308Q34-296 50-256L60-186Q30-178 0-177Q34-240 8-308z', deep);
      sheet.path('M-91-214Q-10-194 56-212l2 12Q-10-180-93-200z', '#f2b443');
      sheet.line('M-88-186v14M-64-181v14M-40-178v14M-16-177v14M8-177v14M32-180v14M54-184v14', '#f2b443', 6);
      sheet.path('M-56-292Q-16-320 26-290L34-270Q-16-292-64-270z', mix(shadow, accent, 0.3));
      sheet.path('M-24-306L16-312L52-252L34-206H14L22-246L-12-280z', mix(light, shadow, 0.3));
      sheet.path('M14-212h24q16 4 18 14H14z', '#7c4a30');
      sheet.path('M-50-292q-8-66 10-92q24-18 50-2q18 34 12 94q-36 12-72 0z', light);
      sheet.path('M-8-394q10 2 18 8q18 34 12 94l-26 6q14-52-4-108z', mix(light, shadow, 0.32));
      sheet.line('M-2-368Q10-308 34-294', mix(light, shadow, 0.32), 20);
      sheet.disc(38, -292, 11, skin);
      sheet.disc(-14, -404, 21, skin);
      sheet.path(
        'M-42-404q-4-28 28-28q32 2 28 24q-28-12-38-6q0 16-14 26q-10-2-4-16z',
        mix('#3f7f9a', shadow, 0.1),
      );
    });
  },
};
