import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A skier in a tuck turn down a bank of snow, with powder rising behind. */
export const skier: Prop = {
  height: 82,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, skyTop }) {
    const deep = mix(accent, shadow, 0.36);
    const snow = mix(light, skyTop, 0.12);
    const legs = mix(shadow, water, 0.2);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path(
        'M-196-130q-16-36 16-48q2-36 38-34q16-34 44-14q30-8 28 24q26 12 10 40q20 24-4 44L-100-40z',
        light,
      );
      sheet.path('M-150-116q-8-28 20-34q6-30 34-20q26-8 28 20q18 10 8 36l-40 40z', mix(light, skyTop, 0.3));
      sheet.path('M-200 6Q-196-112-136-108Q-90-100-40-70T120-16Q160-6 200 6z', snow);
      sheet.path('M-200 6Q-192-56-150-56Q-90-52-40-24T110 6z', mix(snow, skyTop, 0.22));
      sheet.line('M46-196L-72-244M30-190L-96-212', mix(shadow, light, 0.25), 6);
      sheet.line('M-84-110L132-12Q150-4 162-18', mix(shadow, light, 0.1), 9);
      sheet.line('M-14-166L58-130L34-76', mix(legs, shadow, 0.4), 34);
      sheet.line('M-104-104L112-4Q130 4 144-10', accent, 9);
      sheet.line('M-32-166L36-124L10-66', legs, 38);
      sheet.path('M-10-78L30-84L38-44L-2-58z', deep);
      sheet.path('M-62-168Q-58-226 16-264Q50-272 62-244Q60-204-10-148Q-46-140-62-168z', accent);
      sheet.path('M44-262Q58-258 62-244Q60-204-10-148Q-28-144-42-150Q30-204 44-262z', deep);
      sheet.path('M-58-190Q-40-222 0-252L16-240Q-26-212-46-180z', light);
      sheet.line('M34-240L96-200L52-192', deep, 24);
      sheet.line('M30-244L92-196L44-194', accent, 24);
      sheet.disc(42, -194, 15, light);
      sheet.disc(70, -282, 29, '#dda47c');
      sheet.path('M40-282q-2-42 36-44q34 4 32 34q-30-6-44 8q-8 12-24 2z', light);
      sheet.path('M72-294l36-6q6 12 0 24l-34 2q-8-10-2-20z', '#f2b443');
      sheet.path('M80-290l24-4q4 8 0 14l-24 2z', legs);
      sheet.line('M42-290h30', shadow, 6);
    });
  },
};
